import { describe, expect, test } from 'vitest'
import { companyTime } from '../company/clock.ts'
import { weekOf } from '../company/week.ts'
import { reachWith as de } from '../content/de/reach.ts'
import { reachWith as en } from '../content/en/reach.ts'
import { reachWith as fr } from '../content/fr/reach.ts'
import type { Reach, ReachFacts } from '../content/page-copy.ts'
import { openingAt } from './opening-hours.ts'
import { reachSentence } from './reach-sentence.ts'

const facts: ReachFacts = {
  hours: {
    office: { 'monday-friday': ['08:00-12:00', '13:00-17:00'] },
    contactPage: { 'monday-friday': ['08:00-12:00', '13:00-18:00'] },
  },
  emergencySupportFrom: 'professional',
  emergencyPhone: null,
  reply: '24 h',
}

/** What somebody reads in Luxembourg at that moment, with plain blanks. */
function nowIn(
  reachWith: (facts: ReachFacts) => Reach,
  moment: string,
  own = facts,
  knowsHolidays = true,
): string {
  const now = new Date(`${moment}:00+01:00`)
  const time = companyTime(now)
  const opening = (hours: typeof own.hours.office) => openingAt(now, weekOf(hours), 'LU')
  return reachSentence(reachWith(own), {
    weekday: time.getUTCDay(),
    time: time.toISOString().slice(11, 16),
    office: opening(own.hours.office),
    phone: opening(own.hours.contactPage),
    knowsHolidays,
  }).replaceAll('\u00a0', ' ')
}

test.each([
  [
    'Thursday morning',
    '2026-11-26T10:15',
    'Donnerstag, 10:15 Uhr: Büro und Telefon bis 12:00 Uhr erreichbar.',
  ],
  ['lunch', '2026-11-26T12:20', `Donnerstag, 12:20 Uhr: Büro und Telefon bis 13:00 Uhr nicht erreichbar.`],
  [
    'the afternoon',
    '2026-11-26T16:59',
    'Donnerstag, 16:59 Uhr: Büro bis 17:00 Uhr erreichbar, Telefon bis 18:00 Uhr erreichbar.',
  ],
  [
    'the evening, by phone',
    '2026-11-26T17:30',
    'Donnerstag, 17:30 Uhr: Büro bis Freitag um 08:00 Uhr nicht erreichbar, Telefon bis 18:00 Uhr erreichbar.',
  ],
  [
    'the evening',
    '2026-11-26T18:00',
    `Donnerstag, 18:00 Uhr: Büro und Telefon bis Freitag um 08:00 Uhr nicht erreichbar.`,
  ],
  [
    'Saturday night',
    '2026-11-28T23:30',
    `Samstag, 23:30 Uhr: Büro und Telefon bis Montag um 08:00 Uhr nicht erreichbar.`,
  ],
  [
    'Christmas, a Friday',
    '2026-12-25T10:00',
    `Freitag, 10:00 Uhr: Büro und Telefon bis Montag um 08:00 Uhr nicht erreichbar.`,
  ],
])('in German, %s', (_, moment, sentence) => {
  expect(nowIn(de, moment)).toBe(sentence)
})

const saturday = '2026-11-28T23:30'

describe('in other languages', () => {
  const night = '2026-11-26T17:30'
  test.each([
    [en, night, 'Thursday, 17:30: office closed until 08:00 on Friday, phone open until 18:00.'],
    [en, saturday, 'Saturday, 23:30: office and phone lines closed until 08:00 on Monday.'],
    [
      fr,
      night,
      'Jeudi, 17:30 : nous sommes au bureau de nouveau vendredi à 08:00, au téléphone jusqu’à 18:00.',
    ],
    [fr, saturday, 'Samedi, 23:30 : nous sommes au bureau et au téléphone de nouveau lundi à 08:00.'],
  ])('%#', (reachWith, moment, sentence) => {
    expect(nowIn(reachWith, moment)).toBe(sentence)
  })
})

test('without hours of the office the phone alone is named, and unknown holidays are', () => {
  const own = { ...facts, hours: { ...facts.hours, office: { 'monday-friday': 'by appointment' as const } } }
  expect(nowIn(de, '2026-11-26T10:15', own, false)).toBe(
    'Donnerstag, 10:15 Uhr: Telefon bis 12:00 Uhr erreichbar (außer an Feiertagen).',
  )
})

test.each<[string, Partial<ReachFacts>, string]>([
  [
    'customers of a tariff',
    {},
    'Kunden mit einer Notfallnummer im Vertrag (etwa Managed Services ab dem Tarif Professional) rufen im Notfall diese Nummer an. Alle anderen schreiben uns bitte; wir antworten innerhalb von 24 h, Wochenenden und Feiertage nicht mitgezählt.',
  ],
  [
    'a number for everybody',
    { emergencyPhone: '+352 11' },
    'Kunden mit einer Notfallnummer im Vertrag (etwa Managed Services ab dem Tarif Professional) rufen im Notfall diese Nummer an. Im Notfall helfen wir auch ohne Vertrag: +352 11.',
  ],
  [
    'that number alone',
    { emergencyPhone: '+352 11', emergencySupportFrom: null },
    'Im Notfall helfen wir auch ohne Vertrag: +352 11.',
  ],
  [
    'nothing promised',
    { emergencySupportFrom: null, reply: undefined },
    'Bitte schreiben Sie uns; wir antworten zu den Bürozeiten.',
  ],
])('when nobody answers the phone, with %s', (_, own, text) => {
  expect(de({ ...facts, ...own }).otherwise[1]).toBe(text)
})
