import { expect, test } from 'vitest'
import { companyDay, companyTime } from './clock.ts'

test('the clock of the company has the summer time of the European Union', () => {
  const moments = [
    ['2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
    ['2026-10-25T00:59:59.999Z', '2026-10-25T02:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01T00:00:00'],
  ]
  const clockAt = (moment: string) => companyTime(new Date(moment)).toISOString().slice(0, 19)
  expect(moments.map(([moment = '']) => [moment, clockAt(moment)])).toEqual(moments)
  expect(companyDay(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31')
  expect(companyDay(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01')
})
