import type { Heading, Nodes } from 'mdast'
import { headingMessages as messages } from '../messages.ts'
import { type Draft, type Report, rangeOf, sourceOf } from './rule.ts'

/** Longer lines above `---` are paragraphs whose blank line was forgotten. */
const longestUnderlined = 80

/** A heading of a word processor, such as `2.1 Ziele`. */
const numberedLine = /^\d{1,2}(?:\.\d{1,2})+\.? \p{Lu}\p{Ll}{2}[^\n.!?:]{0,60}$/u

/**
 * Headings that compete with the title, which is the page's main heading (WCAG 2.2, technique H42), repeat it, have no
 * text, or were none.
 */
export function checkHeadings({ nodes, blocks, text, fields }: Draft, report: Report): void {
  const title = String(fields.get('title')?.value)
  for (const [index, node] of nodes.entries()) {
    const source = sourceOf(node, text)
    if (blocks.has(node) && numberedLine.test(source)) report(node, messages.numbered)
    else if (node.type === 'heading') {
      report(node, findFault(node, source, title) ?? findEmptySection(node, nodes.slice(index + 1)))
    }
  }
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
  let [, end] = rangeOf(heading)
  const next = after.find((node) => {
    if (rangeOf(node)[0] < end) return false
    const isElsewhere = node.type === 'footnoteDefinition' || node.type === 'definition'
    if (isElsewhere) end = rangeOf(node)[1]
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
