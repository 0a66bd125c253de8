import { expect, test } from 'vitest'
import { isHoliday } from './holidays.ts'

/** The holidays of a year as month and day; its last day is none. */
const holidaysOf = (year: number) =>
  Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)))
    .filter((day) => isHoliday(day))
    .map((day) => day.toISOString().slice(5, 10))

test('a year has its eleven public holidays in Luxembourg, at every time of the day', () => {
  expect(holidaysOf(2026).slice(0, 6)).toEqual(['01-01', '04-06', '05-01', '05-09', '05-14', '05-25'])
  expect(holidaysOf(2026).slice(6)).toEqual(['06-23', '08-15', '11-01', '12-25', '12-26'])
  const times = ['2026-05-14T23:59:59.999Z', '2026-05-15T00:00:00Z']
  expect(times.map((time) => isHoliday(new Date(time)))).toEqual([true, false])
})

test('Easter is right in years in which simpler rules fail', () => {
  const mondays = [2000, 2024, 2027, 2038, 2049].map((year) => holidaysOf(year)[1])
  expect(mondays).toEqual(['04-24', '04-01', '03-29', '04-26', '04-19'])
})
