import type { Row } from '@libsql/client'
import { query } from '../database.ts'
import { explain, type FailureKind } from '../mail/failures.ts'
import type { Services } from '../services.ts'
import type { Contents, Kind } from './compose.ts'
import { type State, states } from './schedule.ts'

/** A mail in the outbox, as its owner reads it. Times are milliseconds since 1970. */
export type OutboxEntry = {
  id: string
  kind: Kind
  state: State
  /** Why it is in this state, and what helps. */
  reason: string
  /** The last failure, with what the server said. */
  failure?: FailureKind
  detail?: string
  created: number
  changed: number
  /** When it is tried again, if it waits. */
  next?: number
  tries: number
}

/** All but what was typed, which may be long. */
const columns = 'id, kind, state, reason, detail, created, changed, next, tries'

/** All mails that were not sent, the oldest first; `all`: also those that were, for a day. */
export async function listOutbox({ database }: Services, all = false): Promise<OutboxEntry[]> {
  const sql = `select ${columns} from outbox where ?1 or state <> 'sent' order by created, id`
  return (await query(database, sql, all ? 1 : 0)).map(entryOf)
}

/** One mail with what was typed; an id may be shortened. `undefined` if none or several fit. */
export async function showMail({ database }: Services, id: string) {
  const sql = `select * from outbox where id = ?1 or (length(?1) >= 6 and substr(id, 1, length(?1)) = ?1) limit 2`
  const [row, another] = await query(database, sql, id)
  if (row === undefined || another !== undefined) return undefined
  const content = row.content ? (JSON.parse(String(row.content)) as Contents[Kind]) : undefined
  return { ...entryOf(row), content }
}

/** Sends mails again as if they were new; without ids all that were refused or given up. Returns their ids. */
export async function retryMails({ database, now }: Services, ids?: readonly string[]): Promise<string[]> {
  const sql = `update outbox set state = 'waiting', next = ?1, changed = ?1, tries = 0, waited = 0, copies = 0
    where content <> '' and case when ?2 is null then state in ('refused', 'given up')
      else state not in ('sent', 'sending') and id in (select value from json_each(?2)) end returning id`
  const rows = await query(database, sql, now(), ids ? JSON.stringify(ids) : null)
  return rows.map(({ id }) => String(id))
}

/** Deletes mails, unless they are being sent. Returns the ids of those that were there. */
export async function dropMails({ database }: Services, ids: readonly string[]): Promise<string[]> {
  const sql = `delete from outbox where state <> 'sending' and id in (select value from json_each(?)) returning id`
  return (await query(database, sql, JSON.stringify(ids))).map(({ id }) => String(id))
}

/** The first mail that waits since a time, and how many do. */
export async function findLate({ database }: Services, before: number) {
  const late = `from outbox where state in ('waiting', 'sending') and created < ?`
  const [row] = await query(database, `select ${columns} ${late} order by created limit 1`, before)
  if (row === undefined) return undefined
  const [all] = await query(database, `select count(*) as count ${late}`, before)
  return { first: entryOf(row), count: Number(all?.count) }
}

/** Messages that only the owner can still save, the newest first. */
export async function findUndelivered({ database }: Services, limit: number): Promise<OutboxEntry[]> {
  const sql = `select ${columns} from outbox where state in ('refused', 'given up') and kind <> 'confirmation'
    order by changed desc limit ?`
  return (await query(database, sql, limit)).map(entryOf)
}

export type OutboxCounts = {
  counts: Record<State, number>
  /** Of those that wait: when it was stored. */
  oldest?: number
  /** The last failure in words. */
  lastError?: string
}

export async function countOutbox({ database }: Services): Promise<OutboxCounts> {
  const counts = Object.fromEntries(Object.keys(states).map((state) => [state, 0])) as Record<State, number>
  for (const row of await query(database, 'select state, count(*) as count from outbox group by state')) {
    counts[row.state as State] = Number(row.count)
  }
  const oldest = `select min(created) as oldest from outbox where state in ('waiting', 'sending')`
  const [first] = await query(database, oldest)
  const failed = 'select reason, detail from outbox where reason is not null order by changed desc limit 1'
  const [last] = await query(database, failed)
  return {
    counts,
    ...(typeof first?.oldest === 'number' && { oldest: first.oldest }),
    ...(last && { lastError: explain(last.reason as FailureKind, String(last.detail)) }),
  }
}

function entryOf(row: Row): OutboxEntry {
  const state = row.state as State
  return {
    id: String(row.id),
    kind: row.kind as Kind,
    state,
    reason: row.reason ? explain(row.reason as FailureKind, String(row.detail)) : states[state],
    ...(row.reason && { failure: row.reason as FailureKind, detail: String(row.detail) }),
    created: Number(row.created),
    changed: Number(row.changed),
    ...(state === 'waiting' && { next: Number(row.next) }),
    tries: Number(row.tries),
  }
}
