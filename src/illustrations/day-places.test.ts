import { describe, expect, test } from 'vitest'
import {
  healthcareDay,
  manufacturingDay,
  retailDay,
  smallBusinessDay,
  taxAdvisorsDay,
} from '../content/de/days.ts'
import type { Day } from '../content/page-copy.ts'
import { placeDay } from './day-places.ts'

const dayOf = (from: string, to: string, ...times: string[]): Day => ({
  heading: '',
  span: { from, to, label: '' },
  moments: times.map((time) => ({ time, title: '', text: '' })),
})

test.each([
  [dayOf('08:00', '16:00', '09:00', '15:00'), { flags: [200, 800], label: 500, hours: [7, 17] }],
  [
    dayOf('08:00', '12:00', '07:30', '08:30', '11:00'),
    { flags: [214, 357, 714], label: 535.5, hours: [6, 13] },
  ],
  // Nothing is within the span: its name is in its middle.
  [dayOf('10:00', '12:00', '06:00', '14:00'), { flags: [100, 900], label: 600, hours: [5, 15] }],
])(
  'a day is placed with an hour before and after it, and the name of its span between flags',
  (day, expected) => {
    const { flags, span, hours } = placeDay(day, 1000)
    expect({ flags, label: span.label, hours: [hours[0]?.hour, hours.at(-1)?.hour] }).toEqual(expected)
    expect([hours[0]?.x, hours.at(-1)?.x]).toEqual([0, 1000])
  },
)

describe.each(
  Object.entries({ healthcareDay, manufacturingDay, retailDay, smallBusinessDay, taxAdvisorsDay }),
)('%s', (_, day) => {
  test('has moments in their order, far enough from each other and from the name of the span', () => {
    const { flags, span } = placeDay(day, 1000)
    const gaps = flags.slice(1).map((x, index) => x - (flags[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(40)
    expect(Math.min(...flags.map((x) => Math.abs(x - span.label)))).toBeGreaterThan(40)
  })
})
