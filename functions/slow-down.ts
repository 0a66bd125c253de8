import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { notice } from './alerts/troubles.ts'
import { query } from './database.ts'
import type { Refusal } from './forms.ts'
import { consumeQuota, hashOf, network, refundQuota, takePlace, widerNetwork } from './limits.ts'
import type { Limit, Services } from './services.ts'

/** Who sends a form; an address that the host does not know is `unknown`. */
export type Visitor = { ip: string; proof?: string | undefined }

export type Kind = 'messages' | 'signUps'

/** Iterations of one attempt, and how many attempts a browser needs: half a second of a desktop computer. */
const [cost, fewest, most] = [5000, 400, 1200]

/** Milliseconds in which a challenge can be answered. */
const challengeMs = 600_000

/**
 * Limits how often one visitor, one network and all visitors send something. Beyond it the browser has to work for
 * each form, which a visitor does not notice and a flood does. Only one visitor alone can be refused for good.
 */
export async function limitVisitor(
  services: Services,
  kind: Kind,
  visitor: Visitor,
): Promise<Refusal | undefined> {
  const { ip, proof } = visitor
  const isProven = proof !== undefined && (await isSolved(services, kind, proof))
  await reportEnd(services, kind)
  const places = [
    ...(ip === 'unknown'
      ? []
      : ([
          [`${kind}PerIp`, network(ip)],
          [`${kind}PerNetwork`, widerNetwork(ip)],
        ] as const)),
    [kind, ''] as const,
  ]
  for (const [index, [name, value]] of places.entries()) {
    const { count, max, windowMs }: Limit = services.limits[name]
    const allowed = isProven ? (max ?? Number.MAX_SAFE_INTEGER) : count
    const taken = await takePlace(services, name, value, allowed, windowMs)
    if (name === kind && taken.count >= count) {
      const words = `${kind}: ${count} in this hour; slower from now on`
      if (taken.wait === 0 && taken.count === count) services.log(words)
      notice(services, `limits ${kind}`, words, true)
    }
    if (taken.wait === 0) continue
    // It is counted where it is done.
    for (const [earlier, its] of places.slice(0, index)) await refundQuota(services, earlier, its)
    const refusal = { status: 429, problem: 'tooMany', retryAfter: taken.wait } as const
    const isOver = max !== undefined && taken.count >= max
    return isOver ? refusal : { ...refusal, challenge: await newChallenge(services, kind) }
  }
  return undefined
}

/** Deletes what limits no longer need, and logs those that have ended. Called now and then. */
export async function forgetLimits(services: Services): Promise<void> {
  for (const kind of ['messages', 'signUps'] as const) await reportEnd(services, kind)
  await query(services.database, 'delete from limits where ends < ?', services.now())
}

/** Logs once, from whichever process deletes the row, that a limit of all visitors slows nobody down any more. */
async function reportEnd(services: Services, kind: Kind): Promise<void> {
  const sql = 'delete from limits where key = ? and ends <= ? returning count'
  const [row] = await query(services.database, sql, hashOf(services, kind, ''), services.now())
  if (row && Number(row.count) >= services.limits[kind].count) {
    services.log(`${kind}: ${row.count} in the last hour; as fast as usual again`)
  }
}

const secretsOf = (services: Services) => ({
  hmacSignatureSecret: hashOf(services, 'challenge'),
  hmacKeySignatureSecret: hashOf(services, 'solution'),
})

function newChallenge(services: Services, kind: Kind) {
  return createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost, deriveKey, ...secretsOf(services) },
    counter: randomInt(most, fewest),
    data: { kind, until: services.now() + challengeMs },
  })
}

/** Whether a challenge of ours was solved for this kind of form, in time, and for the first time. */
async function isSolved(services: Services, kind: Kind, proof: string): Promise<boolean> {
  try {
    const { challenge, solution } = JSON.parse(proof)
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(services) })
    const { data, nonce } = challenge.parameters
    if (!verified || data.kind !== kind || data.until < services.now()) return false
    return (await consumeQuota(services, 'proofs', nonce)) === 0
  } catch {
    // What is no challenge of ours is no proof.
    return false
  }
}
