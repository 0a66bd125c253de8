import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/**
 * Works for a challenge of the functions, for half a second. No worker is needed: the browser derives keys outside of the
 * page's thread.
 */
export async function proofOf(challenge: object): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  if (solution === null) throw new Error('no solution in time')
  return JSON.stringify({ challenge, solution })
}
