import { readTimeToFillIn } from '../fill-ins.ts'
import { quote } from '../problem.ts'
import type { Draft, Remark } from './rule.ts'

/** Words that a reader takes in each minute, and by how many minutes a stated time may be off. */
const wordsPerMinute = 200
const tolerance = 2

/** A reading time that is not that of the text. */
export function checkReadingTime({ written, body }: Draft): Remark[] {
  const field = written.get('readTime')
  if (typeof field?.value !== 'string' || field.value === readTimeToFillIn) return []
  const { value, start, end } = field
  const minutes = /^(\d{1,4}) ?(?:Min\.|Minuten?|min)$/u.exec(value)?.[1]
  if (minutes === undefined) {
    return [{ start, end, message: `readTime: expected minutes such as "8 Min.", found ${quote(value)}` }]
  }
  const { words } = body.rendered
  if (Math.abs(Number(minutes) - words / wordsPerMinute) <= tolerance) return []
  const expected = `expected about ${quote(readingTime(words))} for ${words} words`
  return [{ start, end, message: `readTime: ${expected}, found ${quote(value)}` }]
}

/** `7 Min.` */
export function readingTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} Min.`
}
