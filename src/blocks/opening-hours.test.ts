import { afterEach, expect, test, vi } from 'vitest'
import { openingAt } from './opening-hours.ts'

const hours = { opens: '08:00', closes: '18:00' }
const open = { isOpen: true, closes: '18:00' }
const opens = (day: 'today' | number) => ({ isOpen: false, opens: { day, time: '08:00' } })

afterEach(() => {
  vi.unstubAllEnvs()
})

/** In UTC; the names are for Luxembourg. */
const moments = [
  ['Monday, the last minute before eight', '2026-11-16T06:59:59.999Z', opens('today')],
  ['Monday at eight', '2026-11-16T07:00:00Z', open],
  ['Monday, the last minute before six', '2026-11-16T16:59:59.999Z', open],
  ['Monday at six', '2026-11-16T17:00:00Z', opens(2)],
  ['Wednesday, one minute before midnight', '2026-11-18T22:59:00Z', opens(4)],
  ['Thursday at midnight', '2026-11-18T23:00:00Z', opens('today')],
  ['Friday at six', '2026-11-20T17:00:00Z', opens(1)],
  ['Saturday at midnight', '2026-11-20T23:00:00Z', opens(1)],
  ['Sunday, one minute before midnight', '2026-11-22T22:59:00Z', opens(1)],
  ['Monday at midnight', '2026-11-22T23:00:00Z', opens('today')],
  ['the first Monday of summer time, before eight', '2026-03-30T05:59:00Z', opens('today')],
  ['the first Monday of summer time at eight', '2026-03-30T06:00:00Z', open],
  ['the last Friday of winter time at six', '2026-03-27T17:00:00Z', opens(1)],
  ['the last Friday of summer time at six', '2026-10-23T16:00:00Z', opens(1)],
  ['the first Monday of winter time, before eight', '2026-10-26T06:59:00Z', opens('today')],
  ['the first Monday of winter time at eight', '2026-10-26T07:00:00Z', open],
  ['New Year, a Friday, still Thursday in UTC', '2026-12-31T23:30:00Z', opens(1)],
  ['the last evening before Christmas and a weekend', '2026-12-24T17:00:00Z', opens(1)],
  ['Easter Monday at noon', '2026-04-06T10:00:00Z', opens(2)],
  ['the Wednesday before Ascension, at six', '2026-05-13T16:00:00Z', opens(5)],
  ['National Day, a Tuesday, at nine', '2026-06-23T07:00:00Z', opens(3)],
] as const

test.each(moments)('%s', (_, now, expected) => {
  expect(openingAt(new Date(now), hours, 'LU')).toEqual(expected)
})

test('the time zone of the machine does not count', () => {
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const found = moments.map(([, now]) => openingAt(new Date(now), hours, 'LU'))
    expect(found).toEqual(moments.map(([, , expected]) => expected))
  }
})

test('minutes count as well as hours', () => {
  const half = { opens: '08:30', closes: '12:15' }
  expect(openingAt(new Date('2026-11-16T07:29:00Z'), half).isOpen).toBe(false)
  expect(openingAt(new Date('2026-11-16T07:30:00Z'), half).isOpen).toBe(true)
  expect(openingAt(new Date('2026-11-16T11:14:00Z'), half).isOpen).toBe(true)
  expect(openingAt(new Date('2026-11-16T11:15:00Z'), half).isOpen).toBe(false)
})
