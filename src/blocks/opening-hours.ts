import { companyTime } from '../company/clock.ts'
import type { Hours } from '../company/schema/hours.ts'
import { type HolidayRegion, isHoliday } from './holidays.ts'

/** Days count from Sunday, 0, as `Date` does. */
export type Opening =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens: { day: 'today' | Weekday; time: string } }

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/**
 * Whether the office is open, and when that changes next. Open from the first minute on, closed at the last and on
 * public holidays.
 */
export function openingAt(now: Date, { opens, closes }: Hours, region?: HolidayRegion): Opening {
  const day = companyTime(now)
  const minute = day.getUTCHours() * 60 + day.getUTCMinutes()
  if (isWorkday(day, region) && minute < minuteOf(opens))
    return { isOpen: false, opens: { day: 'today', time: opens } }
  if (isWorkday(day, region) && minute < minuteOf(closes)) return { isOpen: true, closes }
  do day.setUTCDate(day.getUTCDate() + 1)
  while (!isWorkday(day, region))
  return { isOpen: false, opens: { day: day.getUTCDay() as Weekday, time: opens } }
}

function isWorkday(day: Date, region?: HolidayRegion): boolean {
  return day.getUTCDay() >= 1 && day.getUTCDay() <= 5 && !isHoliday(day, region)
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
