import { expect, test } from 'vitest'
import { callbackTimes } from './callback-times.ts'
import { weekOf } from './week.ts'

const week = weekOf({ 'monday-thursday': ['08:00-12:00', '13:00-17:00'], friday: ['08:00-12:00'] })

/** `2026-11-26 morning`. */
const at = (moment: string, hours = week) =>
  callbackTimes(new Date(`${moment}:00+01:00`), hours).map(({ day, half }) => `${day} ${half}`)

test.each<[moment: string, times: string[]]>([
  ['2026-11-26T07:00', ['2026-11-26 morning', '2026-11-26 afternoon', '2026-11-27 morning']],
  // Less than an hour of the morning is left.
  ['2026-11-26T11:30', ['2026-11-26 afternoon', '2026-11-27 morning', '2026-11-30 morning']],
  ['2026-11-26T12:30', ['2026-11-26 afternoon', '2026-11-27 morning', '2026-11-30 morning']],
  ['2026-11-26T23:30', ['2026-11-27 morning', '2026-11-30 morning', '2026-11-30 afternoon']],
  // The weekend, and a Friday without afternoon.
  ['2026-11-27T11:15', ['2026-11-30 morning', '2026-11-30 afternoon', '2026-12-01 morning']],
  ['2026-11-28T23:30', ['2026-11-30 morning', '2026-11-30 afternoon', '2026-12-01 morning']],
  // Christmas and the day after.
  ['2026-12-24T16:30', ['2026-12-28 morning', '2026-12-28 afternoon', '2026-12-29 morning']],
])('at %s the next half-days are %o', (moment, times) => {
  expect(at(moment).slice(0, 3)).toEqual(times)
})

test('hours without a break are two halves', () => {
  const times = at('2026-11-26T07:00', weekOf({ thursday: ['08:00-18:00'] }))
  expect(times.slice(0, 2)).toEqual(['2026-11-26 morning', '2026-11-26 afternoon'])
})
