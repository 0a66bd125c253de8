import { companyTime } from './clock.ts'
import { isHoliday } from './holidays.ts'

/** The first and the last minute of each day from Monday to Friday. */
type Hours = { opens: string; closes: string }

/** Whether somebody is there, and until when. Days count from Sunday, 0, as `Date` does. */
type Opening =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens: { day: 'today' | number; time: string } }

/**
 * Whether the office is open, and when that changes next. Open from the first minute on, closed at the last, at weekends
 * and on public holidays.
 */
export function openingAt(now: Date, { opens, closes }: Hours): Opening {
  const day = companyTime(now)
  const time = day.toISOString().slice(11, 16)
  const isWorkday = () => day.getUTCDay() % 6 !== 0 && !isHoliday(day)
  if (isWorkday() && time < opens) return { isOpen: false, opens: { day: 'today', time: opens } }
  if (isWorkday() && time < closes) return { isOpen: true, closes }
  do day.setUTCDate(day.getUTCDate() + 1)
  while (!isWorkday())
  return { isOpen: false, opens: { day: day.getUTCDay(), time: opens } }
}
