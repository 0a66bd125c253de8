import { dateMessages as messages } from '../messages.ts'
import type { Draft, Report } from './rule.ts'

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
/** In the order of the year, with and without the dot of a number. */
export const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli'],
  ...['August', 'September', 'Oktober', 'November', 'Dezember'],
]

const date = new RegExp(
  `(?<![\\d.])(?:(?<weekday>${weekdays.join('|')}|(?:So|Mo|Di|Mi|Do|Fr|Sa)(?=[.,]))\\.?,? (?:de[mnr] )?)?` +
    `(?<day>\\d{1,2})\\. ?(?:(?<name>${months.join('|')})|(?<month>\\d{1,2})\\.) ?(?<year>\\d{4})(?!\\.?\\d)`,
  'g',
)

/** Days that the calendar does not have, weekdays that are others, and spans that end before they begin. */
export function checkDates({ prose }: Draft, report: Report): void {
  for (const { source, start } of prose) {
    let before = { time: 0, start: 0, end: 0 }
    for (const { 0: found, index, groups = {} } of source.matchAll(date)) {
      const { weekday, day, name, month, year } = groups
      const monthIndex = name ? months.indexOf(name) : Number(month) - 1
      const time = new Date(Date.UTC(Number(year), monthIndex, Number(day)))
      const actual = weekdays[time.getUTCDay()]
      const end = index + found.length
      const at = [start + index, start + end] as const
      if (time.getUTCMonth() !== monthIndex || time.getUTCDate() !== Number(day)) {
        report(at, messages.noSuchDay(found))
        continue
      }
      const isSpan = /^ ?(?:bis(?: zum)?|–|-) ?$/.test(source.slice(before.end, index))
      if (isSpan && before.time > time.getTime()) {
        report(at, messages.reversed(source.slice(before.start, end)))
      } else if (weekday && !actual?.startsWith(weekday)) report(at, messages.weekday(found, actual))
      before = { time: time.getTime(), start: index, end }
    }
  }
}
