import { type Draft, type Remark, rangeOfField } from './rule.ts'

/** What search engines and previews of links show of an excerpt. */
export const longestExcerpt = 160

/** An excerpt that is cut where it is shown; the place is what is too much. */
export function checkExcerptLength(draft: Draft): Remark[] {
  const value = draft.written.get('excerpt')?.value
  const range = rangeOfField(draft, 'excerpt')
  if (typeof value !== 'string' || value.length <= longestExcerpt || range === undefined) return []
  const characters = [...new Intl.Segmenter('de').segment(value)]
  const surplus = characters[longestExcerpt]
  if (surplus === undefined) return []
  // With escapes or over several lines the source has other offsets than the text.
  const isAsWritten = draft.text.slice(range.start, range.end) === value
  const start = isAsWritten ? range.start + surplus.index : range.start
  const message = `excerpt: expected at most ${longestExcerpt} characters, found ${characters.length}`
  return [{ start, end: range.end, message }]
}
