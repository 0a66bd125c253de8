import type { List, Nodes, Paragraph } from 'mdast'
import { placeAt } from '../diagnostics.ts'
import { dateMessages, bracketMessages as messages } from '../messages.ts'
import { months } from './dates.ts'
import { type Draft, type Finding, placeOf } from './rule.ts'
import { runsOn } from './run-on-lines.ts'

const startsWithMonth = new RegExp(`^\\d{1,2}\\. (?:${months.join('|')})\\b`)

/** A paragraph of fewer words may be a caption or a line of an address. */
const minWordsOfSentence = 7

/** Points without a text, lists that break apart or lose a level, and paragraphs that break off. */
export function checkLists({ nodes, prose, text }: Draft): Finding[] {
  const [root] = nodes
  const blocks = new Set<Nodes>(root && 'children' in root ? root.children : [])
  const sentences = prose.flatMap(({ node, source, start }): Finding[] => {
    const isLast = blocks.has(node) && isCutOff(node as Paragraph, source)
    const end = start + source.length
    return isLast ? [{ place: placeAt(text, end - 1, end), message: messages.noEnd }] : []
  })
  const lists = nodes.flatMap((node): Finding[] => {
    if (!('children' in node)) return []
    const broken = node.children.flatMap((child, index) => {
      const before = node.children[index - 1]
      if (child.type !== 'list') return []
      const place = placeOf(child)
      if (before?.type === 'list' && child.ordered === before.ordered) {
        return [{ place, message: messages.twoLists }]
      }
      // What belongs to a point and is not indented ends the list.
      const isBetween = before?.type === 'code' || before?.type === 'list'
      const above = node.children[index - 2]
      const isRestart =
        isBetween && child.start === 1 && above?.type === 'list' && above.children.length === 1
      return isRestart ? [{ place, message: messages.restart }] : []
    })
    return [...broken, ...(node.type === 'list' ? checkItems(node, text) : [])]
  })
  return [...sentences, ...lists]
}

function checkItems({ children, ordered }: List, text: string): Finding[] {
  const column = children[0]?.position?.start.column ?? 0
  return children.flatMap((item) => {
    const place = placeOf(item)
    const isDate = ordered && startsWithMonth.test(text.slice(place.start.offset, place.end.offset))
    if (isDate) return [{ place, message: dateMessages.list }]
    if (item.children.length === 0) return [{ place, message: messages.emptyItem }]
    return place.start.column > column ? [{ place, message: messages.indent }] : []
  })
}

/** No sign ends lines that are shown as such or should be, `Quelle: …`, and the number of a footnote. */
function isCutOff({ type, children }: Paragraph, source: string): boolean {
  if (type !== 'paragraph' || !/(?<![.!?“])[\p{L}\d,]$/u.test(source)) return false
  if (/^\ufffc*\p{Lu}[\p{L} ]{1,20}:/u.test(source)) return false
  const words = source.match(/[\p{L}\d]+/gu)?.length ?? 0
  return words >= minWordsOfSentence && !children.some((child) => child.type === 'break') && !runsOn(source)
}
