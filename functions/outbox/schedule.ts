import type { Failure } from '../mail/failures.ts'
import { failures } from '../mail/failures.ts'

/** What becomes of a mail. */
export const states = {
  waiting: 'It is sent at the time of its next attempt.',
  sending: 'A server is sending it; if that server dies, it is sent again when its lease is over.',
  sent: 'The mail server took it. What was typed is deleted; the key is kept for a day.',
  refused: 'The mail server refused it for good. It is kept for the owner, who can send it again.',
  'given up':
    'It was tried for days, or may have arrived often enough. It is kept for the owner, who can send it again.',
} as const

export type State = keyof typeof states

/** So often may the same mail arrive, if its delivery is never confirmed. */
export const maxCopies = 3

const minute = 60_000
const hour = 60 * minute

/** Milliseconds before the next attempt: twice as long each time, up to the longest. */
const pauses = {
  soon: { firstMs: minute / 2, longestMs: 6 * hour },
  slow: { firstMs: 10 * minute, longestMs: 6 * hour },
} as const

/** No attempt is farther away than this, whatever a clock has said. */
export const longestPauseMs = 6 * hour

export type Attempt = { tries: number; waited: number; copies: number }

export type NextStep = { state: State; pauseMs: number; copies: number; waited: number }

/**
 * What follows a failure. `tries` counts it already, and `copies` as if it had been delivered. `waited` is the sum of all
 * pauses: unlike the age of a mail, it is right with any clock, and does not grow while no server runs.
 */
export function afterFailure(attempt: Attempt, failure: Failure, giveUpMs: number): NextStep {
  const copies = attempt.copies - (failure.isPerhapsDelivered ? 0 : 1)
  const { waited } = attempt
  const { retry } = failures[failure.kind]
  if (failure.kind === 'stopped' && copies < maxCopies)
    return { state: 'waiting', pauseMs: 0, copies, waited }
  if (retry === 'never') return { state: 'refused', pauseMs: 0, copies, waited }
  if (copies >= maxCopies) return { state: 'given up', pauseMs: 0, copies, waited }
  const { firstMs, longestMs } = pauses[retry]
  const pauseMs = Math.min(firstMs * 2 ** Math.min(attempt.tries - 1, 20), longestMs)
  if (waited + pauseMs > giveUpMs) return { state: 'given up', pauseMs: 0, copies, waited }
  return { state: 'waiting', pauseMs, copies, waited: waited + pauseMs }
}
