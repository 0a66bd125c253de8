import type { Opening } from '../company/week.ts'
import type { Reach } from '../content/page-copy.ts'
import { fill } from '../i18n/fill.ts'

/** The clock of the company, and what is open; `undefined` for what has no hours. */
export type ReachMoment = {
  /** From Sunday, 0. */
  weekday: number
  time: string
  office: Opening | undefined
  phone: Opening | undefined
}

/** What is open at a moment, in one sentence. */
export function reachSentence(reach: Reach, { weekday, time, office, phone }: ReachMoment): string {
  const { places, weekdays } = reach
  const [officeUntil, phoneUntil] = [until(office, reach), until(phone, reach)]
  const open =
    officeUntil === phoneUntil
      ? [`${places.both} ${officeUntil}`]
      : [officeUntil && `${places.office} ${officeUntil}`, phoneUntil && `${places.phone} ${phoneUntil}`]
  return `${fill(reach.at, { day: weekdays[weekday] ?? '', time })}${open.filter(Boolean).join(', ')}.`
}

function until(opening: Opening | undefined, reach: Reach): string | undefined {
  if (opening === undefined) return undefined
  if (opening.isOpen) return fill(reach.open, { time: opening.closes })
  const { day, time } = opening.opens
  return day === 'today'
    ? fill(reach.closedToday, { time })
    : fill(reach.closedUntil, { day: reach.weekdays[day] ?? '', time })
}
