import { company } from '../../src/company/company.ts'
import { checkColumns, explainDatabase, query } from '../database.ts'
import { explain, type FailureKind } from '../mail/failures.ts'
import { findLate, findUndelivered } from '../outbox/manage.ts'
import type { Notice, Services } from '../services.ts'

const minute = 60_000
const hour = 60 * minute

/** Less free space than this may fail any write. Bytes. */
const minFreeBytes = 20_000_000

/** So many undelivered messages are told of one by one. */
const maxUndelivered = 50

/** How long a notice counts: until the next look at least. */
export const noticeMs = 2 * minute

/** What the owner has to know, by a name that is the same until it is over. */
export type Trouble = {
  name: string
  words: string
  /** Forms work: the owner is told, but the health is good. */
  isHealthy?: boolean
  /** Counts for the health alone: the owner is told of each mail. */
  isQuiet?: boolean
}

/** Remembers what a request met; `isHealthy`: the forms work all the same. */
export function notice({ notices, now }: Services, name: string, words: string, isHealthy = false): void {
  notices.set(name, { words, at: now(), isHealthy })
}

/** What requests met in the last minutes. */
export function currentNotices({ notices, now }: Services): Trouble[] {
  const isCurrent = ({ at }: Notice) => Math.abs(now() - at) < noticeMs
  return [...notices]
    .filter(([, it]) => isCurrent(it))
    .map(([name, { words, isHealthy }]) => ({ name, words, isHealthy }))
}

/** Looks at mail server, database, disk and outbox. Never throws. */
export async function findTroubles(services: Services): Promise<Trouble[]> {
  const [server, data] = await Promise.all([checkMailServer(services), checkData(services)])
  return [...server, ...data]
}

async function checkMailServer({ mailer }: Services): Promise<Trouble[]> {
  const failure = await mailer.check()
  return failure ? [{ name: 'mail server', words: failure.reason }] : []
}

async function checkData(services: Services): Promise<Trouble[]> {
  const { database, freeBytes, now } = services
  const troubles: Trouble[] = []
  const free = await freeBytes?.().catch(() => undefined)
  if (free !== undefined && free < minFreeBytes) {
    troubles.push({
      name: 'disk',
      words: `The disk is full: ${Math.round(free / 1e6)} MB are left. Make room.`,
    })
  }
  try {
    await checkColumns(database)
    // A full disk shows when something is written.
    const write = `insert into notes (name, value) values ('written', ?1) on conflict (name) do update set value = ?1`
    await query(database, write, String(now()))
    troubles.push(...(await checkOutbox(services)))
  } catch (error) {
    troubles.push({ name: 'database', words: explainDatabase(error as Error) })
  }
  return troubles
}

async function checkOutbox(services: Services): Promise<Trouble[]> {
  const { database, now } = services
  const troubles: Trouble[] = []
  const late = await findLate(services, now() - hour)
  if (late) {
    const since = new Date(late.first.created).toISOString()
    troubles.push({
      name: 'waiting',
      words: `${late.count} ${late.count === 1 ? 'mail waits' : 'mails wait'}, the first since ${since}. ${late.first.reason}`,
    })
  }
  for (const { id, state, reason } of await findUndelivered(services, maxUndelivered)) {
    const until = `It is deleted ${company.kept.undeliveredDays} days later.`
    troubles.push({
      name: `${state} ${id}`,
      words: `Message ${id} is ${state}. ${reason} ${until}`,
      isHealthy: true,
    })
  }
  for (const [name, kinds] of [
    ['messages', `'message', 'mail'`],
    ['sign-ups', `'confirmation'`],
  ] as const) {
    const sql = `select state, reason, detail from outbox where kind in (${kinds}) and state in ('sent', 'refused', 'given up')
      and changed between ?1 - ${hour} and ?1 order by changed desc limit 3`
    const rows = (await query(database, sql, now())).map((row) => ({
      isSent: row.state === 'sent',
      reason: row.reason as FailureKind,
      detail: String(row.detail),
    }))
    const [last] = rows
    if (last && areFailing(rows)) {
      const isQuiet = name === 'messages'
      troubles.push({ name, words: `The last ${name} failed. ${explain(last.reason, last.detail)}`, isQuiet })
    }
  }
  return troubles
}

/**
 * Whether the last results, the newest first, show that the mail server refuses more than one visitor's mail. Anybody
 * can type an address that does not exist, or a text that looks like an advertisement.
 */
export function areFailing(results: readonly { isSent: boolean; reason: FailureKind }[]): boolean {
  const [last, ...others] = results
  if (last === undefined || last.isSent) return false
  const isOfVisitor = last.reason === 'mail' || last.reason === 'no such address'
  return !isOfVisitor || (others.length >= 2 && others.every(({ isSent }) => !isSent))
}
