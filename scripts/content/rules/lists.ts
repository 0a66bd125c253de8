import type { List, Nodes, Paragraph } from 'mdast'
import { placeAt } from '../diagnostics.ts'
import { bracketMessages as messages } from '../messages.ts'
import { type Draft, type Finding, placeOf } from './rule.ts'

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
      const isNew = child.type === 'list' && before?.type === 'list' && child.ordered === before.ordered
      return isNew ? [{ place: placeOf(child), message: messages.twoLists }] : []
    })
    return [...broken, ...(node.type === 'list' ? checkItems(node) : [])]
  })
  return [...sentences, ...lists]
}

function checkItems({ children }: List): Finding[] {
  const column = children[0]?.position?.start.column ?? 0
  return children.flatMap((item) => {
    const place = placeOf(item)
    if (item.children.length === 0) return [{ place, message: messages.emptyItem }]
    return place.start.column > column ? [{ place, message: messages.indent }] : []
  })
}

function isCutOff({ type }: Paragraph, source: string): boolean {
  const words = source.match(/[\p{L}\d]+/gu)?.length ?? 0
  return type === 'paragraph' && words >= minWordsOfSentence && /[\p{L}\d,]$/u.test(source)
}
