import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { placeAt } from '../diagnostics.ts'
import { readTimeToFillIn } from '../fill-ins.ts'
import { quote } from '../quote.ts'

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
    file.message(`readTime: expected minutes such as "8 Min.", found ${quote(value)}`, place)
  } else if (Math.abs(Number(minutes) - words / wordsPerMinute) > tolerance) {
    const expected = `expected about ${quote(readingTime(words))} for ${words} words`
    file.message(`readTime: ${expected}, found ${quote(value)}`, place)
  }
})

/** `7 Min.` */
export function readingTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} Min.`
}
