import { createHmac, randomBytes } from 'node:crypto'

const hourMs = 3_600_000

/**
 * How many messages, and how many sign-ups, are taken in an hour. There is no limit of all visitors together, by which a
 * flood would close a form to everybody.
 */
const perHour = { visitor: 10, network: 120 }

export type Limits = ReturnType<typeof openLimits>

/** Counts what visitors send. In memory, by hashes that nobody can reverse after the end of the process. */
export function openLimits(now: () => number) {
  const key = randomBytes(32)
  const counts = new Map<string, { count: number; ends: number }>()

  return {
    /** Counts one more, and returns 0, or the seconds to wait if that is too often. */
    take(kind: 'messages' | 'signUps', ip: string): number {
      forgetEnded()
      const places = [
        { of: networkOf(ip, 'wide'), max: perHour.network },
        { of: networkOf(ip, 'narrow'), max: perHour.visitor },
      ].map(({ of, max }) => {
        const hash = createHmac('sha256', key).update(`${kind} ${of}`).digest('base64')
        return { hash, max, current: counts.get(hash) ?? { count: 0, ends: now() + hourMs } }
      })
      const full = places.find(({ max, current }) => current.count >= max)
      if (full) return Math.ceil((full.current.ends - now()) / 1000)
      for (const { hash, current } of places) counts.set(hash, { ...current, count: current.count + 1 })
      return 0
    },
  }

  /** The oldest are first. */
  function forgetEnded(): void {
    for (const [hash, { ends }] of counts) {
      // Later than any hour that begins now: the clock was wrong.
      if (ends > now() && ends <= now() + hourMs) return
      counts.delete(hash)
    }
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
