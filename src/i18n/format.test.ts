import { expect, test } from 'vitest'
import { inTime } from './format.ts'

test('a time to wait is rounded up to a unit in which the number is small', () => {
  const german = [1, 90, 91, 3600, 5401, 86_400, 172_800].map((seconds) => inTime(seconds, 'de'))
  expect(german.slice(0, 4)).toEqual(['in 1 Sekunde', 'in 90 Sekunden', 'in 2 Minuten', 'in 60 Minuten'])
  expect(german.slice(4)).toEqual(['in 2 Stunden', 'in 24 Stunden', 'in 2 Tagen'])
  expect([1, 91].map((seconds) => inTime(seconds, 'en'))).toEqual(['in 1 second', 'in 2 minutes'])
})
