import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { type Mailer, withTimeout } from './mail/mail.ts'

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
    messages: { count: 300, windowMs: hour },
    proofs: { count: 1, windowMs: hour },
  }),
  now: Date.now,
  /** For a mail, and longer than any takes; renewed while it is being sent. After a crash it is sent when it is over. */
  leaseMs: 900_000,
  /** How long a visitor waits for the mail server; the forms give up after ten seconds. */
  sendTimeoutMs: 8000,
  /** How long a request for the health waits for a first or a new result. */
  healthWaitMs: 900,
  /** How long mails and requests that are under way may take when the server is stopped. */
  stopMs: 5000,
}

export type LimitName = keyof typeof defaults.limits

/** Everything outside of the functions; an adapter for a host creates it. */
export type Services = typeof defaults & {
  config: Pick<Config, 'from' | 'to' | 'mail' | 'origins' | 'functionsUrl' | 'alerts' | 'healthToken'> &
    Partial<Pick<Config, 'oldSecret' | 'identityKey' | 'isDevelopment' | 'bounces'>> & { secret: string }
  database: Database
  mailer: Mailer
  /** The CSS of its pages. */
  style: string
  /** The address of the visitor; a proxy's header only where the proxy is known. */
  clientIp: (request: Request) => string
  log: (line: string) => void
  /** Keeps a line outside of the database (`withdrawals.ts`). */
  record?: (line: string) => void
  /** Free space for the data, in bytes, where there is a disk. */
  freeBytes?: () => Promise<number>
} & ProcessState

/** What went wrong in a request. */
export type Notice = { words: string; at: number; isHealthy: boolean }

/** What one process knows for itself. */
export type ProcessState = {
  /** Mails that are being sent, by their ids. */
  sending: Map<string, Promise<void>>
  /** What went wrong a moment ago. */
  notices: Map<string, Notice>
  /** No further mail is begun. */
  stopping: AbortSignal
  /** Mails that are still being sent are broken off. */
  stopped: AbortSignal
}

/** The state of a process that has just started, and the end of its work. */
export function startProcess() {
  const [stopping, stopped] = [new AbortController(), new AbortController()]
  const state: ProcessState = {
    sending: new Map(),
    notices: new Map(),
    stopping: stopping.signal,
    stopped: stopped.signal,
  }
  /** Lets what is under way finish for so many milliseconds. */
  const stop = async (stopMs: number): Promise<void> => {
    stopping.abort()
    const all = () => Promise.all(state.sending.values())
    await withTimeout(stopMs, all())
    stopped.abort()
    await withTimeout(1000, all())
  }
  return { state, stop }
}
