import type { Nodes, Paragraph, Root } from 'mdast'
import type { WrittenField } from './fields.ts'

/**
 * What stands in a new post until its writer fills it in: a text that begins with these words, or a reading
 * time without its number. Such a post is right until it is published.
 */
export const fillInPattern = /^(Bitte ausfüllen\b|\? Min\.)/u

/** A reading time to be filled in. */
export const readTimeToFillIn = '? Min.'

/** A text to be filled in, which says what with. */
export function textToFillIn(what: string): string {
  return `Bitte ausfüllen: ${what}`
}

/** The names of the fields that are still to be filled in. */
export function fieldsToFillIn(written: ReadonlyMap<string, WrittenField>): string[] {
  return [...written].filter(([, { value }]) => isFillIn(value)).map(([name]) => name)
}

/** The paragraphs of the text that are still to be filled in. */
export function paragraphsToFillIn(tree: Root): Paragraph[] {
  return paragraphsIn(tree).filter(({ children: [first] }) => first?.type === 'text' && isFillIn(first.value))
}

function paragraphsIn(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') return [node]
  return 'children' in node ? node.children.flatMap(paragraphsIn) : []
}

function isFillIn(value: unknown): boolean {
  return typeof value === 'string' && fillInPattern.test(value.normalize('NFC'))
}
