import { expect, test } from 'vitest'
import { inTime } from './format.ts'

test.each([
  [1, 'in 1 Sekunde', 'in 1 second'],
  [90, 'in 90 Sekunden', 'in 90 seconds'],
  [91, 'in 2 Minuten', 'in 2 minutes'],
  [3600, 'in 60 Minuten', 'in 60 minutes'],
  [5401, 'in 2 Stunden', 'in 2 hours'],
  [86_400, 'in 24 Stunden', 'in 24 hours'],
  [172_800, 'in 2 Tagen', 'in 2 days'],
])('%i seconds are %s', (seconds, german, english) => {
  expect([inTime(seconds, 'de'), inTime(seconds, 'en')]).toEqual([german, english])
})
