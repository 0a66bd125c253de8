import { notice } from './alerts/troubles.ts'
import { readInbox } from './bounces/read-inbox.ts'
import { DatabaseClosed } from './database.ts'
import { sendDueLetters, showTimer } from './letters/schedule.ts'
import type { Services } from './services.ts'

/** Between two looks at the mailbox for bounces, and two signs of life. Milliseconds. */
const [inboxPauseMs, signPauseMs] = [300_000, 60_000]

/** What a server that runs all the time does for the newsletter: letters at their time, and reports of bounces. */
export function openNewsletterTimer(services: Services) {
  const { log, now, stopping } = services
  const running = new Map<string, Promise<void>>()
  const last = new Map<string, number>()

  /** Never twice at once, and not more often than the pause says. */
  const run = (name: string, pauseMs: number, work: () => Promise<unknown>) => {
    if (running.has(name) || Math.abs(now() - (last.get(name) ?? Number.NEGATIVE_INFINITY)) < pauseMs) return
    last.set(name, now())
    const done = work()
      .then(
        () => {},
        (error: Error) => {
          if (stopping.aborted || error instanceof DatabaseClosed) return
          const words = `${name}: ${describe(error)}`
          log(words)
          notice(services, name, words, true)
        },
      )
      .finally(() => running.delete(name))
    running.set(name, done)
  }

  return {
    work: (): void => {
      if (stopping.aborted) return
      run('The timer of letters', signPauseMs, () => showTimer(services))
      run('The letters', 0, () => sendDueLetters(services))
      run('The mailbox for bounces (BOUNCE_IMAP_URL)', inboxPauseMs, () => readInbox(services))
    },
    /** When all that is under way has ended. */
    rest: async (): Promise<void> => {
      await Promise.all(running.values())
    },
  }
}

/** Of an IMAP server: what it said, without the command and its password. */
export function describe(error: Error): string {
  const { responseText, authenticationFailed, message } = error as Error & {
    responseText?: string
    authenticationFailed?: boolean
  }
  return authenticationFailed ? 'name or password is refused.' : (responseText ?? message)
}
