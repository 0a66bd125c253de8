import { expect, test } from 'vitest'
import { longDay, luxembourgDay } from './today.ts'

test.each([
  ['2026-01-31T22:59:59Z', '2026-01-31'],
  ['2026-01-31T23:00:00Z', '2026-02-01'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is %s in Luxembourg', (now, day) => {
  expect(luxembourgDay(new Date(now))).toBe(day)
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
