import type { Rule } from './rule.ts'

// A draft is in the language of the posts.
export const readTimeToFillIn = '? Min.'

/** A text to be filled in, which says what with. */
export function textToFillIn(what: string): string {
  return `Bitte ausfüllen: ${what}`
}

/** What `npm run new` left for the writer: hints until the post is published, and then errors. */
export const fillIns: Rule = ({ fields, nodes }, report) => {
  for (const [name, { value, place }] of fields) {
    if (isFillIn(value)) report(`${name}: is not filled in yet; fill it in before publishing`, place)
  }
  for (const node of nodes) {
    const [first] = node.type === 'paragraph' ? node.children : []
    if (first?.type === 'text' && isFillIn(first.value))
      report('Text: is not written yet; write it before publishing', node)
  }
}

/** Quotation marks around a whole value, which YAML takes for a part of it; inside of straight ones they are wanted. */
export const typographicMarks: Rule = ({ text, fields }, report) => {
  const parts = [...fields].flatMap(([name, field]) => field.parts.map(({ place }) => ({ name, place })))
  for (const { name, place } of parts) {
    if (/^[„“”»«‚‘’][^„“”»«‚‘"]*[“”»«‘’"]$/.test(text.slice(place.start.offset, place.end.offset)))
      report(`${name}: the quotation marks are published, too; remove them or write "„…“"`, place)
  }
}

function isFillIn(value: unknown): boolean {
  return typeof value === 'string' && /^(Bitte ausfüllen\b|\? Min\.)/u.test(value.normalize('NFC'))
}
