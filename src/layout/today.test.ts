import { expect, test } from 'vitest'
import { companyDay, companyTime, longDay } from './today.ts'

test.each([
  ['2026-01-31T22:59:59Z', '2026-01-31'],
  ['2026-01-31T23:00:00Z', '2026-02-01'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is %s in Luxembourg', (now, day) => {
  expect(companyDay(new Date(now))).toBe(day)
})

test('a day is read with two digits, the long month and four digits', () => {
  expect(longDay('2025-07-05')).toBe('05. Juli 2025')
})

test('every month is called as de-LU calls it', () => {
  const format = new Intl.DateTimeFormat('de-LU', {
    day: '2-digit',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 28 - month)))
  expect(days.map((day) => longDay(day.toISOString().slice(0, 10)))).toEqual(
    days.map((day) => format.format(day)),
  )
})

const clockAt = (moment: Date) => companyTime(moment).toISOString().slice(0, 19).replace('T', ' ')

test.each([
  ['2026-03-29T00:59:59.999Z', '2026-03-29 01:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['2026-07-01T12:00:00Z', '2026-07-01 14:00:00'],
  ['2026-10-25T00:59:59.999Z', '2026-10-25 02:59:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01 00:00:00'],
])('at %s the clock shows %s', (moment, clock) => {
  expect(clockAt(new Date(moment))).toBe(clock)
})
