import { articleTextId } from '../../../src/ui/element-ids.ts'
import { type ChildNode, type Element, elementsOf } from '../elements.ts'

/** What a page's elements say: for the page itself, and for the site as a whole. */
export type PageFacts = {
  /** Where its links lead, and the ids that links can lead to. */
  addresses: readonly string[]
  ids: readonly string[]
  /** What its styles apply to: elements, attributes and classes, as `p`, `[lang]` and `.card`. */
  names: readonly string[]
}

/** An address in a `srcset`, without the width or density after it. */
const addressInSrcset = /(?![\d.]+[wxh](?![^\s,]))[^\s,]\S*[^\s,]/g

/** Reads the facts from the HTML of a page. */
export function readPageFacts(html: string): PageFacts {
  const elements = elementsOf(html)
  const addresses = new Set<string>()
  const ids = new Set<string>()
  const names = new Set<string>()
  const below = elementsBelowArticle(elements)
  for (const element of elements) {
    const isBelow = below.has(element)
    // The style of what is below comes with the style sheet.
    if (!isBelow) names.add(element.tagName)
    for (const { name, value } of element.attrs) {
      if (!isBelow) names.add(`[${name}]`)
      if (!isBelow && name === 'class') for (const part of value.split(/\s+/)) names.add(`.${part}`)
      if (name === 'id' || (name === 'name' && element.tagName === 'a')) ids.add(value)
      else if (name.endsWith('srcset')) {
        for (const [part] of value.matchAll(addressInSrcset)) addresses.add(part)
      } else if (isAddress(name, element)) addresses.add(value.trim())
    }
  }
  addresses.delete('')
  return { addresses: [...addresses], ids: [...ids], names: [...names].sort() }
}

/** What comes after a long article in its page, in either language: nobody sees it at the first paint. */
function elementsBelowArticle(elements: readonly Element[]): Set<unknown> {
  const isText = ({ attrs }: Element) =>
    attrs.some(({ name, value }) => name === 'id' && value === articleTextId)
  const text = elements.find(isText)
  if (!text || lengthOf(text) < longText) return new Set()
  const ends = elements.filter(({ tagName }) => tagName === 'main' || tagName === 'article')
  const below = new Set<unknown>(
    ends.flatMap((end) => {
      const siblings = end.parentNode?.childNodes ?? []
      return siblings.slice(siblings.indexOf(end) + 1)
    }),
  )
  for (const element of elements) if (below.has(element.parentNode)) below.add(element)
  return below
}

/** In characters: at 40rem in width it is higher than any window, with the title above it. */
const longText = 4000

function lengthOf(node: ChildNode): number {
  if ('value' in node) return node.value.length
  return 'childNodes' in node ? node.childNodes.reduce((sum, child) => sum + lengthOf(child), 0) : 0
}

function isAddress(attribute: string, { attrs }: Element): boolean {
  if (attribute !== 'content') return ['href', 'src', 'poster', 'cite', 'data'].includes(attribute)
  // The address of the page or of its image.
  return attrs.some(({ name, value }) => name === 'property' && /^og:(url|image)$/.test(value))
}
