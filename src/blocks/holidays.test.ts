import { expect, test } from 'vitest'
import { type HolidayRegion, isHoliday } from './holidays.ts'

/** The holidays of a year as month and day; its last day is none anywhere. */
const holidaysOf = (year: number, region: HolidayRegion) =>
  Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)))
    .filter((day) => isHoliday(day, region))
    .map((day) => day.toISOString().slice(5, 10))

test('a year has its eleven public holidays in Luxembourg, at every time of the day', () => {
  expect(holidaysOf(2026, 'LU').slice(0, 6)).toEqual(['01-01', '04-06', '05-01', '05-09', '05-14', '05-25'])
  expect(holidaysOf(2026, 'LU').slice(6)).toEqual(['06-23', '08-15', '11-01', '12-25', '12-26'])
  const times = ['2026-05-14T23:59:59.999Z', '2026-05-15T00:00:00Z']
  expect(times.map((time) => isHoliday(new Date(time), 'LU'))).toEqual([true, false])
})

// From the tables of the ministries of the interior for 2026.
test('a Land has the nine holidays of all of Germany and its own', () => {
  const inAll = ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26']
  const own: Partial<Record<HolidayRegion, string[]>> = {
    ...{ DE: [], BW: ['01-06', '06-04', '11-01'], BE: ['03-08'], HE: ['06-04'], HH: ['10-31'] },
    ...{ RP: ['06-04', '11-01'], SL: ['06-04', '08-15', '11-01'] },
    ...{ SN: ['10-31', '11-18'], TH: ['09-20', '10-31'] },
  }
  const found = Object.keys(own).map((land) => [land, holidaysOf(2026, land as HolidayRegion)])
  expect(found).toEqual(Object.entries(own).map(([land, days]) => [land, [...inAll, ...days].sort()]))
})

test('Easter is right in years in which simpler rules fail', () => {
  const mondays = [2000, 2024, 2027, 2038, 2049].map((year) => holidaysOf(year, 'LU')[1])
  expect(mondays).toEqual(['04-24', '04-01', '03-29', '04-26', '04-19'])
})
