import type { List, Paragraph } from 'mdast'
import { dateMessages, bracketMessages as messages } from '../messages.ts'
import { months } from './dates.ts'
import { type Draft, placeOf, type Report, sourceOf } from './rule.ts'
import { runsOn } from './run-on-lines.ts'

const startsWithMonth = new RegExp(`^\\d{1,2}\\. (?:${months.join('|')})\\b`)

/** A paragraph of fewer words may be a caption or a line of an address. */
const minWordsOfSentence = 7

/** Points without a text, lists that break apart or lose a level, and paragraphs that break off. */
export function checkLists({ nodes, blocks, prose, text }: Draft, report: Report): void {
  for (const { node, source, start } of prose) {
    const end = start + source.length
    if (blocks.has(node) && isCutOff(node as Paragraph, source)) report([end - 1, end], messages.noEnd)
  }
  for (const node of nodes) {
    if (!('children' in node)) continue
    if (node.type === 'footnoteDefinition' && node.children.length === 0) report(node, messages.emptyNote)
    if (node.type === 'list') checkItems(node, text, report)
    for (const [index, child] of node.children.entries()) {
      if (child.type !== 'list') continue
      const [above, before] = [node.children[index - 2], node.children[index - 1]]
      // What belongs to a point and is not indented ends the list.
      const isBetween = before?.type === 'code' || before?.type === 'list'
      if (before?.type === 'list' && child.ordered === before.ordered) report(child, messages.twoLists)
      else if (isBetween && child.start === 1 && above?.type === 'list' && above.children.length === 1) {
        report(child, messages.restart)
      }
    }
  }
}

function checkItems({ children, ordered }: List, text: string, report: Report): void {
  const column = children[0]?.position?.start.column ?? 0
  const numbers = children.map(({ position }) => Number.parseInt(text.slice(position?.start.offset), 10))
  const [first = 0] = numbers
  // Who writes the same everywhere leaves the numbers to Markdown.
  const isCounted = ordered && numbers.some((number) => number !== first)
  const wrong = isCounted ? numbers.findIndex((number, index) => number !== first + index) : -1
  for (const [index, item] of children.entries()) {
    if (ordered && startsWithMonth.test(sourceOf(item, text))) report(item, dateMessages.list)
    else if (item.children.length === 0) report(item, messages.emptyItem)
    else if (index === wrong) report(item, messages.number(numbers[index] ?? 0, first + index))
    else if (placeOf(item).start.column > column) report(item, messages.indent)
  }
}

/** No sign ends lines that are shown as such or should be, `Quelle: …`, and the number of a footnote. */
function isCutOff({ type, children }: Paragraph, source: string): boolean {
  if (type !== 'paragraph' || !/(?<![.!?“])[\p{L}\d,]$/u.test(source)) return false
  if (/^\ufffc*\p{Lu}[\p{L} ]{1,20}:/u.test(source)) return false
  const words = source.match(/[\p{L}\d]+/gu)?.length ?? 0
  return words >= minWordsOfSentence && !children.some((child) => child.type === 'break') && !runsOn(source)
}
