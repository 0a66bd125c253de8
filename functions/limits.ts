import { createHmac } from 'node:crypto'
import { query } from './database.ts'
import type { Limit, LimitName, Services } from './services.ts'

/** A hash that nobody can reverse without the secret: what is kept says nothing about a visitor. */
export function hashOf({ config }: Services, ...parts: string[]): string {
  return createHmac('sha256', config.secret).update(parts.join('\0')).digest('base64url')
}

/** Its window has ended, or ends later than any that begins now: then a clock was wrong. */
const isOver = '(ends <= ?2 or ends > ?2 + ?3)'

/**
 * Counts one more, and returns 0, or the seconds to wait if that is too often. One statement, so that processes that
 * share the database cannot both take the last place. Beyond the limit nothing is written.
 */
export async function consumeQuota(services: Services, name: LimitName, value = ''): Promise<number> {
  const { count, windowMs }: Limit = services.limits[name]
  return (await takePlace(services, name, value, count, windowMs)).wait
}

/** Counts one more unless there are `most`. `count` has this one. */
export async function takePlace(
  services: Services,
  name: LimitName,
  value: string,
  most: number,
  windowMs: number,
): Promise<{ wait: number; count: number }> {
  const key = hashOf(services, name, value)
  const now = services.now()
  const sql = `insert into limits (key, count, ends) values (?1, 1, ?2 + ?3) on conflict (key) do update set
      count = case when ${isOver} then 1 else count + 1 end, ends = case when ${isOver} then ?2 + ?3 else ends end
    where ${isOver} or count < ?4 returning count`
  const [taken] = await query(services.database, sql, key, now, windowMs, most)
  if (taken) return { wait: 0, count: Number(taken.count) }
  const [row] = await query(services.database, 'select count, ends from limits where key = ?', key)
  const wait = Math.max(1, Math.ceil((Number(row?.ends ?? now) - now) / 1000))
  return { wait, count: Number(row?.count ?? 0) }
}

/** Gives the last place back. */
export async function refundQuota(services: Services, name: LimitName, value: string): Promise<void> {
  const sql = 'update limits set count = count - 1 where key = ?'
  await query(services.database, sql, hashOf(services, name, value))
}

/** The same for all addresses of one mailbox: `a+b@example.com` arrives at `a@example.com`. */
export function mailbox(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}

/** A provider gives a network of IPv6 addresses to one customer: its first four groups. */
export function network(ip: string): string {
  return groups(ip, 4)
}

/** Networks that belong together: the first three numbers of an IPv4 address, or the first three groups of IPv6. */
export function widerNetwork(ip: string): string {
  const address = network(ip)
  return address.includes(':') ? groups(ip, 3) : address.split('.', 3).join('.')
}

function groups(ip: string, count: number): string {
  const address = ip.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '')
  const [start = ''] = address.split('::')
  return address.includes(':') ? [...start.split(':'), '0', '0', '0'].slice(0, count).join(':') : address
}
