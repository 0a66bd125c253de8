import { company } from '../../../company/company.ts'
import { country } from '../../../company/derive.ts'
import { germanStates } from '../../../company/german-states.ts'
import { daysOf, fromMonday, groupDays, type Timetable, weekOf } from '../../../company/week.ts'
import { nameDays } from '../../hours.ts'
import { listOf } from '../format.ts'
import { hoursWords as words } from '../hours.ts'

/** Where the public holidays of the company are: its Land or its country. */
const holidays = `gesetzliche Feiertage in ${company.state ? germanStates[company.state].name : country.name.de}`

/** When the office is open, by appointment and closed: a row for each. */
export function openingRows(hours: Timetable): string[][] {
  const week = weekOf(hours)
  const without = fromMonday(week.keys()).filter((day) => week[day]?.length === 0)
  const arranged = Object.keys(hours)
    .filter((key) => hours[key] === 'by appointment')
    .flatMap(daysOf)
  const byAppointment = without.filter((day) => arranged.includes(day))
  const closed = without.filter((day) => !arranged.includes(day))
  return [
    ...groupDays(week).map(({ days, spans }) => [nameDays(days, words), words.times(spans)]),
    ...(byAppointment.length > 0 ? [[nameDays(byAppointment, words), words.byAppointment]] : []),
    [listOf([...closed.map((day) => words.days[day] ?? ''), holidays]), 'geschlossen'],
  ]
}
