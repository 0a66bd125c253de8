import { query } from '../database.ts'
import { asciiDomain } from '../field-schema.ts'
import { subscriberId } from '../identity.ts'
import { hashOf, mailbox } from '../limits.ts'
import type { LimitName, Services } from '../services.ts'
import { recordErasure } from '../withdrawals.ts'
import { isActive } from './deliveries.ts'

/** Columns with milliseconds since 1970, which people read as times. */
const times = [
  'signed_up',
  'confirmed',
  'withdrawn',
  'bounced',
  'restored',
  'changed',
  'created',
  'ends',
  'at',
]

const addressLimits: LimitName[] = ['confirmationsPerAddress']

type Values = Record<string, unknown>

/** Everything that is stored about an address. */
export type StoredData = {
  /** With the wording of the consent. */
  subscriber?: Values
  deliveries: Values[]
  refusals: Values[]
  /** Counters, by a hash of the address. */
  limits: Values[]
  /** Mails that wait, or were not taken. */
  mails: Values[]
  /** When it was erased: links in mails from before are not valid. */
  erased?: Values
}

export type Counts = { active: number; paused: number; withdrawn: number }

export async function countSubscribers({ database }: Services): Promise<Counts> {
  const sql = `select count(*) filter (where ${isActive}) as active, count(withdrawn) as withdrawn,
    count(*) filter (where bounced is not null and withdrawn is null) as paused from subscribers`
  const [row] = await query(database, sql)
  return {
    active: Number(row?.active),
    paused: Number(row?.paused),
    withdrawn: Number(row?.withdrawn),
  }
}

/** Everybody who has an address here, the newest first. */
export async function listSubscribers(services: Services): Promise<Values[]> {
  const sql = `select email, first_name, language, confirmed, bounced, bounce_reason from subscribers
    where email is not null and withdrawn is null order by confirmed desc, id`
  return select(services, sql)
}

/** The answer to somebody who asks what is stored about them. `undefined`: nothing. */
export async function findAddress(services: Services, email: string): Promise<StoredData | undefined> {
  const id = await subscriberId(services, email)
  const person = `select subscribers.*, text as consent_text from subscribers
    left join consent_texts on version = consent_version where id = ?`
  const [subscriber] = await select(services, person, id)
  const deliveries = 'select letter, state, changed from deliveries where subscriber = ? order by changed'
  const refusals = `select date(day * 86400, 'unixepoch') as day, detail from refusals where subscriber = ? order by day`
  const [erased] = await select(services, 'select at from forgotten where id = ?', id)
  const found: StoredData = {
    ...(subscriber && { subscriber }),
    deliveries: await select(services, deliveries, id),
    refusals: await select(services, refusals, id),
    limits: await findLimits(services, email),
    mails: await findMails(services, email),
    ...(erased && { erased }),
  }
  const isKnown = Object.values(found).some((part) => (Array.isArray(part) ? part.length > 0 : part))
  return isKnown ? found : undefined
}

/**
 * Erases one address with everything about it, but for messages to the company. `false` if it was not there. A hash of
 * it stays until links in mails that were sent before are no longer valid, so that none of them stores it again.
 */
export async function forgetSubscriber(services: Services, email: string): Promise<boolean> {
  const { database, now } = services
  const id = await subscriberId(services, email)
  const keys = addressLimits.map((name) => hashOf(services, name, mailbox(plain(email))))
  const results = await database.batch([
    {
      sql: 'insert into forgotten (id, at) values (?1, ?2) on conflict (id) do update set at = ?2',
      args: [id, now()],
    },
    { sql: 'delete from subscribers where id = ? returning 1', args: [id] },
    { sql: 'delete from deliveries where subscriber = ? returning 1', args: [id] },
    { sql: 'delete from refusals where subscriber = ? returning 1', args: [id] },
    {
      sql: `delete from outbox where kind = 'confirmation' and ${isMailOf} returning 1`,
      args: [plain(email)],
    },
    { sql: 'delete from limits where key = ? returning 1', args: keys },
  ])
  if (results[1]?.rows.length) recordErasure(services, id)
  return results.slice(1, -1).some(({ rows }) => rows.length > 0)
}

/** Sends letters again to an address that was paused. */
export async function restoreSubscriber(
  services: Services,
  email: string,
): Promise<'restored' | 'not paused' | 'unknown'> {
  const { database, now } = services
  const id = await subscriberId(services, email)
  const sql = `update subscribers set bounced = null, bounce_reason = null, restored = ?
    where id = ? and bounced is not null and withdrawn is null returning 1`
  const rows = await query(database, sql, now(), id)
  await query(database, 'delete from refusals where subscriber = ?', id)
  if (rows.length > 0) return 'restored'
  const known = await query(database, 'select 1 from subscribers where id = ? and withdrawn is null', id)
  return known.length > 0 ? 'not paused' : 'unknown'
}

/** The rows of a statement, with times as people read them, and without what is empty. */
export async function select({ database }: Services, sql: string, ...args: string[]): Promise<Values[]> {
  return (await query(database, sql, ...args)).map((row) => {
    const values = Object.entries(row).filter(([, value]) => value !== null)
    return Object.fromEntries(
      values.map(([name, value]) => [
        name,
        times.includes(name) ? new Date(Number(value)).toISOString() : value,
      ]),
    )
  })
}

async function findLimits(services: Services, email: string): Promise<Values[]> {
  const rows = addressLimits.map(async (name) => {
    const key = hashOf(services, name, mailbox(plain(email)))
    const found = await select(services, 'select count, ends from limits where key = ?', key)
    return found.map((values) => ({ limit: name, ...values }))
  })
  return (await Promise.all(rows)).flat()
}

async function findMails(services: Services, email: string): Promise<Values[]> {
  const sql = `select id, kind, state, created, content from outbox where ${isMailOf} order by created`
  const rows = await select(services, sql, plain(email))
  return rows.map(({ content, ...row }) => ({ ...row, content: JSON.parse(String(content)) }))
}

/** As forms store it. */
const plain = (email: string) => asciiDomain(email.trim()).toLowerCase()

/** Of what a visitor typed, or of a mail that an earlier version stored. */
const isMailOf = `content <> '' and
  lower(coalesce(json_extract(content, '$.email'), json_extract(content, '$.replyTo.address'))) = ?`
