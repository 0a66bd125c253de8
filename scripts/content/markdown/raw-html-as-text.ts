import type { Element, Text } from 'hast'
import type { Html, Parents } from 'mdast'
import type { State } from 'mdast-util-to-hast'

/**
 * Raw HTML is shown as the text that it is (specification, section 5). Where a block stands, the
 * text becomes a paragraph; inside a paragraph it stays part of it.
 */
export function rawHtmlAsText(_: State, node: Html, parent: Parents | undefined): Element | Text {
  const text: Text = { type: 'text', value: node.value }
  const isBlock = parent === undefined || flowParents.has(parent.type)
  return isBlock ? { type: 'element', tagName: 'p', properties: {}, children: [text] } : text
}

const flowParents = new Set<string>(['root', 'blockquote', 'listItem', 'footnoteDefinition'])
