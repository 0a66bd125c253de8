import { setTimeout } from 'node:timers/promises'
import type { InValue } from '@libsql/client'
import { firstSlug } from '../../src/blog/post.ts'
import { query } from '../database.ts'
import { hashOf } from '../limits.ts'
import type { Services } from '../services.ts'
import { sealToken } from '../tokens.ts'
import { composeCopy, type Letter, type Reader } from './compose-letter.ts'

/** So many failures in a row are the fault of the server or of the letter, not of an address. */
const maxFailuresInARow = 5

const maxTries = 3

const isActive = 'confirmed is not null and withdrawn is null and bounced is null'

export type Report = {
  sent: number
  /** Addresses that do not exist; they get no further letters. */
  bounced: number
  /** Those whom the next run tries. */
  left: number
  /** Copies that a run which crashed may have sent: they went out again with the same Message-ID. */
  uncertain: number
  /** Why it stopped early. */
  stopped?: string
}

/** Another run is sending this letter, or was interrupted a moment ago. */
export class LetterLocked extends Error {
  constructor(readonly seconds: number) {
    super(`locked for ${seconds} s`)
  }
}

export async function countReaders({ database }: Services): Promise<number> {
  const [row] = await query(database, `select count(*) as count from subscribers where ${isActive}`)
  return Number(row?.count)
}

/**
 * Sends a letter to all who have confirmed and did not get it yet. Each delivery is written down before and after, so
 * that a run after a crash continues.
 */
export async function sendLetter(
  services: Services,
  letter: Letter,
  perMinute: number,
  onProgress = (_sent: number) => {},
): Promise<Report> {
  const { database, now } = services
  const key = firstSlug(letter)
  const pauseMs = 60_000 / perMinute
  await lock(services, key)
  const run = (sql: string, ...args: InValue[]) => query(database, sql, ...args)
  const set = (state: string, subscriber: string) => {
    const sql = 'update deliveries set state = ?, changed = ? where letter = ? and subscriber = ?'
    return run(sql, state, now(), key, subscriber)
  }
  const count = async (state: string) => {
    const sql = 'select count(*) as count from deliveries where letter = ? and state = ?'
    return Number((await run(sql, key, state))[0]?.count)
  }
  // Copies that went out under another address of the post, in whatever order its aliases are.
  for (const other of [letter.slug, ...(letter.aliases ?? [])]) {
    if (other !== key) await run('update or ignore deliveries set letter = ? where letter = ?', key, other)
  }
  const uncertain = await count('sending')
  const unsent = `letter = ? and state in ('waiting', 'sending')`
  await run(`update deliveries set state = 'waiting', tries = 0 where ${unsent}`, key)
  const add = `insert into deliveries (letter, subscriber, state, changed)
    select ?, id, 'waiting', ? from subscribers where ${isActive} on conflict do nothing`
  await run(add, key, now())

  const report: Report = { sent: 0, bounced: 0, left: 0, uncertain }
  /** Addresses that were refused; they are marked when a success shows that it was their fault. */
  const refused = new Set<string>()
  const markRefused = async () => {
    for (const id of refused) {
      await run('update subscribers set bounced = ? where id = ?', now(), id)
      await set('bounced', id)
    }
    report.bounced += refused.size
    refused.clear()
  }
  const findNext = `select id, email, first_name, language from deliveries join subscribers on id = subscriber
    where letter = ? and state = 'waiting' and tries < ? and ${isActive} order by tries, id limit 1`
  const begin = `update deliveries set state = 'sending', tries = tries + 1, changed = ?
    where letter = ? and subscriber = ?`
  let failures = 0
  while (report.stopped === undefined) {
    const started = performance.now()
    const [row] = await run(findNext, key, maxTries)
    if (row === undefined) break
    const id = String(row.id)
    const lockedUntil = now() + pauseMs + services.leaseMs
    await run('update letters set locked_until = ? where slug = ?', lockedUntil, key)
    await run(begin, now(), key, id)
    const language = String(row.language)
    const reader = { email: String(row.email), firstName: String(row.first_name ?? ''), language }
    const sent = await sendCopy(services, letter, id, reader)
    if (sent.ok) {
      await set('sent', id)
      report.sent += 1
      failures = 0
      await markRefused()
      onProgress(report.sent)
    } else {
      await set('waiting', id)
      failures += 1
      if (sent.isAddress) refused.add(id)
      if (failures >= maxFailuresInARow) report.stopped = sent.reason
    }
    await setTimeout(Math.max(0, pauseMs - (performance.now() - started)))
  }
  // A row of refusals says nothing about the addresses.
  if (report.stopped === undefined) await markRefused()
  report.left = await count('waiting')
  await run('update letters set locked_until = 0 where slug = ?', key)
  return report
}

/** One copy; also for trying a letter. */
export async function sendCopy(
  services: Services,
  letter: Letter,
  subscriber: string,
  reader: Omit<Reader, 'unsubscribeUrl'>,
) {
  const { config, mailer } = services
  const { language } = reader
  const token = await sealToken(config.secret, 'unsubscribe', { subscriber, language })
  const unsubscribeUrl = `${config.functionsUrl}/newsletter/unsubscribe?token=${token}`
  const id = hashOf(services, 'letter', firstSlug(letter), subscriber)
  return mailer.send(composeCopy(letter, config.from, id, { ...reader, unsubscribeUrl }))
}

async function lock({ database, now, leaseMs }: Services, key: string): Promise<void> {
  const sql = `insert into letters (slug, locked_until) values (?1, ?2) on conflict (slug) do update
    set locked_until = ?2 where locked_until <= ?3 returning slug`
  if ((await query(database, sql, key, now() + leaseMs, now())).length > 0) return
  const [row] = await query(database, 'select locked_until from letters where slug = ?', key)
  throw new LetterLocked(Math.ceil((Number(row?.locked_until) - now()) / 1000))
}
