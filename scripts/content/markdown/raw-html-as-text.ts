import type { Element, Text } from 'hast'
import type { Html, Parents } from 'mdast'
import type { State } from 'mdast-util-to-hast'

/**
 * Raw HTML is shown as the text that it is (spec §5): in place of a block as a paragraph, inside a paragraph as a
 * part of it.
 */
export function rawHtmlAsText(_: State, node: Html, parent: Parents | undefined): Element | Text {
  const text: Text = { type: 'text', value: node.value }
  const isBlock = parent === undefined || flowParents.has(parent.type)
  return isBlock ? { type: 'element', tagName: 'p', properties: {}, children: [text] } : text
}

const flowParents = new Set<string>(['root', 'blockquote', 'listItem', 'footnoteDefinition'])
