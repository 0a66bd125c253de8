import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
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
export function paragraphsToFillIn(tree: Root): Nodes[] {
  const found: Nodes[] = []
  visit(tree, 'paragraph', (paragraph) => {
    const [first] = paragraph.children
    if (first?.type === 'text' && isFillIn(first.value)) found.push(paragraph)
  })
  return found
}

function isFillIn(value: unknown): boolean {
  return typeof value === 'string' && fillInPattern.test(value.normalize('NFC'))
}
