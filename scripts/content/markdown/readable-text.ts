import type { Element, ElementContent, Root } from 'hast'

/**
 * The text of a node as it is read: with the alternative texts of images, without the numbers, back links
 * and the label that footnotes bring along.
 */
export function readableText(node: Root | Element): string {
  return node.children.map((child) => textOf(child as ElementContent)).join('')
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const { properties, tagName } = node
  if (tagName === 'img') return typeof properties.alt === 'string' ? properties.alt : ''
  if (properties.id === 'footnote-label') return ''
  if (properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined) return ''
  return readableText(node)
}
