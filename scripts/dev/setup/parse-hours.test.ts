import { expect, test } from 'vitest'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { formatHours, parseHours } from './parse-hours.ts'

const week = { 'monday-friday': ['08:00-12:00', '13:00-17:00'] }
const withSaturday = { ...week, saturday: ['09:00-12:00'] }

/** What is typed, in which language, and what it means. */
const readings: [typed: string, language: OwnerLanguage, hours: object][] = [
  ['Mo-Fr 8-12, 13-17; Sa 9-12', 'de', withSaturday],
  ['Montag bis Freitag von 8 bis 12 und 13 bis 17 Uhr, Samstag 9 bis 12 Uhr', 'de', withSaturday],
  ['mo—fr 8.00 Uhr—12.00 Uhr & 13.00 Uhr—17.00 Uhr', 'de', week],
  ['werktags 8−12 + 13−17', 'de', week],
  ['Mo-Do 7:30-16, Fr 7:30-13', 'de', { 'monday-thursday': ['07:30-16:00'], friday: ['07:30-13:00'] }],
  [
    'Mo-Fr 9-17, Sa nach Vereinbarung',
    'de',
    { 'monday-friday': ['09:00-17:00'], saturday: 'by appointment' },
  ],
  ['Mon-Thu 9:00-17:30; Fri 9-12', 'en', { 'monday-thursday': ['09:00-17:30'], friday: ['09:00-12:00'] }],
  ['weekdays 12pm–8pm, Sundays 10-11', 'en', { 'monday-friday': ['12:00-20:00'], sunday: ['10:00-11:00'] }],
  ['lun-ven 8h-12h, 13h30-17h', 'fr', { 'monday-friday': ['08:00-12:00', '13:30-17:00'] }],
  ['mar 9-12 ; dim 10-12', 'fr', { tuesday: ['09:00-12:00'], sunday: ['10:00-12:00'] }],
]

test.each(readings)('"%s" (%s)', (typed, language, hours) => {
  expect(parseHours(typed, language)).toEqual({ value: hours })
})

test('what is shown of hours can be typed again', () => {
  for (const [, language, hours] of readings) {
    expect(parseHours(formatHours(hours as never, language), language)).toEqual({ value: hours })
  }
  expect(formatHours(withSaturday, 'de')).toBe('Mo–Fr 8:00–12:00, 13:00–17:00; Sa 9:00–12:00')
  expect(formatHours({}, 'fr')).toBe('sur rendez-vous')
})

test('what is no timetable is refused with the part that is not understood', () => {
  const parts = {
    'Mo-Fr 8-12, mittags': '„mittags“ ist nicht',
    'Mo-Fr': '„Mo-Fr“ ist nicht',
    'Mo-Do 8-12, Fr bis 14': '„Fr bis 14“ ist nicht',
    'ab 8 Uhr': '„ab 8 Uhr“ ist nicht',
    'Mo-Fr 8-12-17': '„Mo-Fr 8-12-17“ ist nicht',
    'Mo-Do 8-12, Firday 9-12': '„Firday 9-12“ ist nicht',
    'Mo-Fr 14-13': '„Mo-Fr 14-13“: Das Ende liegt vor',
    'Mo-Fr 9-12, 1-5:30': '„1-5:30“: Diese Zeit liegt vor',
  }
  for (const [typed, part] of Object.entries(parts)) {
    expect(parseHours(typed, 'de')).toEqual({
      problem: expect.stringContaining(part),
    })
  }
})
