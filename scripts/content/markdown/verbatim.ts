import type { Element, Root } from 'hast'
import { readableText } from './readable-text.ts'
import { SKIP, walkElements } from './walk-elements.ts'

/**
 * Marks code within text and links whose text is an address: a hyphen at the end of a line would be read as a part
 * of them.
 */
export function rehypeVerbatim() {
  return (tree: Root): undefined => {
    walkElements(tree, (node) => {
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
