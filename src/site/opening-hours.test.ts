import { expect, test } from 'vitest'
import { openingAt } from './opening-hours.ts'

const hours = { opens: '08:00', closes: '18:00' }
const open = { isOpen: true, closes: '18:00' }
const opens = (day: 'today' | number) => ({ isOpen: false, opens: { day, time: '08:00' } })

/** In UTC; the names are for Luxembourg. */
const moments = [
  ['Monday, the last minute before eight', '2026-11-16T06:59:59.999Z', opens('today')],
  ['Monday at eight', '2026-11-16T07:00:00Z', open],
  ['Monday, the last minute before six', '2026-11-16T16:59:59.999Z', open],
  ['Monday at six', '2026-11-16T17:00:00Z', opens(2)],
  ['Friday at six', '2026-11-20T17:00:00Z', opens(1)],
  ['Sunday, one minute before midnight', '2026-11-22T22:59:00Z', opens(1)],
  ['the first Monday of summer time at eight', '2026-03-30T06:00:00Z', open],
  ['New Year, a Friday, still Thursday in UTC', '2026-12-31T23:30:00Z', opens(1)],
  ['National Day, a Tuesday, at nine', '2026-06-23T07:00:00Z', opens(3)],
] as const

test('the office opens and closes to the minute, on the clock of the company', () => {
  const found = moments.map(([name, now]) => [name, now, openingAt(new Date(now), hours)])
  expect(found).toEqual(moments)
})
