import { expect, test } from 'vitest'
import { companyTime } from '../company/clock.ts'
import { openingAt } from '../company/opening-hours.ts'
import { type Timetable, weekOf } from '../company/week.ts'
import { reach as german } from '../content/de/reach.ts'
import { reachSentence } from './reachable.tsx'

const reach = {
  ...german,
  places: { office: 'Büro', phone: 'Telefon', both: 'Büro und Telefon' },
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  at: '{day}, {time} Uhr: ',
  open: 'bis {time} Uhr erreichbar',
  closedToday: 'bis {time} Uhr nicht erreichbar',
  closedUntil: 'bis {day} um {time} Uhr nicht erreichbar',
}

const officeHours: Timetable = { 'monday-friday': ['08:00-12:00', '13:00-17:00'] }
const phoneHours: Timetable = { 'monday-friday': ['08:00-12:00', '13:00-18:00'] }

/** What somebody reads in Luxembourg at that moment. */
function nowIn(moment: string): string {
  const now = new Date(`${moment}:00+01:00`)
  const time = companyTime(now)
  return reachSentence(reach, {
    weekday: time.getUTCDay(),
    time: time.toISOString().slice(11, 16),
    office: openingAt(now, weekOf(officeHours)),
    phone: openingAt(now, weekOf(phoneHours)),
  })
}

test.each([
  ['2026-11-26T10:15', 'Donnerstag, 10:15 Uhr: Büro und Telefon bis 12:00 Uhr erreichbar.'],
  ['2026-11-26T12:20', 'Donnerstag, 12:20 Uhr: Büro und Telefon bis 13:00 Uhr nicht erreichbar.'],
  [
    '2026-11-26T17:30',
    'Donnerstag, 17:30 Uhr: Büro bis Freitag um 08:00 Uhr nicht erreichbar, Telefon bis 18:00 Uhr erreichbar.',
  ],
  // Christmas, a Friday.
  ['2026-12-25T10:00', 'Freitag, 10:00 Uhr: Büro und Telefon bis Montag um 08:00 Uhr nicht erreichbar.'],
])('at %s somebody reads: %s', (moment, sentence) => {
  expect(nowIn(moment)).toBe(sentence)
})
