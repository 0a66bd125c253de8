import { company } from '../../company/company.ts'
import type { Timetable } from '../../company/week.ts'
import { capitalize, type HoursWords, hoursInSentence } from '../hours.ts'
import { listOf } from './format.ts'

export const hoursWords: HoursWords = {
  days: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  short: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  run: (first, last) => `${first} bis ${last}`,
  list: listOf,
  times: (spans) => `${listOf(spans.map((span) => span.join(' bis ')))}\u00a0Uhr`,
  also: ' und ',
  byAppointment: 'nach Vereinbarung',
}

/** `Montag bis Freitag von 08:00 bis 17:00 Uhr`, at the start of a sentence. */
export const onDays = (hours: Timetable = company.hours.office) =>
  capitalize(hoursInSentence(hours, hoursWords, (days, times) => `${days} von ${times}`))

/** `montags bis freitags von 08:00 bis 17:00 Uhr`. */
export function everyWeek(hours: Timetable = company.hours.office): string {
  const days = hoursWords.days.map((day) => `${day.toLowerCase()}s`)
  return hoursInSentence(hours, { ...hoursWords, days }, (names, times) => `${names} von ${times}`)
}
