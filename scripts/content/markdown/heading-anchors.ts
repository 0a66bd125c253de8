import type { Element, ElementContent, Root } from 'hast'
import { readableText } from './readable-text.ts'
import { SKIP, walkElements } from './walk-elements.ts'

/**
 * Turns the text of each heading of the second and third level into a link to the heading itself. So the link has
 * the heading's text for a name, and a screen reader reads nothing more. Where a heading has links
 * of its own, or a footnote, it is the longest text between them, and they get a class to be seen by.
 */
export function rehypeHeadingAnchors() {
  return (tree: Root): undefined => {
    walkElements(tree, (node) => {
      if (node.tagName !== 'h2' && node.tagName !== 'h3') return
      // The label of the footnotes is not to be seen.
      if (node.properties.id !== 'footnote-label') wrapText(node)
      return SKIP
    })
  }
}

function wrapText(heading: Element): void {
  for (const child of heading.children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'a') child.properties.className = ['link']
    // A footnote's number is too small a target to stand close to another.
    if (child.tagName === 'sup') child.properties.className = ['apart']
  }
  const [start, end] = longestText(heading.children)
  const children = heading.children.slice(start, end)
  if (readLength(children) === 0) return
  const href = `#${heading.properties.id}`
  const link: Element = { type: 'element', tagName: 'a', properties: { href }, children }
  heading.children.splice(start, end - start, link)
}

/** Where the longest run of children without links begins and ends. */
function longestText(children: ElementContent[]): [start: number, end: number] {
  let longest: [number, number] = [0, 0]
  let start = 0
  for (let end = 0; end <= children.length; end++) {
    const child = children[end]
    if (child !== undefined && !hasLink(child)) continue
    const [from, to] = longest
    if (readLength(children.slice(start, end)) > readLength(children.slice(from, to))) longest = [start, end]
    start = end + 1
  }
  return longest
}

function hasLink(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'a' || node.children.some(hasLink))
}

function readLength(children: ElementContent[]): number {
  const text = readableText({ type: 'element', tagName: 'a', properties: {}, children })
  return text.trim().length
}
