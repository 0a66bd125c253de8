import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Limits } from './limits.ts'
import type { Mailer } from './mail/mail.ts'
import type { Troubles } from './troubles.ts'

/** Everything outside of the functions. */
export type Services = {
  config: Pick<Config, 'from' | 'to' | 'origins' | 'functionsUrl'>
  database: Database
  mailer: Mailer
  limits: Limits
  troubles: Troubles
  /** So many letters leave in a minute, so that a mail server does not take them for spam. */
  lettersPerMinute: number
  /** The CSS of its pages. */
  style: string
  /** The address of the visitor; a proxy's header only where the proxy is known. */
  clientIp: (request: Request) => string
  now: () => number
  log: (line: string) => void
  /** Free space for the data, in bytes. */
  freeBytes: () => Promise<number>
}
