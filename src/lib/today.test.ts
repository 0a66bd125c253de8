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
