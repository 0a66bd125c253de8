import { expect, test } from 'vitest'
import { format } from '../../tests/support/copies.ts'
import { inTime } from './format.ts'

test('a time to wait is rounded up to a unit in which the number is small', () => {
  const german = [1, 90, 91, 3600, 5401, 86_400, 172_800].map((seconds) => inTime(seconds, 'de'))
  expect(german.slice(0, 4)).toEqual(['in 1 Sekunde', 'in 90 Sekunden', 'in 2 Minuten', 'in 60 Minuten'])
  expect(german.slice(4)).toEqual(['in 2 Stunden', 'in 24 Stunden', 'in 2 Tagen'])
  expect([1, 91].map((seconds) => inTime(seconds, 'en'))).toEqual(['in 1 second', 'in 2 minutes'])
})

test('a day is read as de-LU and en-GB write it, in every month', () => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 1 + month)))
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const written = (locale: string, day: 'numeric' | '2-digit') =>
    days.map(new Intl.DateTimeFormat(locale, { ...options, day }).format)
  const read = (language: 'de' | 'en') =>
    days.map((day) => format[language].longDay(day.toISOString().slice(0, 10)))
  expect([read('de'), read('en')]).toEqual([written('de-LU', '2-digit'), written('en-GB', 'numeric')])
})

test.each([
  [1, 'Gründe', '1\u00a0Monat', 'reasons', '1\u00a0month’s'],
  [2, 'zwei Gründe', '2\u00a0Monaten', 'two reasons', '2\u00a0months’'],
  [7, 'sieben Gründe', '7\u00a0Monaten', 'seven reasons', '7\u00a0months’'],
  [8, 'Gründe', '8\u00a0Monaten', 'reasons', '8\u00a0months’'],
])('%i: things are counted where their number is a word, and months have theirs', (count, ...texts) => {
  const reasons = [format.de.counted(count, 'Gründe'), format.en.counted(count, 'reasons')]
  const [inGerman, inEnglish] = [format.de.inMonths(count), format.en.inMonths(count)]
  expect([reasons[0], inGerman, reasons[1], inEnglish]).toEqual(texts)
})
