import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { readableText } from './readable-text.ts'

/**
 * Marks code within text and links whose text is an address: a hyphen at the end of a line would be read as a part
 * of them.
 */
export function rehypeVerbatim() {
  return (tree: Root): undefined => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP
      if (node.tagName === 'code' || isAddress(node)) node.properties.className = ['verbatim']
      return undefined
    })
  }
}

function isAddress(node: Element): boolean {
  if (node.tagName !== 'a' || node.properties.className !== undefined) return false
  const text = readableText(node)
  return !/\s/.test(text) && /[^.][./:@][^.]/.test(text)
}
