import { expect, test } from 'vitest'
import { luxembourgTime } from './luxembourg-time.ts'

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Luxembourg',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const told = (moment: Date) => luxembourgTime(moment).toISOString().slice(0, 19).replace('T', ' ')

test('the clock is that of the time zone, at every hour of forty years', () => {
  const hours = (Date.UTC(2040, 0) - Date.UTC(2000, 0)) / 3_600_000
  const moments = Array.from({ length: hours }, (_, index) => new Date(Date.UTC(2000, 0, 1, index)))
  const different = moments.filter((moment) => told(moment) !== format.format(moment))
  expect(different).toEqual([])
})

test.each([
  ['2026-03-29T00:59:59.999Z', '2026-03-29 01:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['2026-10-25T00:59:59.999Z', '2026-10-25 02:59:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01 00:00:00'],
])('at %s the clock says %s', (moment, clock) => {
  expect(told(new Date(moment))).toBe(clock)
})
