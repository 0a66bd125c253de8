import type { Field } from '../front-matter.ts'
import { textMessages } from '../messages.ts'
import type { Draft, Report } from './rule.ts'

/** A reading time to be filled in. */
export const readTimeToFillIn = '? Min.'

/** A text to be filled in, which says what with. */
export function textToFillIn(what: string): string {
  return `Bitte ausfüllen: ${what}`
}

function isFillIn(value: unknown): boolean {
  return typeof value === 'string' && /^(Bitte ausfüllen\b|\? Min\.)/u.test(value.normalize('NFC'))
}

/** What `npm run new` left to be filled in: hints until the post is published, and then errors. */
export function checkFillIns({ nodes, fields, words }: Draft, report: Report): void {
  const fatal = fields.get('published')?.value === true
  for (const [name, { value, place }] of fields) {
    if (!isFillIn(value)) continue
    const message = fatal
      ? textMessages.fieldNotFilledIn(name, value)
      : textMessages.fieldToFillIn(name, readingTime(words))
    report(place, message, fatal)
  }
  for (const node of nodes) {
    const [first] = node.type === 'paragraph' ? node.children : []
    if (first?.type !== 'text' || !isFillIn(first.value)) continue
    report(node, fatal ? textMessages.textNotFilledIn : textMessages.textToFillIn, fatal)
  }
}

/** Words that a reader takes in each minute, and by how many minutes a stated time may be off. */
const wordsPerMinute = 200
const tolerance = 2

/** A reading time that is not that of the text. */
export function checkReadingTime({ fields, words }: Draft, report: Report): void {
  const { value, place } = fields.get('readTime') ?? {}
  if (typeof value !== 'string' || place === undefined || value === readTimeToFillIn) return
  const minutes = /^(\d{1,4}) ?(?:Min\.|Minuten?|min)$/u.exec(value)?.[1]
  if (minutes === undefined) report(place, textMessages.readTime(value))
  else if (Math.abs(Number(minutes) - words / wordsPerMinute) > tolerance) {
    report(place, textMessages.readTimeOff(value, words, readingTime(words)))
  }
}

/** `7 Min.` */
export function readingTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} Min.`
}

/** What search engines and previews of links show of an excerpt. */
export const maxExcerptLength = 160

/** An excerpt that is cut where it is shown; the place is what is too much. */
export function checkExcerptLength({ text, fields }: Draft, report: Report): void {
  const field = fields.get('excerpt')
  if (typeof field?.value !== 'string' || field.value.length <= maxExcerptLength) return
  let count = 0
  let surplus: number | undefined
  // One at a time: each segment has a copy of the whole text.
  for (const { index } of new Intl.Segmenter('de').segment(field.value)) {
    if (count++ === maxExcerptLength) surplus = index
  }
  if (surplus === undefined) return
  const [start, end] = rangeOfText(field, text)
  // With escapes or over several lines the source has other offsets than the text.
  const isAsWritten = text.slice(start, end) === field.value
  report([isAsWritten ? start + surplus : start, end], textMessages.excerptLength(count, maxExcerptLength))
}

/** Where the text of a field is, without the quotation marks around it. */
export function rangeOfText({ start, end }: Field, text: string): [start: number, end: number] {
  const source = text.slice(start, end).trimEnd()
  const mark = /^(["']).*\1$/s.test(source) ? 1 : 0
  return [start + mark, start + source.length - mark]
}
