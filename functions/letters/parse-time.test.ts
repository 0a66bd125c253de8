import { expect, test } from 'vitest'
import { parseTime } from './parse-time.ts'

const utc = (text: string, hours: number) => Date.parse(text) - hours * 3_600_000

test.each([
  ['2026-12-01T09:00', utc('2026-12-01T09:00Z', 1)],
  ['2026-07-01 09:00', utc('2026-07-01T09:00Z', 2)],
  ['2026-12-01', utc('2026-12-01T00:00Z', 1)],
  [' 2026-12-01T09:00:30 ', utc('2026-12-01T09:00:30Z', 1)],
  ['2026-12-01T09:00Z', utc('2026-12-01T09:00Z', 0)],
  ['2026-12-01T09:00:00.123+05:00', utc('2026-12-01T09:00Z', 5)],
  // The hours around the change to summer time and back.
  ['2026-03-29T00:30', utc('2026-03-29T00:30Z', 1)],
  ['2026-03-29T12:00', utc('2026-03-29T12:00Z', 2)],
  ['2026-10-25T12:00', utc('2026-10-25T12:00Z', 1)],
])('%s is a time on the clock of the company, unless it says another one', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test.each(['', 'morgen', '2026-02-30T09:00', '2026-13-01', '01.12.2026', '2026-12-01T25:00', '9:00'])(
  '"%s" is no time',
  (text) => {
    expect(parseTime(text)).toBeUndefined()
  },
)
