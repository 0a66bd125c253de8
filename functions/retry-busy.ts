import type { Client } from '@libsql/client'

/** How long a statement waits for another process that writes; forms give up after ten seconds. Milliseconds. */
const patienceMs = 5000

/** The longest pause between two attempts, and so how soon all works again when a lock ends. Milliseconds. */
const maxPauseMs = 200

/**
 * Waits asynchronously for another process that writes. The driver's own wait would stop the whole process, and after
 * it a connection may be stuck in an old state of the database (SQLITE_BUSY_SNAPSHOT), which a new one is not.
 */
export async function retryBusy<T>(client: Client, run: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs
  for (let pauseMs = 5; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await run()
    } catch (error) {
      if (client.closed || !isBusy(error) || performance.now() > end) throw error
      client.reconnect()
      // Not all that wait at the same moment.
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2)))
    }
  }
}

/** The second: another statement has renewed the connection in between. */
function isBusy(error: unknown): boolean {
  const { code = '' } = Object(error) as { code?: string }
  return /^SQLITE_(BUSY|LOCKED)/.test(code) || code === 'CLIENT_CLOSED'
}
