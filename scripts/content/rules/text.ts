import { basename, extname } from 'node:path/posix'
import type { Nodes } from 'mdast'
import { placeAt } from '../diagnostics.ts'
import { imageMessages, textMessages } from '../messages.ts'
import { definitionsIn } from './addresses.ts'
import { rangeOfText } from './fields.ts'
import type { Draft, Finding } from './rule.ts'

/** Headings that compete with the title, which is the page's main heading (WCAG 2.2, technique H42). */
export function checkMainHeading({ nodes }: Draft): Finding[] {
  return nodes.flatMap((node) => {
    const isMain = node.type === 'heading' && node.depth === 1
    return isMain && node.position ? [{ place: node.position, message: textMessages.mainHeading }] : []
  })
}

/** Images of the text without a text for who cannot see them. */
export function checkAlternativeTexts({ nodes }: Draft): Finding[] {
  const definitions = definitionsIn(nodes)
  return nodes.flatMap((node) => {
    if ((node.type !== 'image' && node.type !== 'imageReference') || !node.position) return []
    const alt = (node.alt ?? '').trim()
    const { url = '' } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {})
    if (alt === '') return [{ place: node.position, message: imageMessages.noAlternativeText }]
    return isFileName(alt, url) ? [{ place: node.position, message: imageMessages.fileNameAsText }] : []
  })
}

function isFileName(alt: string, url: string): boolean {
  const name = basename(url.split(/[?#]/, 1)[0] ?? '')
  const plain = (text: string) => text.toLowerCase().replace(/[-_ ]+/g, ' ')
  return [name, basename(name, extname(name))].some((candidate) => plain(candidate) === plain(alt))
}

/** Characters that reverse the direction of reading, also as references of HTML; the text then reads otherwise than it is. */
const overrides = /[\u202a-\u202e\u2066-\u2069]|&#(?:x0*20(?:2[a-e]|6[6-9])|0*82(?:3[4-8]|9[4-7]));/giu

export function checkDirection({ text, fields }: Draft): Finding[] {
  const inText = [...text.matchAll(overrides)].map(({ 0: sign, index }) =>
    placeAt(text, index, index + sign.length),
  )
  // Escaped in quotation marks of YAML.
  const inFields = [...fields.values()].flatMap(({ value, start, end, place }) => {
    const isEscaped = text.slice(start, end).search(overrides) === -1
    return isEscaped && String(value).search(overrides) !== -1 ? [place] : []
  })
  return [...inFields, ...inText].map((place) => ({ place, message: textMessages.direction }))
}

/**
 * Quotation marks of a typewriter in German text. Code, addresses and raw HTML are left alone, and so are inches and
 * minutes after a number.
 */
export function checkQuotes({ text, nodes, fields }: Draft): Finding[] {
  const inFields = ['title', 'excerpt'].flatMap((name) => {
    const field = fields.get(name)
    return typeof field?.value === 'string' ? findQuotes(text, [rangeOfText(field, text)]) : []
  })
  const inText = nodes.flatMap((node) => {
    const isBlock = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
    return isBlock ? findQuotes(text, textsBelow(node, text)) : []
  })
  return [...inFields, ...inText]
}

/** Where the texts of a paragraph are; of an address without a text of its own, the text is the address. */
function textsBelow(node: Nodes, text: string): [start: number, end: number][] {
  const { start, end } = node.position ?? {}
  if (node.type === 'text') return [[start?.offset ?? 0, end?.offset ?? 0]]
  if (!('children' in node) || (node.type === 'link' && text[start?.offset ?? 0] !== '[')) return []
  return node.children.flatMap((child) => textsBelow(child, text))
}

/** In YAML, '' in single quotes is one sign. */
const quotes = /(?<unit>(?<=\d)["'](?!\p{L}))|(?<apostrophe>(?<=\p{L})''?(?=\p{L}))|"|''?/gu

/** The parts of one paragraph: a quotation may begin in one and end in another. */
function findQuotes(text: string, ranges: readonly [start: number, end: number][]): Finding[] {
  let isOpen = false
  return ranges.flatMap(([start, end]) =>
    [...text.slice(start, end).matchAll(quotes)].flatMap(({ 0: sign, index, groups }): Finding[] => {
      if (groups?.unit && !isOpen) return []
      if (!groups?.apostrophe) isOpen = !isOpen
      const place = placeAt(text, start + index, start + index + sign.length)
      return [{ place, message: groups?.apostrophe ? textMessages.apostrophe : messageFor(sign) }]
    }),
  )
}

function messageFor(sign: string): string {
  return sign === '"' ? textMessages.quotes : textMessages.singleQuotes
}
