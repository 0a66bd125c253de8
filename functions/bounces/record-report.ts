import { query } from '../database.ts'
import { unsubscribe } from '../newsletter.ts'
import type { Services } from '../services.ts'
import type { Verdict } from './judge-refusal.ts'
import type { Report } from './parse-report.ts'

const day = 86_400_000

/** An address that was refused for now on so many days of the last month gets no further letters. */
const [softDays, softWindowDays] = [5, 30]

export type Refused = { subscriber: string; verdict: Verdict; detail: string; at: number }

/**
 * Writes down that a letter was refused. Whoever does not exist gets no further letters, and whoever was refused on many
 * days; nobody because of a policy, the sender or the mail. Refusals from before the address was confirmed or restored
 * do not count. Returns whether the subscriber was paused.
 */
export async function recordRefusal(services: Services, refused: Refused): Promise<boolean> {
  const { database, now } = services
  const { subscriber, verdict, detail, at } = refused
  if (verdict === 'other') return false
  if (verdict === 'unknown') return pause(services, subscriber, `unknown (${detail})`, at)
  const today = Math.floor(at / day)
  const add = `insert into refusals (subscriber, day, detail) select id, ?2, ?3 from subscribers
    where id = ?1 and coalesce(restored, confirmed, 0) <= ?4 on conflict do nothing`
  await query(database, add, subscriber, today, detail, at)
  const first = Math.floor(now() / day) - softWindowDays
  const [row] = await query(
    database,
    'select count(*) as days from refusals where subscriber = ? and day > ?',
    ...[subscriber, first],
  )
  const days = Number(row?.days)
  return days >= softDays && pause(services, subscriber, `refused on ${days} days (${detail})`, at)
}

/** Does what a report says. Returns what was done; `undefined` if it is of no letter, or is known. */
export async function applyReport(services: Services, report: Report): Promise<Report['kind'] | undefined> {
  const { database } = services
  const of =
    'select letter, subscriber from deliveries where copy in (select value from json_each(?)) limit 1'
  const [copy] = await query(database, of, JSON.stringify(report.copies))
  if (copy === undefined || (await isKnown(services, report.id))) return undefined
  const subscriber = String(copy.subscriber)
  if (report.kind === 'refused') {
    const isPaused = await recordRefusal(services, { ...report, subscriber })
    const sql = `update deliveries set state = 'bounced' where letter = ? and subscriber = ?`
    if (isPaused) await query(database, sql, String(copy.letter), subscriber)
  } else {
    await unsubscribe(services, { subscriber }, report.kind === 'complaint' ? 'complaint' : 'mail')
  }
  await remember(services, report.id)
  return report.kind
}

/** Whether a report was applied already. */
export async function isKnown({ database }: Services, id: string): Promise<boolean> {
  return (await query(database, 'select 1 from reports where id = ?', id)).length > 0
}

export async function remember({ database, now }: Services, id: string): Promise<void> {
  await query(database, 'insert into reports (id, at) values (?, ?) on conflict do nothing', id, now())
}

async function pause({ database, now }: Services, id: string, reason: string, at: number): Promise<boolean> {
  const sql = `update subscribers set bounced = ?, bounce_reason = ?
    where id = ? and withdrawn is null and bounced is null and coalesce(restored, confirmed, 0) <= ? returning id`
  return (await query(database, sql, now(), reason, id, at)).length > 0
}
