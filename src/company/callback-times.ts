import { companyTime } from './clock.ts'
import { isHoliday } from './holidays.ts'
import type { Span, Week } from './week.ts'

type Half = (typeof halves)[number]

/** `day` is `YYYY-MM-DD`; its weekday counts from Sunday, 0. */
export type CallbackTime = { day: string; weekday: number; half: Half }

export const halves = ['morning', 'afternoon'] as const

const noon = '12:00'

/**
 * The next half-days on which somebody answers the phone, without public holidays. Of a half that has begun at least an
 * hour is left.
 */
export function callbackTimes(now: Date, week: Week): CallbackTime[] {
  const times: CallbackTime[] = []
  const day = companyTime(now)
  const inAnHour = companyTime(new Date(now.getTime() + 3_600_000)).toISOString()
  for (let ahead = 0; ahead < 14; ahead++) {
    const weekday = day.getUTCDay()
    const date = day.toISOString().slice(0, 10)
    const ends = endsOf(isHoliday(day) ? [] : (week[weekday] ?? []))
    const isLeft = (end: string) => `${date}T${end}` > inAnHour
    for (const half of halves) if (ends[half].some(isLeft)) times.push({ day: date, weekday, half })
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return times.slice(0, 4)
}

const endsOf = (spans: readonly Span[]): Record<Half, string[]> => ({
  morning: spans.filter(([opens]) => opens < noon).map(([, closes]) => (closes < noon ? closes : noon)),
  afternoon: spans.filter(([, closes]) => closes > noon).map(([, closes]) => closes),
})
