import { companyTime } from '../company/clock.ts'
import type { Week } from '../company/week.ts'
import { type HolidayRegion, isHoliday } from './holidays.ts'

/** `day` is `YYYY-MM-DD`; its weekday counts from Sunday, 0. */
export type CallbackTime = { day: string; weekday: number; half: 'morning' | 'afternoon' }

const noon = '12:00'

/**
 * The next half-days on which somebody answers the phone, without public holidays. Of a half that has begun at least an
 * hour is left.
 */
export function callbackTimes(now: Date, week: Week, count = 4, region?: HolidayRegion): CallbackTime[] {
  const times: CallbackTime[] = []
  const day = companyTime(now)
  const inAnHour = companyTime(new Date(now.getTime() + 3_600_000)).toISOString()
  // Without any hours there are none.
  for (let ahead = 0; ahead < 30 && times.length < count; ahead++) {
    const weekday = day.getUTCDay()
    const date = day.toISOString().slice(0, 10)
    const spans = isHoliday(day, region) ? [] : (week[weekday] ?? [])
    const isLeft = (end: string) => `${date}T${end}` > inAnHour
    const mornings = spans
      .filter(([opens]) => opens < noon)
      .map(([, closes]) => (closes < noon ? closes : noon))
    const afternoons = spans.filter(([, closes]) => closes > noon).map(([, closes]) => closes)
    if (mornings.some(isLeft)) times.push({ day: date, weekday, half: 'morning' })
    if (afternoons.some(isLeft)) times.push({ day: date, weekday, half: 'afternoon' })
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return times.slice(0, count)
}
