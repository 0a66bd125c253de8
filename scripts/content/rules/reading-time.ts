import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { placeAt } from '../diagnostics.ts'
import { readTimeToFillIn } from '../fill-ins.ts'
import { textMessages } from '../messages.ts'

/** Words that a reader takes in each minute, and by how many minutes a stated time may be off. */
const wordsPerMinute = 200
const tolerance = 2

/** A reading time that is not that of the text. */
export const remarkReadingTime = lintRule<Root>('post:reading-time', (_, file) => {
  const { fields, words = 0 } = file.data
  const field = fields?.get('readTime')
  if (typeof field?.value !== 'string' || field.value === readTimeToFillIn) return
  const { value, start, end } = field
  const place = placeAt(String(file), start, end)
  const minutes = /^(\d{1,4}) ?(?:Min\.|Minuten?|min)$/u.exec(value)?.[1]
  if (minutes === undefined) {
    file.message(textMessages.readTime(value), place)
  } else if (Math.abs(Number(minutes) - words / wordsPerMinute) > tolerance) {
    file.message(textMessages.readTimeOff(value, words, readingTime(words)), place)
  }
})

/** `7 Min.` */
export function readingTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} Min.`
}
