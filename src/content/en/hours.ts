import { company } from '../../company/company.ts'
import type { Timetable } from '../../company/week.ts'
import { type HoursWords, hoursInSentence } from '../hours.ts'
import { listOf } from './format.ts'

export const hoursWords: HoursWords = {
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  short: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  run: (first, last) => `${first} to ${last}`,
  list: listOf,
  times: (spans) => listOf(spans.map((span) => span.join(' to '))),
  also: ', and ',
  byAppointment: 'by appointment',
}

/** `from Monday to Friday, 08:00 to 17:00`, `on Monday and Tuesday, 09:00 to 12:00`. */
export const onDays = (hours: Timetable = company.hours.office) =>
  hoursInSentence(
    hours,
    hoursWords,
    (days, times) => `${/^\S+ to/.test(days) ? 'from' : 'on'} ${days}, ${times}`,
  )
