import { placeAt } from '../diagnostics.ts'
import { dateMessages as messages } from '../messages.ts'
import type { Draft, Finding } from './rule.ts'

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

/** Days that the calendar does not have, and weekdays that are others. */
export function checkDates({ text, prose }: Draft): Finding[] {
  return prose.flatMap(({ source, start }) =>
    [...source.matchAll(date)].flatMap(({ 0: found, index, groups = {} }): Finding[] => {
      const { weekday, day, name, month, year } = groups
      const monthIndex = name ? months.indexOf(name) : Number(month) - 1
      const time = new Date(Date.UTC(Number(year), monthIndex, Number(day)))
      const isDay = time.getUTCMonth() === monthIndex && time.getUTCDate() === Number(day)
      const actual = weekdays[time.getUTCDay()]
      const place = placeAt(text, start + index, start + index + found.length)
      if (!isDay) return [{ place, message: messages.noSuchDay(found) }]
      return weekday && !actual?.startsWith(weekday)
        ? [{ place, message: messages.weekday(found, actual) }]
        : []
    }),
  )
}
