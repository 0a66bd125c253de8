import { company } from '../company/company.ts'
import type { GermanState } from '../company/german-states.ts'

/** A country or a Land with public holidays of its own; in Germany without a Land, those of all of them. */
export type HolidayRegion = 'LU' | 'DE' | GermanState

const { country, state } = company

/** None for a country whose holidays the project does not know. */
const ownRegion = state ?? (country === 'LU' || country === 'DE' ? country : undefined)

export const knowsHolidays = ownRegion !== undefined

/**
 * Whether a day is a public holiday where the company is; `day` is read by its UTC fields.
 * Computed in the browser: a list from the build would end, and `date-holidays` weighs more than the whole page.
 */
export function isHoliday(day: Date, region: HolidayRegion | undefined = ownRegion): boolean {
  if (region === undefined) return false
  const monthAndDay = day.toISOString().slice(5, 10)
  const sinceEaster =
    (Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) - easter(day)) / 86_400_000
  const country = region === 'LU' ? holidays.LU : holidays.DE
  if (country.fixed.includes(monthAndDay) || country.fromEaster.includes(sinceEaster)) return true
  if (region === 'LU' || region === 'DE') return false
  if (region === 'SN' && isRepentanceDay(day)) return true
  return (
    (sinceEaster === 60 && corpusChristi.includes(region)) ||
    (ofStates[monthAndDay]?.includes(region) ?? false)
  )
}

/** By month and day, and in days after Easter Sunday. */
type Holidays = { fixed: readonly string[]; fromEaster: readonly number[] }

const holidays: Record<'LU' | 'DE', Holidays> = {
  // Code du travail, Art. L. 232-2: New Year, Labour Day, Europe Day, National Day, Assumption, All Saints, Christmas
  // and the day after; Easter Monday, Ascension and Whit Monday.
  LU: {
    fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
    fromEaster: [1, 39, 50],
  },
  // In all Länder: New Year, Labour Day, German Unity, Christmas and the day after; Good Friday and the same Mondays.
  DE: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], fromEaster: [-2, 1, 39, 50] },
}

/** Holidays of some Länder, as far as they are kept in all of a Land. */
const ofStates: Partial<Record<string, readonly GermanState[]>> = {
  // Epiphany, Women's Day, Assumption, Children's Day, Reformation and All Saints.
  '01-06': ['BW', 'BY', 'ST'],
  '03-08': ['BE', 'MV'],
  '08-15': ['SL'],
  '09-20': ['TH'],
  '10-31': ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'],
  '11-01': ['BW', 'BY', 'NW', 'RP', 'SL'],
}

const corpusChristi: readonly GermanState[] = ['BW', 'BY', 'HE', 'NW', 'RP', 'SL']

/** The Wednesday before the 23rd of November. */
function isRepentanceDay(day: Date): boolean {
  const date = day.getUTCDate()
  return day.getUTCMonth() === 10 && day.getUTCDay() === 3 && date >= 16 && date <= 22
}

/** Easter Sunday of a day's year, by the algorithm of Oudin (1940). Milliseconds since 1970. */
function easter(day: Date): number {
  const year = day.getUTCFullYear()
  const century = Math.floor(year / 100)
  const golden = year % 19
  const skipped = Math.floor((century - 17) / 25)
  let moon = (century - Math.floor(century / 4) - Math.floor((century - skipped) / 3) + 19 * golden + 15) % 30
  moon -= Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  // Days after the 28th of March.
  return Date.UTC(year, 2, 28 + moon - weekday)
}
