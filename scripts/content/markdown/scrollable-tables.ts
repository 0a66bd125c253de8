import type { Element, Root } from 'hast'
import { walkElements } from './walk-elements.ts'

/**
 * Puts each table into a frame that scrolls sideways, by the keyboard as well. A table that scrolls itself would no
 * longer be read as a table. A frame that takes the focus is a region with a name, and no two may have the same.
 */
export function rehypeScrollableTables() {
  return (tree: Root): undefined => {
    const framed = new Set<Element>()
    let count = 0
    walkElements(tree, (node, index, parent) => {
      // The site's styles say where text begins in a cell, and would win over the attribute.
      if (node.properties.align === 'center' || node.properties.align === 'right') {
        node.properties.className = [node.properties.align]
      }
      if (node.tagName !== 'table' || framed.has(node) || parent === undefined || index === undefined) return
      framed.add(node)
      count++
      const frame: Element = {
        type: 'element',
        tagName: 'section',
        properties: {
          className: ['scroll'],
          ariaLabel: count === 1 ? 'Tabelle' : `Tabelle ${count}`,
          tabIndex: 0,
        },
        children: [node],
      }
      parent.children[index] = frame
    })
  }
}
