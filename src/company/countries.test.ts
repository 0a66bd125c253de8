import { expect, test } from 'vitest'
import { hoursAheadOfUtc, isInEurope } from './countries.ts'

test.each([
  ['GB', 'Europe/London'],
  ['PT', 'Europe/Lisbon'],
  ['LU', 'Europe/Luxembourg'],
  ['FI', 'Europe/Helsinki'],
])('the clock of %s is that of %s', (code, timeZone) => {
  const noon = new Date('2026-01-15T12:00:00Z')
  const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(noon)
  expect(hoursAheadOfUtc(code)).toBe(Number(hour) - 12)
  expect(isInEurope(code)).toBe(true)
})

test.each(['CA', 'US', 'JP', 'BR'])('%s needs a time zone among the facts', (code) =>
  expect(isInEurope(code)).toBe(false),
)
