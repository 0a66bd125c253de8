import { basename, extname } from 'node:path/posix'
import type { Nodes } from 'mdast'
import { placeAt } from '../diagnostics.ts'
import { bracketMessages, imageMessages, markMessages, textMessages } from '../messages.ts'
import { definitionsIn } from './addresses.ts'
import { rangeOfText } from './fields.ts'
import { type Draft, type Finding, placeOf, sourceOf } from './rule.ts'

/** Images of the text without a text for who cannot see them. */
export function checkAlternativeTexts({ nodes }: Draft): Finding[] {
  const definitions = definitionsIn(nodes)
  const urls = new Map<string, string>()
  return nodes.flatMap((node) => {
    if ((node.type !== 'image' && node.type !== 'imageReference') || !node.position) return []
    const alt = (node.alt ?? '').trim()
    const { url = '' } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {})
    const isRepeated = (urls.get(alt) ?? url) !== url
    urls.set(alt, url)
    const message = findFault(alt, url) ?? (isRepeated ? imageMessages.sameText : undefined)
    return message === undefined ? [] : [{ place: node.position, message }]
  })
}

/** Longer descriptions are tiring to listen to. */
const longestText = 300

function findFault(alt: string, url: string): string | undefined {
  if (alt === '') return imageMessages.noAlternativeText
  if (isFileName(alt, url)) return imageMessages.fileNameAsText
  const [start] =
    /^(?:ein |das )?(?:bild|foto|grafik|screenshot|abbildung|image|picture)\b(?: (?:von|mit|of)\b)?:?(?=\s|$)/i.exec(
      alt,
    ) ?? []
  if (start !== undefined) return imageMessages.textStart(start)
  return alt.length > longestText ? imageMessages.longText(alt.length, longestText) : undefined
}

/** What cameras and programs for screenshots call their files, without digits. */
const automatic =
  /^(?:screenshot|bildschirmfoto|screenshot from|whatsapp (?:bild|image)|img|dsc|photo|foto|bild|)$/

function isFileName(alt: string, url: string): boolean {
  if (/\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i.test(alt)) return true
  const word = alt.toLowerCase().replace(/(?:^| )(?:um|at)(?= )|[\d\s._:()-]+(?=$|\d)|[\d._:()-]/g, '')
  if (/\d/.test(alt) && automatic.test(word.trim())) return true
  const name = basename(url.split(/[?#]/, 1)[0] ?? '')
  const plain = (text: string) => text.toLowerCase().replace(/[-_ ]+/g, ' ')
  if (/^(?:IMG|DSC[FN]?|PXL)[-_ ]?\d+|^(?:unbenannt|untitled)\b/i.test(alt)) return true
  return [name, basename(name, extname(name))].some((candidate) => plain(candidate) === plain(alt))
}

/** A shorter paragraph may be said twice. */
const minWordsOfRepeat = 12

/** Paragraphs that are there twice, and images that share theirs with a text, so that their title is no caption. */
export function checkParagraphs({ nodes: [root], prose, text }: Draft): Finding[] {
  const blocks = new Set<Nodes>(root && 'children' in root ? root.children : [])
  const lines = new Map<string, { line: number; section: number }>()
  let section = 0
  const [near, far]: [Finding[], Finding[]] = [[], []]
  const images = prose.flatMap(({ node, source: words }): Finding[] => {
    if (node.type === 'heading') section++
    if (node.type !== 'paragraph') return []
    const source = sourceOf(node, text).replace(/\s+/g, ' ')
    const isLong = blocks.has(node) && (words.match(/\p{L}+/gu)?.length ?? 0) >= minWordsOfRepeat
    const first = isLong ? lines.get(source) : undefined
    if (first) {
      const group = first.section === section ? near : far
      group.push({ place: placeOf(node), message: textMessages.twice(first.line) })
    }
    lines.set(source, { line: placeOf(node).start.line, section })
    return node.children.flatMap((child, _, { length }): Finding[] => {
      if (child.type !== 'image' || !child.title || length === 1) return []
      const { start, end } = placeOf(child)
      const before = text.slice(text.lastIndexOf('\n', start.offset) + 1, start.offset)
      const isAlone = /^[\s>]*$/.test(before) && /^[\s\\]*(?:$|\n)/.test(text.slice(end.offset))
      return isAlone ? [{ place: placeOf(child), message: imageMessages.noCaption }] : []
    })
  })
  // Who says several things in several sections again means to.
  return [...near, ...(far.length === 1 ? far : []), ...images]
}

/** Signs between numbers and letters that Markdown takes for marks. */
export function checkMarks({ nodes, text }: Draft): Finding[] {
  return nodes.flatMap((node): Finding[] => {
    const before = text[(node.position?.start.offset ?? 0) - 1] ?? ''
    const source = sourceOf(node, text)
    if (node.type === 'emphasis' && /\d/.test(before) && /^\*\d/.test(source)) {
      return [{ place: placeOf(node), message: markMessages.times }]
    }
    const after = text.slice(node.position?.end.offset, (node.position?.end.offset ?? 0) + 2)
    if (node.type === 'strong' && source.startsWith('__') && /^(?:\.\w|\(|\/)/.test(after)) {
      return [{ place: placeOf(node), message: markMessages.dunder }]
    }
    const isIndex = node.type === 'delete' && /[\p{L}\d]/u.test(before) && /^~\d/.test(source)
    return isIndex ? [{ place: placeOf(node), message: markMessages.subscript }] : []
  })
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
export function checkQuotes({ text, prose, fields }: Draft): Finding[] {
  const inFields = ['title', 'excerpt'].flatMap((name) => {
    const field = fields.get(name)
    if (typeof field?.value !== 'string') return []
    const [start, end] = rangeOfText(field, text)
    return findQuotes(text, start, text.slice(start, end))
  })
  return [...inFields, ...prose.flatMap(({ start, source }) => findQuotes(text, start, source))]
}

/** In YAML, '' in single quotes is one sign. */
const quotes = /(?<unit>(?<=\d)["'](?!\p{L}))|(?<apostrophe>(?<=\p{L})''?(?=\p{L}))|"|''?/gu

function findQuotes(text: string, offset: number, source: string): Finding[] {
  let isOpen = false
  return [...source.matchAll(quotes)].flatMap(({ 0: sign, index, groups }): Finding[] => {
    if (groups?.unit && !isOpen) return []
    if (!groups?.apostrophe) isOpen = !isOpen
    const place = placeAt(text, offset + index, offset + index + sign.length)
    return [{ place, message: groups?.apostrophe ? textMessages.apostrophe : messageFor(sign) }]
  })
}

function messageFor(sign: string): string {
  return sign === '"' ? textMessages.quotes : textMessages.singleQuotes
}

/** Round brackets without their other half. */
export function checkBrackets({ text, prose }: Draft): Finding[] {
  return prose.flatMap(({ source, start }) => {
    const open: number[] = []
    const closed: number[] = []
    for (const { 0: sign, index } of source.matchAll(/(?<![:;]-?)[()]/g)) {
      if (sign === '(') open.push(index)
      // Points of a list in a sentence, such as a) and 1), have none.
      else if (
        open.pop() === undefined &&
        !/(?:^|[\s\ufffc])[\p{L}\d]{1,3}\.?$/u.test(source.slice(0, index))
      )
        closed.push(index)
    }
    return [
      ...open.map((index) => ({ index, message: bracketMessages.open })),
      ...closed.map((index) => ({ index, message: bracketMessages.closed })),
    ].map(({ index, message }) => ({ place: placeAt(text, start + index, start + index + 1), message }))
  })
}
