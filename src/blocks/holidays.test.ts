import { expect, test } from 'vitest'
import { type HolidayRegion, isHoliday } from './holidays.ts'

const holidaysOf = (year: number, region: HolidayRegion) => {
  const days: string[] = []
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 86_400_000) {
    const day = new Date(time)
    if (isHoliday(day, region)) days.push(day.toISOString().slice(5, 10))
  }
  return days
}

test('a year has its eleven public holidays in Luxembourg, at every time of the day', () => {
  expect(holidaysOf(2026, 'LU')).toEqual([
    ...['01-01', '04-06', '05-01', '05-09', '05-14', '05-25'],
    ...['06-23', '08-15', '11-01', '12-25', '12-26'],
  ])
  expect(isHoliday(new Date('2026-05-14T23:59:59.999Z'), 'LU')).toBe(true)
  expect(isHoliday(new Date('2026-05-15T00:00:00Z'), 'LU')).toBe(false)
})

const inAllOfGermany = [
  ...['01-01', '04-03', '04-06', '05-01', '05-14', '05-25'],
  ...['10-03', '12-25', '12-26'],
]

// From the tables of the ministries of the interior for 2026.
test.each<[HolidayRegion, string[]]>([
  ['DE', []],
  ['BW', ['01-06', '06-04', '11-01']],
  ['BE', ['03-08']],
  ['HE', ['06-04']],
  ['HH', ['10-31']],
  ['RP', ['06-04', '11-01']],
  ['SL', ['06-04', '08-15', '11-01']],
  ['SN', ['10-31', '11-18']],
  ['TH', ['09-20', '10-31']],
])('in Germany, %s has the holidays of all Länder and %j', (region, own) => {
  expect(holidaysOf(2026, region)).toEqual([...inAllOfGermany, ...own].sort())
})

// Years in which simpler rules fail.
test.each([
  [2000, '04-24', '06-01', '06-12'],
  [2024, '04-01', '05-09', '05-20'],
  [2027, '03-29', '05-06', '05-17'],
  [2038, '04-26', '06-03', '06-14'],
  [2049, '04-19', '05-27', '06-07'],
])('Easter Monday, Ascension and Whit Monday of %i are on %s, %s and %s', (year, ...days) => {
  expect(holidaysOf(year, 'LU')).toEqual(expect.arrayContaining(days))
})
