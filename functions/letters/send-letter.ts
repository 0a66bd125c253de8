import { setTimeout } from 'node:timers/promises'
import { firstSlug } from '../../src/blog/post.ts'
import { recordRefusal } from '../bounces/record-report.ts'
import { query } from '../database.ts'
import type { Failure } from '../mail/failures.ts'
import type { Services } from '../services.ts'
import { sealToken } from '../tokens.ts'
import { composeCopy, type Letter } from './compose-letter.ts'
import { type Copy, type CopyState, isActive, openDeliveries } from './deliveries.ts'

/** So many failures in a row are the fault of the server or of the letter, not of an address. */
const maxFailuresInARow = 5

/** Copies that are sent at the same time: as many as there are connections to a mail server. */
const parallel = 5

/** Where `npm start` has the functions. Only a site that is tried out has no address for them. */
const localFunctions = 'http://localhost:4173/functions'

export type LetterReport = {
  sent: number
  /** Addresses that do not exist, or were refused on many days; they get no further letters. */
  bounced: number
  /** Those whom the next run tries. */
  left: number
  /** Copies that may have been sent, of this run or of one that crashed: nobody gets a letter twice. */
  uncertain: number
  /** Why it stopped early: the mail server, the owner, or the end of this process. */
  stopped?: Failure | 'owner' | 'process'
}

export async function countReaders({ database }: Services): Promise<number> {
  const [row] = await query(database, `select count(*) as count from subscribers where ${isActive}`)
  return Number(row?.count)
}

/**
 * Sends a letter to all who have confirmed and did not get it yet. It can be interrupted at any moment, and goes on with
 * the next call. Throws `LetterLocked`.
 */
export function sendLetter(
  services: Services,
  letter: Letter,
  perMinute: number,
  onProgress = (_sent: number) => {},
): Promise<LetterReport> {
  const { sending } = services
  const name = `letter ${firstSlug(letter)}`
  const run = sendCopies(services, letter, perMinute, onProgress)
  const ended = run.then(
    () => {},
    () => {},
  )
  if (!sending.has(name)) {
    sending.set(name, ended)
    void ended.finally(() => sending.delete(name))
  }
  return run
}

async function sendCopies(
  services: Services,
  letter: Letter,
  perMinute: number,
  onProgress: (sent: number) => void,
): Promise<LetterReport> {
  const deliveries = openDeliveries(services, letter)
  const report: LetterReport = { sent: 0, bounced: 0, left: 0, uncertain: await deliveries.begin() }
  const size = Math.min(parallel, Math.ceil(perMinute / 60))
  const pauseMs = (size * 60_000) / perMinute
  let results = new Map<string, CopyState>()
  /** What was refused; it counts when a success shows that it was the fault of the address. */
  const refused = new Map<string, Failure>()
  const recordRefusals = async () => {
    for (const [subscriber, { verdict = 'other', detail }] of refused) {
      const isPaused = await recordRefusal(services, { subscriber, verdict, detail, at: services.now() })
      if (!isPaused) continue
      results.set(subscriber, 'bounced')
      report.bounced += 1
    }
    refused.clear()
  }

  let failures = 0
  for (;;) {
    const started = performance.now()
    if (services.stopping.aborted) report.stopped ??= 'process'
    const copies = await deliveries.next(results, report.stopped ? 0 : size, pauseMs)
    results = new Map()
    if (copies === undefined) report.stopped = 'owner'
    if (copies === undefined || copies.length === 0) break
    const sent = await Promise.all(copies.map((copy) => sendCopy(services, letter, copy)))
    for (const [index, { subscriber }] of copies.entries()) {
      const outcome = sent[index]
      if (outcome === undefined || outcome.ok) {
        results.set(subscriber, 'sent')
        report.sent += 1
        failures = 0
        await recordRefusals()
        onProgress(report.sent)
      } else {
        results.set(subscriber, outcome.isPerhapsDelivered ? 'uncertain' : 'waiting')
        report.uncertain += Number(outcome.isPerhapsDelivered)
        refused.set(subscriber, outcome)
        failures += 1
        if (failures >= maxFailuresInARow) report.stopped = outcome
      }
    }
    const restMs = Math.max(0, pauseMs - (performance.now() - started))
    await setTimeout(restMs, undefined, { signal: services.stopping }).catch(() => {})
  }
  // A row of refusals says nothing about the addresses.
  if (report.stopped === undefined) await recordRefusals()
  await deliveries.next(results, 0, 0)
  report.left = await deliveries.end()
  return report
}

/** One copy; also for trying a letter. */
export async function sendCopy(services: Services, letter: Letter, copy: Copy) {
  const { config, mailer, stopped } = services
  const { id, subscriber, language } = copy
  const token = await sealToken(config.secret, 'unsubscribe', { subscriber, language })
  const unsubscribeUrl = `${config.functionsUrl ?? localFunctions}/newsletter/unsubscribe?token=${token}`
  return mailer.send(composeCopy(letter, config, id, { ...copy, unsubscribeUrl }), { signal: stopped })
}
