import type { Heading, Nodes } from 'mdast'
import { headingMessages as messages } from '../messages.ts'
import { type Draft, type Finding, placeOf, sourceOf } from './rule.ts'

/** Longer lines above `---` are paragraphs whose blank line was forgotten. */
const longestUnderlined = 80

/** A heading of a word processor, such as `2.1 Ziele`. */
const numberedLine = /^\d{1,2}(?:\.\d{1,2})+\.? \p{Lu}\p{Ll}{2}[^\n.!?:]{0,60}$/u

/**
 * Headings that compete with the title, which is the page's main heading (WCAG 2.2, technique H42), repeat it, have no
 * text, or were none.
 */
export function checkHeadings({ nodes, text, fields }: Draft): Finding[] {
  const title = String(fields.get('title')?.value)
  const blocks = new Set<Nodes>(nodes[0] && 'children' in nodes[0] ? nodes[0].children : [])
  return nodes.flatMap((node, index) => {
    if (blocks.has(node) && numberedLine.test(sourceOf(node, text))) {
      return [{ place: placeOf(node), message: messages.numbered }]
    }
    if (node.type !== 'heading') return []
    const message =
      findFault(node, sourceOf(node, text), title) ?? findEmptySection(node, nodes.slice(index + 1))
    return message === undefined ? [] : [{ place: placeOf(node), message }]
  })
}

function findFault({ depth, children }: Heading, source: string, title: string): string | undefined {
  const [line = ''] = source.split('\n')
  const isUnderlined = !source.startsWith('#')
  if (isUnderlined && depth === 2 && (source.includes('\n', line.length + 1) || isSentence(line))) {
    return messages.underlined
  }
  if (children.length === 0) return messages.empty
  if (plain(line) === plain(title)) return messages.title
  return depth === 1 ? messages.main : undefined
}

/** The first node behind those of the heading itself ends its section, or is its text; notes are shown elsewhere. */
function findEmptySection(heading: Heading, after: readonly Nodes[]): string | undefined {
  let end = heading.position?.end.offset ?? 0
  const next = after.find(({ type, position }) => {
    if ((position?.start.offset ?? 0) < end) return false
    const isElsewhere = type === 'footnoteDefinition' || type === 'definition'
    if (isElsewhere) end = position?.end.offset ?? end
    return !isElsewhere
  })
  const isEmpty = next === undefined || (next.type === 'heading' && next.depth <= heading.depth)
  return isEmpty ? messages.noSection : undefined
}

function isSentence(line: string): boolean {
  // A field of the front matter is none either.
  return line.length > longestUnderlined || /[.!:]$|^\w+: /.test(line)
}

function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
