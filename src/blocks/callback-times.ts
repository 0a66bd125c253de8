import { companyTime } from '../company/clock.ts'
import { isHoliday } from '../company/holidays.ts'
import type { Span, Week } from '../company/week.ts'

type Half = 'morning' | 'afternoon'

/** `day` is `YYYY-MM-DD`; its weekday counts from Sunday, 0. */
export type CallbackTime = { day: string; weekday: number; half: Half }

const halves: readonly Half[] = ['morning', 'afternoon']

const noon = '12:00'

/** Whether somebody answers the phone in the mornings and in the afternoons of a week. */
export function halvesOf(week: Week): Half[] {
  return halves.filter((half) => week.some((spans) => endsOf(spans)[half].length > 0))
}

/**
 * The next half-days on which somebody answers the phone, without public holidays. Of a half that has begun at least an
 * hour is left.
 */
export function callbackTimes(now: Date, week: Week, count = 4): CallbackTime[] {
  const times: CallbackTime[] = []
  const day = companyTime(now)
  const inAnHour = companyTime(new Date(now.getTime() + 3_600_000)).toISOString()
  // Without any hours there are none.
  for (let ahead = 0; ahead < 30 && times.length < count; ahead++) {
    const weekday = day.getUTCDay()
    const date = day.toISOString().slice(0, 10)
    const ends = endsOf(isHoliday(day) ? [] : (week[weekday] ?? []))
    const isLeft = (end: string) => `${date}T${end}` > inAnHour
    for (const half of halves) if (ends[half].some(isLeft)) times.push({ day: date, weekday, half })
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return times.slice(0, count)
}

const endsOf = (spans: readonly Span[]): Record<Half, string[]> => ({
  morning: spans.filter(([opens]) => opens < noon).map(([, closes]) => (closes < noon ? closes : noon)),
  afternoon: spans.filter(([, closes]) => closes > noon).map(([, closes]) => closes),
})
