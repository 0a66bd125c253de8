import { expect, test } from 'vitest'
import { formatPrice, inTime, longDay, shortDay } from './format.ts'
import type { Language } from './languages.ts'

test('a time to wait is rounded up to minutes', () => {
  const german = [1, 61, 3600].map((seconds) => inTime(seconds, 'de'))
  expect(german).toEqual(['in 1 Minute', 'in 2 Minuten', 'in 60 Minuten'])
  expect([1, 91].map((seconds) => inTime(seconds, 'en'))).toEqual(['in 1 minute', 'in 2 minutes'])
})

test('a day is read as de-LU and en-GB write it, in every month', () => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 1 + month)))
  const written = (locale: string, options: Intl.DateTimeFormatOptions) =>
    days.map(new Intl.DateTimeFormat(locale, { ...options, year: 'numeric', timeZone: 'UTC' }).format)
  const read = (write: typeof longDay, language: Language) =>
    days.map((day) => write(day.toISOString().slice(0, 10), language))
  const twoDigits = { day: '2-digit', month: '2-digit' } as const
  expect(read(longDay, 'de')).toEqual(written('de-LU', { day: '2-digit', month: 'long' }))
  expect(read(longDay, 'en')).toEqual(written('en-GB', { day: 'numeric', month: 'long' }))
  expect(read(shortDay, 'de')).toEqual(written('de-DE', twoDigits))
  expect(read(shortDay, 'en')).toEqual(written('en-GB', twoDigits))
})

test.each([
  [89, '89\u00a0€', '€89'],
  [89.5, '89,50\u00a0€', '€89.50'],
  [2225, '2.225\u00a0€', '€2,225'],
  [1_234_567.9, '1.234.567,90\u00a0€', '€1,234,567.90'],
])('%d is written as a price without decimals that are zero', (amount, german, english) => {
  expect([formatPrice(amount, 'de'), formatPrice(amount, 'en')]).toEqual([german, english])
})
