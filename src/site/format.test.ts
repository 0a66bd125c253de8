import { expect, test } from 'vitest'
import { formatPrice, longDay } from './format.ts'
import type { Language } from './languages.ts'

test('a day is read as de-LU and en-GB write it, in every month', () => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 1 + month)))
  const written = (locale: string, options: Intl.DateTimeFormatOptions) =>
    days.map(new Intl.DateTimeFormat(locale, { ...options, year: 'numeric', timeZone: 'UTC' }).format)
  const read = (language: Language) => days.map((day) => longDay(day.toISOString().slice(0, 10), language))
  expect(read('de')).toEqual(written('de-LU', { day: '2-digit', month: 'long' }))
  expect(read('en')).toEqual(written('en-GB', { day: 'numeric', month: 'long' }))
})

test.each([
  [89, '89\u00a0€', '€89'],
  [89.5, '89,50\u00a0€', '€89.50'],
  [2225, '2.225\u00a0€', '€2,225'],
  [1_234_567.9, '1.234.567,90\u00a0€', '€1,234,567.90'],
])('%d is written as a price without decimals that are zero', (amount, german, english) => {
  expect([formatPrice(amount, 'de'), formatPrice(amount, 'en')]).toEqual([german, english])
})
