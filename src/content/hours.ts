import { groupDays, type Span, type Timetable, weekOf } from '../company/week.ts'
import { joinList } from './format.ts'

/** How a language says on which days and from when to when an office is open. */
export type HoursWords = {
  /** From Sunday on. */
  days: readonly string[]
  short: readonly string[]
  /** `Montag bis Freitag`. */
  run: (first: string, last: string) => string
  /** With the word before the last. */
  list: (items: readonly string[]) => string
  /** `08:00 bis 12:00 und 13:00 bis 17:00 Uhr`. */
  times: (spans: readonly Span[]) => string
  /** Between groups of days in a sentence. */
  also: string
  byAppointment: string
}

/** `Montag bis Freitag 08:00–12:00, 13:00–17:00; Samstag 09:00–12:00`. */
export function hoursLine(hours: Timetable, words: HoursWords): string {
  return write(hours, words, (days, spans) => `${nameDays(days, words)} ${dashed(spans)}`)
}

/** `Mo–Fr 08:00–17:00`. */
export function shortHours(hours: Timetable, words: HoursWords): string {
  const run = (first: string, last: string) => `${first}–${last}`
  const list = (items: readonly string[]) => items.join(', ')
  const short = { ...words, days: words.short, run, list }
  return write(hours, words, (days, spans) => `${nameDays(days, short)} ${dashed(spans)}`)
}

/** `Montag bis Freitag, 08:00 bis 12:00 und 13:00 bis 17:00 Uhr; Samstag, 09:00 bis 12:00 Uhr`. */
export function hoursCell(hours: Timetable, words: HoursWords): string {
  return write(hours, words, (days, spans) => `${nameDays(days, words)}, ${words.times(spans)}`)
}

/** In a sentence, with these words for the days and in front of the times. */
export function hoursInSentence(
  hours: Timetable,
  words: HoursWords,
  part: (days: string, times: string) => string,
): string {
  const parts = groupDays(weekOf(hours)).map(({ days, spans }) =>
    part(nameDays(days, words), words.times(spans)),
  )
  return joinList(parts, words.also) || words.byAppointment
}

/** Three days or more in a row by the first and the last of them. */
export function nameDays(days: readonly number[], { days: names, run, list }: HoursWords): string {
  const runs: number[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last?.at(-1) === (day + 6) % 7) last.push(day)
    else runs.push([day])
  }
  const name = (day = 0) => names[day] ?? ''
  return list(
    runs.flatMap((row) =>
      row.length > 2 ? run(name(row[0]), name(row.at(-1))) : row.map((day) => name(day)),
    ),
  )
}

const dashed = (spans: readonly Span[]) => spans.map((span) => span.join('–')).join(', ')

function write(
  hours: Timetable,
  { byAppointment }: HoursWords,
  part: (days: readonly number[], spans: readonly Span[]) => string,
): string {
  const groups = groupDays(weekOf(hours))
  return capitalize(groups.map(({ days, spans }) => part(days, spans)).join('; ') || byAppointment)
}

/** At the start of a sentence or a line. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
