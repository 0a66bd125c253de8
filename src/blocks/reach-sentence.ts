import { compact } from '../company/optional.ts'
import type { Opening } from '../company/week.ts'
import type { Reach } from '../content/page-copy.ts'

/** The clock of the company, and what is open; `undefined` for what has no hours. */
export type ReachMoment = {
  /** From Sunday, 0. */
  weekday: number
  time: string
  office: Opening | undefined
  phone: Opening | undefined
  knowsHolidays: boolean
}

/** What is open at a moment, in one sentence. */
export function reachSentence(
  { places, at, until, exceptHolidays }: Reach,
  { weekday, time, office, phone, knowsHolidays }: ReachMoment,
): string {
  const [officeUntil, phoneUntil] = [office && until(office), phone && until(phone)]
  const open =
    officeUntil === phoneUntil
      ? [`${places.both} ${officeUntil}`]
      : compact(
          officeUntil && `${places.office} ${officeUntil}`,
          phoneUntil && `${places.phone} ${phoneUntil}`,
        )
  return `${at(weekday, time)}${open.join(', ')}${knowsHolidays ? '' : ` (${exceptHolidays})`}.`
}
