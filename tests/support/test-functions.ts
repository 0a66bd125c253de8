import { beforeEach } from 'vitest'
import { openDatabase } from '../../functions/database.ts'
import { createHandler } from '../../functions/handler.ts'
import { openLimits } from '../../functions/limits.ts'
import type { Mail, Mailer, Sent } from '../../functions/mail/mail.ts'
import { openWorker } from '../../functions/outbox.ts'
import type { Services } from '../../functions/services.ts'
import { openTroubles } from '../../functions/troubles.ts'

export const ownOrigin = 'https://www.site.example'

/** The fields of the full contact form. */
export const message = {
  firstName: 'Zoë',
  lastName: 'Muster',
  company: 'Muster Sàrl',
  email: 'zoe@example.com',
  message: 'Guten Tag,\n\nbitte rufen Sie an.',
}

/** What the mail server says. */
type Answer = Sent | ((mail: Mail) => Sent | Promise<Sent>)

/** A mail that the server does not take for now. */
export const busy: Sent = { ok: false, words: 'RCPT TO: 450 4.2.0 Greylisted' }

/**
 * The functions with a database in memory, a mailer that collects mails and does as the test says, and a clock that the
 * test moves.
 */
export async function openTestFunctions(parts: Partial<Services> = {}) {
  const mails: Mail[] = []
  const lines: string[] = []
  const state = { now: Date.UTC(2026, 0, 5, 9), ip: '192.0.2.1', answer: { ok: true } as Answer }
  const log = (line: string) => void lines.push(line)
  const mailer: Mailer = {
    async send(mail, { onHandOver } = {}) {
      await onHandOver?.()
      const sent = await (typeof state.answer === 'function' ? state.answer(mail) : state.answer)
      if (sent.ok || sent.mayHaveArrived) mails.push(mail)
      return sent
    },
    check: async () => (typeof state.answer === 'function' ? undefined : state.answer.words),
    close: () => {},
  }
  const now = () => state.now
  const services: Services = {
    config: {
      ...{ from: 'site@site.example', to: 'office@site.example' },
      ...{ functionsUrl: `${ownOrigin}/functions`, origins: ['https://form.example'] },
    },
    ...{ database: openDatabase('file::memory:'), mailer, now, log },
    ...{ limits: openLimits(now), troubles: openTroubles(log) },
    ...{ lettersPerMinute: Number.POSITIVE_INFINITY, style: ':root { --paper: #fff }' },
    ...{ clientIp: () => state.ip, freeBytes: async () => 1e9 },
    ...parts,
  }
  const worker = openWorker(services)
  const handle = createHandler(services, () => {})
  const request = (path: string, init: RequestInit = {}) =>
    handle(new Request(`${ownOrigin}/functions/${path}`, init))
  const post = (path: string, content: unknown, more: Record<string, string> = {}) => {
    const body = typeof content === 'string' ? content : JSON.stringify(content)
    return request(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...more }, body })
  }
  return {
    ...{ services, state, mails, lines, handle, request, post },
    /** Sends what is due. */
    settle: worker.settle,
    signUp: (fields: object, headers?: Record<string, string>) =>
      post('send-newsletter-email', fields, headers),
    send: (fields: object, headers?: Record<string, string>) => post('send-contact-email', fields, headers),
    /** The path of the link in the last mail, below `/functions/`. */
    lastLink: () => /https?:\S+\/functions\/(newsletter\/\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '',
    rows: async (sql: string) => (await services.database.execute(sql)).rows.map((row) => ({ ...row })),
  }
}

export type TestFunctions = Awaited<ReturnType<typeof openTestFunctions>>

/** New ones before each test. */
export function testFunctionsForEach(): TestFunctions {
  const site = {} as TestFunctions
  beforeEach(async () => void Object.assign(site, await openTestFunctions()))
  return site
}

/** Stores readers of the newsletter: `r0@example.com`, with the token `token0`, and so on. */
export async function addReaders({ database }: Pick<Services, 'database'>, count: number): Promise<void> {
  const sql = `insert into subscribers (token, hash, email, first_name, language, consent_version, signed_up, confirmed)
    with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?)
    select printf('%032d', i), printf('hash%d', i), printf('r%d@example.com', i), 'Zoë', 'de', 'de-1', 1, 1 from n`
  await database.execute({ sql, args: [count] })
}
