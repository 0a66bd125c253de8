import { createClient } from '@libsql/client'
import { createTables } from '../../functions/database.ts'
import { createHandler } from '../../functions/handler.ts'
import type { Mail, Mailer, Sent } from '../../functions/mail/mail.ts'
import { defaults, type Services } from '../../functions/services.ts'

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

/**
 * The functions with a database in memory, a mailer that collects mails and does as the test says, and a clock that the
 * test moves.
 */
export async function openTestFunctions(parts: Partial<Services> = {}) {
  const mails: Mail[] = []
  const lines: string[] = []
  const state = { now: Date.UTC(2026, 0, 5, 9), ip: '192.0.2.1', answer: { ok: true } as Sent }
  const mailer: Mailer = {
    async send(mail) {
      if (state.answer.ok) mails.push(mail)
      return state.answer
    },
    check: async () => state.answer.ok,
    close: () => {},
  }
  const database = createClient({ url: 'file::memory:' })
  await createTables(database)
  const services: Services = {
    ...defaults,
    config: {
      from: 'site@site.example',
      to: 'office@site.example',
      origins: [],
      functionsUrl: `${ownOrigin}/functions`,
      secret: testSecret,
    },
    database,
    mailer,
    style: ':root { --paper: #fff }',
    clientIp: () => state.ip,
    now: () => state.now,
    log: (line) => lines.push(line),
    leaseMs: 60_000,
    sendTimeoutMs: 5000,
    ...parts,
  }
  const handle = createHandler(services)
  const request = (path: string, init: RequestInit = {}) =>
    handle(new Request(`${ownOrigin}/functions/${path}`, init))
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    services,
    state,
    mails,
    lines,
    handle,
    request,
    post,
    signUp: (fields: object, headers?: Record<string, string>) =>
      post('send-newsletter-email', fields, headers),
    send: (fields: object, headers?: Record<string, string>) => post('send-contact-email', fields, headers),
    /** The path of the link in the last mail, below `/functions/`. */
    lastLink: () => linkOf(mails.at(-1)?.text ?? ''),
    rows: async (sql: string) => (await database.execute(sql)).rows.map((row) => ({ ...row })),
  }
}

export type TestFunctions = Awaited<ReturnType<typeof openTestFunctions>>

export function linkOf(text: string): string {
  return /https?:\S+\/functions\/(newsletter\/\S+)/.exec(text)?.[1] ?? ''
}
