import type { Client } from '@libsql/client'
import type { Config } from './config.ts'
import type { Mailer } from './mail/mail.ts'

const hour = 3_600_000

/** How often something may happen in a window of time. With `max`, or for all visitors, `slow-down.ts` lets more through. */
export type Limit = { count: number; max?: number; windowMs: number }

const limitTable = <Name extends string>(limits: Record<Name, Limit>) => limits

/** What every host has in common. */
export const defaults = {
  limits: limitTable({
    signUpsPerIp: { count: 10, max: 40, windowMs: hour },
    signUpsPerNetwork: { count: 120, windowMs: hour },
    signUps: { count: 300, windowMs: hour },
    confirmationsPerAddress: { count: 1, windowMs: hour },
    messagesPerIp: { count: 10, max: 40, windowMs: hour },
    messagesPerNetwork: { count: 120, windowMs: hour },
    messagesPerAddress: { count: 10, windowMs: 24 * hour },
    messages: { count: 300, windowMs: hour },
    proofs: { count: 1, windowMs: hour },
  }),
  now: Date.now,
  /** For a mail. After a crash it is sent when they are over: longer than any mail takes. */
  leaseMs: 120_000,
  /** How long a visitor waits for the mail server; the forms give up after ten seconds. */
  sendTimeoutMs: 8000,
}

export type LimitName = keyof typeof defaults.limits

/** Everything outside of the functions; an adapter for a host creates it. */
export type Services = typeof defaults & {
  config: Pick<Config, 'from' | 'to' | 'origins' | 'functionsUrl'> &
    Partial<Pick<Config, 'oldSecret' | 'identityKey' | 'isDevelopment'>> & { secret: string }
  database: Client
  mailer: Mailer
  /** The CSS of its pages. */
  style: string
  /** The address of the visitor; a proxy's header only where the proxy is known. */
  clientIp: (request: Request) => string
  log: (line: string) => void
  /** Keeps a line outside of the database (`withdrawals.ts`). */
  record?: (line: string) => void
}
