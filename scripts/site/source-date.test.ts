import { afterEach, expect, test, vi } from 'vitest'
import { notBefore } from './source-date.ts'

afterEach(() => vi.unstubAllEnvs())

test('the time of the source is not before the day of the newest article, where the company is', () => {
  const noon = '2026-01-02T12:00:00Z'
  const days = [
    ...[undefined, '2026-01-01', '2026-01-02'].map((day) => [noon, day, noon]),
    // Already the second of January in Luxembourg.
    ['2026-01-01T23:30:00Z', '2026-01-02', '2026-01-01T23:30:00Z'],
    ['2026-01-01T22:30:00Z', '2026-01-02', noon],
    ...['2026-01-03', '9999-12-31'].map((day) => [noon, day, `${day}T12:00:00Z`]),
  ]
  const epoch = (time = '') => String(Date.parse(time) / 1000)
  const dates = days.map(([source, newest]) => notBefore(epoch(source), newest))
  expect(dates).toEqual(days.map(([, , expected]) => epoch(expected)))
})
