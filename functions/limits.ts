import { createHmac, randomBytes } from 'node:crypto'

const hourMs = 3_600_000

/** Messages, and sign-ups, in an hour. A limit of all visitors together would let a flood close a form to everybody. */
const perHour = { visitor: 10, network: 120 }

export type Limits = ReturnType<typeof openLimits>

/** Counts what visitors send. In memory, by hashes that nobody can reverse after the end of the process. */
export function openLimits(now: () => number) {
  const key = randomBytes(32)
  const counts = new Map<string, { count: number; ends: number }>()
  const find = (kind: string, network: string) => {
    const hash = createHmac('sha256', key).update(`${kind} ${network}`).digest('base64')
    return { hash, place: counts.get(hash) ?? { count: 0, ends: now() + hourMs } }
  }
  return {
    /** Counts one more, and returns 0, or the seconds to wait if that is too often. */
    take(kind: 'messages' | 'signUps', ip: string): number {
      for (const [hash, { ends }] of counts) {
        // The oldest is first. Later than any hour that begins now: the clock was wrong.
        if (ends > now() && ends <= now() + hourMs) break
        counts.delete(hash)
      }
      const wide = find(kind, networkOf(ip, 'wide'))
      const narrow = find(kind, networkOf(ip, 'narrow'))
      const isFull = wide.place.count >= perHour.network
      if (isFull || narrow.place.count >= perHour.visitor) {
        return Math.ceil(((isFull ? wide : narrow).place.ends - now()) / 1000)
      }
      for (const { hash, place } of [wide, narrow]) counts.set(hash, { ...place, count: place.count + 1 })
      return 0
    },
  }
}

/**
 * The network of a visitor: an IPv4 address, or 64 bits of IPv6, which a provider gives to one customer. A wide one is
 * what one owner of several may have: 24 bits of IPv4, 48 of IPv6.
 */
export function networkOf(ip: string, width: 'narrow' | 'wide'): string {
  const address = ip.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '')
  if (!address.includes(':')) return width === 'wide' ? address.split('.', 3).join('.') : address
  const [start = ''] = address.split('::')
  const groups = [...start.split(':'), '0', '0', '0', '0'].slice(0, width === 'wide' ? 3 : 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
