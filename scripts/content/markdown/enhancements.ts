import type { Element } from 'hast'
import { postText } from '../../../src/content/de/post-text.ts'
import { fill } from '../../../src/site/fill.ts'
import { elementPlugin, h, readableText, SKIP, walkElements } from './elements.ts'

/** An image that is alone in its paragraph, in a link or not, gets its title for a caption. */
export const rehypeCaptions = elementPlugin(() => (node) => {
  const image = node.tagName === 'p' ? onlyImage(node) : undefined
  const title = image?.properties.title
  if (image === undefined || typeof title !== 'string' || title.trim() === '') return
  delete image.properties.title
  node.tagName = 'figure'
  node.properties = { className: ['figure'] }
  // A line break between both: otherwise search and word count would join the last word of one and the first of the other.
  node.children.push({ type: 'text', value: '\n' }, h('figcaption', {}, title))
})

function onlyImage({ children: [child, ...others] }: Element): Element | undefined {
  if (others.length > 0 || child?.type !== 'element') return undefined
  if (child.tagName === 'img') return child
  return child.tagName === 'a' ? onlyImage(child) : undefined
}

/** Tables scroll sideways in a named region, also by the keyboard; rows and columns are named, for narrow windows, too. */
export const rehypeScrollableTables = elementPlugin(() => {
  let count = 0
  return (node, index, parent) => {
    // The site's styles say where text begins in a cell, and would win over the attribute.
    const { align } = node.properties
    if (align === 'center' || align === 'right') node.properties.className = [align]
    if (node.tagName !== 'table') return
    count++
    const ariaLabel = count === 1 ? postText.table : fill(postText.numberedTable, { number: count })
    nameRowsAndColumns(node)
    parent.children[index] = h('section', { className: ['scroll'], ariaLabel, tabIndex: 0 }, node)
  }
})

function nameRowsAndColumns(table: Element): void {
  const names: string[] = []
  let column = 0
  walkElements(table, (cell) => {
    if (cell.tagName === 'tr') column = 0
    if (cell.tagName === 'th') {
      names.push(readableText(cell))
      cell.properties.scope = 'col'
    }
    if (cell.tagName !== 'td') return
    if (column > 0 && names[column]) cell.properties.dataHead = names[column]
    if (column === 0 && names.length > 1 && readableText(cell).trim() !== '') {
      cell.tagName = 'th'
      cell.properties.scope = 'row'
    }
    column++
  })
}

/**
 * Gives the box of a task a name for screen reader users; the text of the task is outside of it. Marks code in the text
 * and links that show their address: a hyphen at a line end would be read as a part of them.
 */
export const rehypePhrasing = elementPlugin(() => (node) => {
  const { tagName, properties } = node
  if (tagName === 'pre') {
    // Wide code can be scrolled with the keyboard.
    node.properties = { className: ['code'], tabIndex: 0 }
    return SKIP
  }
  if (tagName === 'input') properties.ariaLabel = properties.checked ? postText.doneTask : postText.task
  if (tagName === 'code' || isAddress(node)) properties.className = ['verbatim']
  return undefined
})

function isAddress(node: Element): boolean {
  if (node.tagName !== 'a' || node.properties.className !== undefined) return false
  const text = readableText(node)
  return !/\s/.test(text) && /[^.][./:@][^.]/.test(text)
}
