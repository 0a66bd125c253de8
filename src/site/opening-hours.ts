import { companyTime } from './clock.ts'
import { isHoliday } from './holidays.ts'
import type { Opening, Week } from './week.ts'

/**
 * Whether the office is open, and when that changes next; `undefined` if it has no hours. Open from the first minute of
 * a span on, closed at its last and on public holidays.
 */
export function openingAt(now: Date, week: Week): Opening | undefined {
  const day = companyTime(now)
  const time = day.toISOString().slice(11, 16)
  // More than a week, since public holidays are left out.
  for (let ahead = 0; ahead < 30; ahead++) {
    const weekday = day.getUTCDay()
    for (const [opens, closes] of isHoliday(day) ? [] : (week[weekday] ?? [])) {
      if (ahead > 0 || time < opens) {
        return { isOpen: false, opens: { day: ahead === 0 ? 'today' : weekday, time: opens } }
      }
      if (time < closes) return { isOpen: true, closes }
    }
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return undefined
}
