import { z } from 'zod'
import { daysOf, readSpan, weekdays } from '../week.ts'
import { expected } from './expectations.ts'

const span = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d\s*[-–]\s*([01]\d|2[0-3]):[0-5]\d$/, {
    error: expected('span'),
    abort: true,
  })
  .refine(
    (text) => {
      const [opens, closes] = readSpan(text)
      return opens < closes
    },
    { error: expected('spanEnd') },
  )

const spans = z
  .array(span)
  .refine(areInOrder, { error: expected('spanOrder'), when: ({ issues }) => issues.length === 0 })

/** `monday`, and `monday-friday` for each day with a later one. */
const keys = [...weekdays.slice(1), 'sunday'].flatMap((first, index, days) => [
  first,
  ...days.slice(index + 1).map((last) => `${first}-${last}`),
])

/** The spans of each weekday, or of several: `{ "monday-friday": ["08:00-12:00", "13:00-17:00"] }`. */
export const hours = z
  .partialRecord(z.enum(keys), z.union([spans, z.literal('by appointment')], expected('hours')))
  .check(({ value, issues }) => {
    const seen = new Set<number>()
    for (const key of Object.keys(value)) {
      const days = daysOf(key)
      if (days.some((day) => seen.has(day))) {
        issues.push({ code: 'custom', input: key, path: [key], message: expected('dayTwice') })
      }
      for (const day of days) seen.add(day)
    }
  })

function areInOrder(list: readonly string[]): boolean {
  const ends = list.map(readSpan)
  return ends.every(([opens], index) => index === 0 || opens > (ends[index - 1]?.[1] ?? ''))
}
