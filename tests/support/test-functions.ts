import { createClient } from '@libsql/client'
import { beforeEach } from 'vitest'
import type { Verdict } from '../../functions/bounces/judge-refusal.ts'
import { openDatabase } from '../../functions/database.ts'
import { createHandler } from '../../functions/handler.ts'
import { type FailureKind, fail } from '../../functions/mail/failures.ts'
import type { Mail, Mailer, Sent } from '../../functions/mail/mail.ts'
import { defaults, type Services, startProcess } from '../../functions/services.ts'

export const testSecret = 'a secret of the tests with 32 bytes'

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

/**
 * The functions with a database in memory, a mailer that collects mails and does as the test says, and a clock that the
 * test moves.
 */
export async function openTestFunctions(parts: Partial<Services> = {}) {
  const mails: Mail[] = []
  const lines: string[] = []
  const attempts: string[] = []
  const state = { now: Date.UTC(2026, 0, 5, 9), ip: '192.0.2.1', answer: { ok: true } as Answer }
  const mailer: Mailer = {
    async send(mail, { onHandOver } = {}) {
      attempts.push(mail.messageId)
      await onHandOver?.()
      const sent = await (typeof state.answer === 'function' ? state.answer(mail) : state.answer)
      if (sent.ok) mails.push(mail)
      return sent
    },
    check: async () => (typeof state.answer === 'function' || state.answer.ok ? undefined : state.answer),
    close: () => {},
  }
  const database = openDatabase(
    () => createClient({ url: 'file::memory:' }),
    (line) => lines.push(line),
  )
  const services: Services = {
    ...{ ...defaults, ...startProcess().state },
    config: {
      ...{ from: 'site@site.example', to: 'office@site.example', secret: testSecret },
      ...{ functionsUrl: `${ownOrigin}/functions`, origins: ['https://form.example'] },
      ...{ mail: { kind: 'files' }, alerts: { to: undefined, url: undefined }, healthToken: undefined },
    },
    ...{ database, mailer, leaseMs: 60_000, sendTimeoutMs: 5000 },
    style: ':root { --paper: #fff }',
    clientIp: () => state.ip,
    now: () => state.now,
    log: (line) => lines.push(line),
    ...parts,
  }
  const handle = createHandler(services)
  const request = (path: string, init: RequestInit = {}) =>
    handle(new Request(`${ownOrigin}/functions/${path}`, init))
  const post = (path: string, content: unknown, more: Record<string, string> = {}) => {
    const body = typeof content === 'string' ? content : JSON.stringify(content)
    return request(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...more }, body })
  }
  return {
    ...{ services, state, mails, lines, handle, request, post },
    /** The ids of all mails that were to be sent. */
    attempts,
    signUp: (fields: object, headers?: Record<string, string>) =>
      post('send-newsletter-email', fields, headers),
    send: (fields: object, headers?: Record<string, string>) => post('send-contact-email', fields, headers),
    lastLink: () => linkOf(mails.at(-1)?.text ?? ''),
    rows: async (sql: string) => (await services.database.execute(sql)).rows.map((row) => ({ ...row })),
  }
}

export type TestFunctions = Awaited<ReturnType<typeof openTestFunctions>>

/** New ones before each test. */
export function testFunctionsForEach(): TestFunctions {
  const site = {} as TestFunctions
  beforeEach(async () => {
    Object.assign(site, await openTestFunctions())
  })
  return site
}

/** Stores readers of the newsletter: `r0@example.com`, `id00000` and so on. */
export async function addReaders({ database }: Pick<Services, 'database'>, count: number): Promise<void> {
  const sql = `insert into subscribers (id, email, first_name, language, confirmed)
    with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?)
    select printf('id%05d', i), printf('r%d@example.com', i), 'Zoë', 'de', 1 from n`
  await database.execute({ sql, args: [count] })
}

type Bounces = NonNullable<Services['config']['bounces']>

/** Settings for mails that come back, of which most are not there. */
export const bouncesWith = (parts: Partial<Bounces>): Bounces => ({
  ...{ address: undefined, imapUrl: undefined, resendSecret: undefined, brevoToken: undefined, ...parts },
})

/** A mail that the server does not take, for now unless the test says something else. */
export function refusal(kind: FailureKind = 'busy', verdict?: Verdict): Sent {
  return { ...fail(kind, 'SMTP RCPT TO', kind === 'perhaps delivered'), ...(verdict && { verdict }) }
}

/** The path of the link in a mail, below `/functions/`. */
export function linkOf(text: string): string {
  return /https?:\S+\/functions\/(newsletter\/\S+)/.exec(text)?.[1] ?? ''
}
