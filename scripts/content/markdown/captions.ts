import type { Element, Root, Text } from 'hast'
import { walkElements } from './walk-elements.ts'

/** An image that is alone in its paragraph, in a link or not, gets its title for a caption. */
export function rehypeCaptions() {
  return (tree: Root): undefined => {
    walkElements(tree, (node) => {
      const image = node.tagName === 'p' ? onlyImage(node) : undefined
      const title = image?.properties.title
      if (image === undefined || typeof title !== 'string' || title.trim() === '') return
      delete image.properties.title
      node.tagName = 'figure'
      node.properties = { className: ['figure'] }
      const text: Text = { type: 'text', value: title }
      // On a line of its own: search and the count of words would take the last word before for a part of the first.
      node.children.push(
        { type: 'text', value: '\n' },
        { type: 'element', tagName: 'figcaption', properties: {}, children: [text] },
      )
    })
  }
}

function onlyImage({ children }: Element): Element | undefined {
  const [child] = children
  if (children.length !== 1 || child?.type !== 'element') return undefined
  if (child.tagName === 'img') return child
  return child.tagName === 'a' ? onlyImage(child) : undefined
}
