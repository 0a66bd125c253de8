import { luxembourgTime } from '../layout/today.ts'

/** Monday to Friday, both as `HH:MM` in Luxembourg. */
type Hours = { opens: string; closes: string }

/** Days count from Sunday, 0, as `Date` does. */
export type Opening =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens: { day: 'today' | Weekday; time: string } }

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Whether the office is open, and when that changes next. Open from the first minute on, closed at the last. */
export function openingAt(now: Date, { opens, closes }: Hours): Opening {
  const clock = luxembourgTime(now)
  const day = clock.getUTCDay()
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const isWorkday = day >= 1 && day <= 5
  if (isWorkday && minute < minuteOf(opens)) return { isOpen: false, opens: { day: 'today', time: opens } }
  if (isWorkday && minute < minuteOf(closes)) return { isOpen: true, closes }
  // After Friday's last minute comes Monday.
  const next = day < 5 ? ((day + 1) as Weekday) : 1
  return { isOpen: false, opens: { day: next, time: opens } }
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
