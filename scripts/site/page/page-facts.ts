import { articleTextId } from '../../../src/start/element-ids.ts'
import { addressInSrcset, attributeOf, type ChildNode, type Element, elementsOf } from '../elements.ts'
import { findForeignMarkup } from '../security/article-markup.ts'
import { inlineHashes } from '../security/policy.ts'

/** What a page's elements say: for the page itself, and for the site as a whole. */
export type PageFacts = {
  /** Where its links lead, and the ids that links can lead to. */
  addresses: readonly string[]
  ids: readonly string[]
  /**
   * What its first paint needs: names of elements and attributes, `p` and `[lang]`, classes, and custom properties in
   * attributes of drawings.
   */
  markup: readonly string[]
  classes: readonly string[]
  tokens: readonly string[]
  /** The hashes of its inline scripts and styles. */
  scripts: string[]
  styles: string[]
  /** Why it must not be published. */
  faults: readonly string[]
}

/** Reads the facts from the HTML of a page. */
export function readPageFacts(file: string, html: string): PageFacts {
  const elements = elementsOf(html)
  const addresses = new Set<string>()
  const ids = new Set<string>()
  const markup = new Set<string>()
  const classes = new Set<string>()
  // A page has thousands of attributes, and few different ones: each is split once.
  const classLists = new Set<string>()
  const tokens = new Set<string>()
  const below = elementsBelowText(elements)
  for (const element of elements) {
    if (!below.has(element)) markup.add(element.tagName)
    for (const { name, value } of element.attrs) {
      // The style of what is below a long text comes with the style sheet.
      if (!below.has(element)) {
        markup.add(`[${name}]`)
        if (name === 'class') classLists.add(value)
        if (value.includes('var(')) for (const token of tokensIn(value)) tokens.add(token)
      }
      if (name === 'id' || (name === 'name' && element.tagName === 'a')) ids.add(value)
      else if (name.endsWith('srcset')) {
        for (const [part] of value.matchAll(addressInSrcset)) addresses.add(part)
      } else if (isAddress(name, element)) addresses.add(value.trim())
    }
  }
  for (const list of classLists) for (const part of list.split(/\s+/)) classes.add(part)
  addresses.delete('')
  return {
    addresses: [...addresses],
    ids: [...ids],
    ...inlineHashes(elements),
    markup: [...markup].sort(),
    classes: [...classes].sort(),
    tokens: [...tokens].sort(),
    faults: findForeignMarkup(file, elements),
  }
}

/** What comes after a long text in its page, in either language: nobody sees it at the first paint. */
function elementsBelowText(elements: readonly Element[]): Set<unknown> {
  const article = elements.find((element) => attributeOf(element, 'id') === articleTextId)
  const text = article ?? elements.find(({ tagName }) => tagName === 'main')
  if (!text || lengthOf(text) < longText) return new Set()
  const ends = elements.filter(({ tagName }) => tagName === 'main' || (article && tagName === 'article'))
  const below = new Set<unknown>(
    ends.flatMap((end) => {
      const siblings = end.parentNode?.childNodes ?? []
      return siblings.slice(siblings.indexOf(end) + 1)
    }),
  )
  const mains = elements.filter(({ tagName }) => tagName === 'main')
  for (const main of mains) {
    const sections = main.childNodes.filter(({ nodeName }) => nodeName === 'section')
    for (const section of sections.slice(mostSections)) {
      // A visit may begin at an anchor.
      if ('attrs' in section && attributeOf(section, 'id') === undefined) below.add(section)
    }
  }
  for (const element of elements) if (below.has(element.parentNode)) below.add(element)
  return below
}

/** With the heading above them so many sections are higher than any window: a section has 350 pixels and more. */
const mostSections = 5

/** In characters: at 40rem in width it is higher than any window, with the title above it. */
const longText = 4000

function lengthOf(node: ChildNode): number {
  if ('value' in node) return node.value.length
  return 'childNodes' in node ? node.childNodes.reduce((sum, child) => sum + lengthOf(child), 0) : 0
}

function isAddress(attribute: string, element: Element): boolean {
  if (attribute === 'data') return element.tagName === 'object'
  if (attribute !== 'content') return ['href', 'src', 'poster', 'cite'].includes(attribute)
  // The address of the page or of its image.
  const key = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? ''
  return /^(og:(url|image|image:url|image:secure_url)|twitter:image)$/.test(key)
}

/** The custom properties that a style sheet or an attribute uses. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
}
