import { describe, expect, test } from 'vitest'
import type { Timetable } from '../company/week.ts'
import * as de from './de/hours.ts'
import { openingRows } from './de/legal/opening-rows.ts'
import * as en from './en/hours.ts'
import * as fr from './fr/hours.ts'
import { hoursCell, hoursLine, shortHours } from './hours.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const spans = ['08:00-12:00', '13:00-17:00']

/** How a timetable is written in a table, and as a line of each language. */
const timetables: [name: string, hours: Timetable, cell: string, en: string, fr: string][] = [
  [
    'a break, and Saturday',
    { 'monday-friday': spans, saturday: ['09:00-12:00'] },
    'Montag bis Freitag, 08:00 bis 12:00 und 13:00 bis 17:00 Uhr; Samstag, 09:00 bis 12:00 Uhr',
    'Monday to Friday 08:00–12:00, 13:00–17:00; Saturday 09:00–12:00',
    'Du lundi au vendredi 08:00–12:00, 13:00–17:00; samedi 09:00–12:00',
  ],
  [
    'days one by one that are the same',
    { monday: spans, tuesday: spans, wednesday: spans },
    'Montag bis Mittwoch, 08:00 bis 12:00 und 13:00 bis 17:00 Uhr',
    'Monday to Wednesday 08:00–12:00, 13:00–17:00',
    'Du lundi au mercredi 08:00–12:00, 13:00–17:00',
  ],
  [
    'two days in a row',
    { 'monday-tuesday': ['09:00-12:00'] },
    'Montag und Dienstag, 09:00 bis 12:00 Uhr',
    'Monday and Tuesday 09:00–12:00',
    'Lundi et mardi 09:00–12:00',
  ],
  [
    'every other day',
    { monday: ['09:00-12:00'], wednesday: ['09:00-12:00'], friday: ['09:00-12:00'] },
    'Montag, Mittwoch und Freitag, 09:00 bis 12:00 Uhr',
    'Monday, Wednesday and Friday 09:00–12:00',
    'Lundi, mercredi et vendredi 09:00–12:00',
  ],
  [
    'a row of days and one more',
    { 'monday-wednesday': ['09:00-12:00'], friday: ['09:00-12:00'] },
    'Montag bis Mittwoch und Freitag, 09:00 bis 12:00 Uhr',
    'Monday to Wednesday and Friday 09:00–12:00',
    'Du lundi au mercredi et vendredi 09:00–12:00',
  ],
  [
    'a short Friday',
    { 'monday-thursday': ['08:00-17:00'], friday: ['08:00-13:30'] },
    'Montag bis Donnerstag, 08:00 bis 17:00 Uhr; Freitag, 08:00 bis 13:30 Uhr',
    'Monday to Thursday 08:00–17:00; Friday 08:00–13:30',
    'Du lundi au jeudi 08:00–17:00; vendredi 08:00–13:30',
  ],
  [
    'days in any order in the file',
    { saturday: ['10:00-12:00'], 'monday-friday': ['08:00-17:00'] },
    'Montag bis Freitag, 08:00 bis 17:00 Uhr; Samstag, 10:00 bis 12:00 Uhr',
    'Monday to Friday 08:00–17:00; Saturday 10:00–12:00',
    'Du lundi au vendredi 08:00–17:00; samedi 10:00–12:00',
  ],
  [
    'the weekend',
    { 'saturday-sunday': ['10:00-16:00'] },
    'Samstag und Sonntag, 10:00 bis 16:00 Uhr',
    'Saturday and Sunday 10:00–16:00',
    'Samedi et dimanche 10:00–16:00',
  ],
  [
    'three spans',
    { thursday: ['08:00-10:00', '11:00-12:00', '18:00-20:00'] },
    'Donnerstag, 08:00 bis 10:00, 11:00 bis 12:00 und 18:00 bis 20:00 Uhr',
    'Thursday 08:00–10:00, 11:00–12:00, 18:00–20:00',
    'Jeudi 08:00–10:00, 11:00–12:00, 18:00–20:00',
  ],
  [
    'a day without hours, and one by appointment',
    { 'monday-friday': ['08:00-17:00'], saturday: 'by appointment', sunday: [] },
    'Montag bis Freitag, 08:00 bis 17:00 Uhr',
    'Monday to Friday 08:00–17:00',
    'Du lundi au vendredi 08:00–17:00',
  ],
  ['no day at all', {}, 'Nach Vereinbarung', 'By appointment', 'Sur rendez-vous'],
  ['empty days', { 'monday-friday': [] }, 'Nach Vereinbarung', 'By appointment', 'Sur rendez-vous'],
]

test.each(timetables)('%s in words', (_, hours, cell, english, french) => {
  expect(plain(hoursCell(hours, de.hoursWords))).toBe(cell)
  expect(hoursLine(hours, en.hoursWords)).toBe(english)
  expect(hoursLine(hours, fr.hoursWords)).toBe(french)
})

describe('in a sentence', () => {
  const hours: Timetable = { 'monday-friday': spans, saturday: ['09:00-12:00'] }
  test('German has the days as a noun at its start, and with an s inside', () => {
    const times = 'von 08:00 bis 12:00 und 13:00 bis 17:00 Uhr'
    expect(plain(de.onDays(hours))).toBe(`Montag bis Freitag ${times} und Samstag von 09:00 bis 12:00 Uhr`)
    expect(plain(de.everyWeek(hours))).toBe(
      `montags bis freitags ${times} und samstags von 09:00 bis 12:00 Uhr`,
    )
    expect([de.onDays({}), de.everyWeek({})]).toEqual(['Nach Vereinbarung', 'nach Vereinbarung'])
  })
  test('English and French have a preposition for each group of days', () => {
    expect(en.onDays(hours)).toBe(
      'from Monday to Friday, 08:00 to 12:00 and 13:00 to 17:00, and on Saturday, 09:00 to 12:00',
    )
    expect(fr.onDays(hours)).toBe(
      'du lundi au vendredi, de 08:00 à 12:00 et de 13:00 à 17:00, et le samedi, de 09:00 à 12:00',
    )
    expect(en.onDays({ 'monday-tuesday': ['09:00-12:00'] })).toBe('on Monday and Tuesday, 09:00 to 12:00')
    expect(fr.onDays({ 'monday-tuesday': ['09:00-12:00'] })).toBe('le lundi et le mardi, de 09:00 à 12:00')
  })
})

test('the header has short days, the legal notice a row for each group and for appointments', () => {
  const hours: Timetable = { 'monday-friday': ['08:00-17:00'], saturday: 'by appointment' }
  expect([de, en, fr].map(({ hoursWords }) => shortHours(hours, hoursWords))).toEqual([
    'Mo–Fr 08:00–17:00',
    'Mon–Fri 08:00–17:00',
    'Lun–ven 08:00–17:00',
  ])
  expect(
    openingRows(hours)
      .map((row) => row.map(plain))
      .slice(0, 2),
  ).toEqual([
    ['Montag bis Freitag', '08:00 bis 17:00 Uhr'],
    ['Samstag', 'nach Vereinbarung'],
  ])
})
