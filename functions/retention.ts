import { company } from '../src/company/company.ts'
import { query } from './database.ts'
import type { Services } from './services.ts'
import { forgetLimits } from './slow-down.ts'

const hour = 3_600_000
const day = 24 * hour
const { kept } = company

/** Deletes what is over: counters, keys of sent mails, and what the owner's facts say. */
export async function forgetOldData(services: Services): Promise<void> {
  const { database, limits, log, now } = services
  const windowMs = Math.max(...Object.values(limits).map((limit) => limit.windowMs))
  await forgetLimits(services)
  // Farther in the future than possible: a clock was wrong.
  await query(database, 'delete from limits where ends > ?', now() + windowMs)
  // The keys of mails that were sent are kept for a day, against late repetitions.
  const over = `delete from outbox where content = '' and state <> 'sending' and abs(changed - ?) > ${day}`
  await query(database, over, now())
  // Its link is no longer valid.
  const expired = `delete from outbox where kind = 'confirmation' and state <> 'sending' and abs(created - ?1) > ?2`
  await query(database, expired, now(), kept.confirmationHours * hour)
  if (!(await isClockSteady(services))) return
  const undelivered = `delete from outbox where state in ('refused', 'given up') and changed < ? returning id`
  const deleted = await query(database, undelivered, now() - kept.undeliveredDays * day)
  for (const { id } of deleted) log(`Message ${id} is deleted: it could not be delivered.`)
  const withdrawn = 'delete from subscribers where withdrawn < ?'
  await query(database, withdrawn, now() - kept.proofYears * 365.25 * day)
  const bounced = 'delete from subscribers where bounced < ?'
  await query(database, bounced, now() - kept.bouncedMonths * 30.5 * day)
  await query(database, 'delete from refusals where day < ?', now() / day - 60)
  await query(database, 'delete from reports where at < ?', now() - 60 * day)
  await query(database, 'delete from forgotten where at < ?', now() - (kept.confirmationHours + 1) * hour)
}

/**
 * Whether the clock has run for a day without a jump. What cannot be brought back is not deleted because of a clock that
 * was wrong once, or of a server that was switched off for long.
 */
async function isClockSteady({ database, now }: Services): Promise<boolean> {
  const rows = await query(database, `select name, value from notes where name in ('clock', 'steady since')`)
  const notes = new Map(rows.map(({ name, value }) => [name, Number(value)]))
  const last = notes.get('clock') ?? 0
  const isJump = now() < last - hour || now() > last + day
  const since = isJump ? now() : (notes.get('steady since') ?? now())
  const sql = `insert into notes (name, value) values ('clock', ?1), ('steady since', ?2)
    on conflict (name) do update set value = excluded.value`
  await query(database, sql, String(now()), String(since))
  return now() - since >= day
}
