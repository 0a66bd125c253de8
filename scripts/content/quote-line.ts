import type { Place } from './problem.ts'

/** Columns of a terminal that a quoted line may take. */
const room = 100

/** Signs before and after the place that are looked at: some take several to fill a column. */
const reach = 10 * room

/**
 * A line with carets under a place of it:
 *
 *     5 | date: 20.1.2025
 *       |       ^^^^^^^^^
 *
 * The carets stand right also after tabs, letters that take two columns, and marks that take none. Of a long
 * line the part around the place is shown.
 */
export function quoteLine(line: string, { line: number, column, endColumn }: Place): string {
  const start = Math.min(column - 1, line.length)
  const end = Math.max(start + 1, Math.min(endColumn ?? column, line.length + 1) - 1)
  // Far more than is shown, and not the 256 KB that a line may have.
  const first = Math.max(0, start - reach)
  const cells = [...characters.segment(line.slice(first, start + reach))].map(({ segment, index }) => {
    const shown = [...segment].map(visible).join('')
    const isMarked = first + index < end && first + index + segment.length > start
    return { shown, width: widthOf(shown), isMarked }
  })
  const firstMarked = cells.findIndex(({ isMarked }) => isMarked)
  const { from, to } = cutOut(
    cells.map(({ width }) => width),
    firstMarked === -1 ? cells.length : firstMarked,
  )
  const before = from > 0 ? '…' : ''
  const part = cells.slice(from, to)
  const carets = part.map(({ isMarked, width }) => (isMarked ? '^' : ' ').repeat(width)).join('')
  const text = before + part.map(({ shown }) => shown).join('') + (to < cells.length ? '…' : '')
  const gutter = String(number)
  const marks = `${' '.repeat(before.length)}${carets}${firstMarked === -1 ? '^' : ''}`
  return `  ${gutter} | ${text}\n  ${' '.repeat(gutter.length)} | ${marks.trimEnd()}`
}

const characters = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** A tab is four columns; what could speak to the terminal or turn the text around is shown as a sign. */
function visible(character: string): string {
  if (character === '\t') return '    '
  return /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(character) ? '\ufffd' : character
}

/** How many columns a character takes in a terminal, as Unicode's annex 11 has it. */
function widthOf(shown: string): number {
  if (/^ *$/.test(shown)) return shown.length
  if (/^[\p{M}\p{Cf}]+$/u.test(shown)) return 0
  return wide.test(shown) ? 2 : 1
}

const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u

/** The cells to show, so that the marked one is seen with what is around it. */
function cutOut(widths: readonly number[], marked: number): { from: number; to: number } {
  const sum = (from: number, to: number) => widths.slice(from, to).reduce((total, width) => total + width, 0)
  if (sum(0, widths.length) <= room) return { from: 0, to: widths.length }
  let from = marked
  while (from > 0 && sum(from - 1, marked) <= room / 2) from--
  let to = marked
  while (to < widths.length && sum(from, to + 1) <= room) to++
  while (from > 0 && sum(from - 1, to) <= room) from--
  return { from, to }
}
