import { company } from '../../company/company.ts'
import type { Timetable } from '../../company/week.ts'
import { type HoursWords, hoursInSentence } from '../hours.ts'
import { listOf } from './format.ts'

export const hoursWords: HoursWords = {
  days: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  short: ['dim', 'lun', 'mar', 'mer', 'jeu', 'ven', 'sam'],
  run: (first, last) => `du ${first} au ${last}`,
  list: listOf,
  times: (spans) => listOf(spans.map((span) => span.join(' à '))),
  also: ', et ',
  byAppointment: 'sur rendez-vous',
}

/** `du lundi au vendredi, de 08:00 à 17:00`, `le lundi et le mardi, de 09:00 à 12:00`. */
export function onDays(hours: Timetable = company.hours.office): string {
  const days = hoursWords.days.map((day) => `le ${day}`)
  const run = (first: string, last: string) => hoursWords.run(first.slice(3), last.slice(3))
  const times: HoursWords['times'] = (spans) => listOf(spans.map((span) => `de ${span.join(' à ')}`))
  return hoursInSentence(hours, { ...hoursWords, days, run, times }, (names, clock) => `${names}, ${clock}`)
}
