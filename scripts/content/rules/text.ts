import { basename, extname } from 'node:path/posix'
import type { Nodes } from 'mdast'
import { imageMessages } from '../images/messages.ts'
import { bracketMessages, markMessages, textMessages } from '../messages.ts'
import { definitionsIn } from './addresses.ts'
import { rangeOfText } from './fields.ts'
import { type Draft, placeOf, type Report, rangeOf, sourceOf } from './rule.ts'

/** Images of the text without a text for who cannot see them. */
export function checkAlternativeTexts({ nodes }: Draft, report: Report): void {
  const definitions = definitionsIn(nodes)
  const urls = new Map<string, string>()
  for (const node of nodes) {
    if (node.type !== 'image' && node.type !== 'imageReference') continue
    const alt = (node.alt ?? '').trim()
    const { url = '' } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {})
    const isRepeated = (urls.get(alt) ?? url) !== url
    urls.set(alt, url)
    report(node, findFault(alt, url) ?? (isRepeated ? imageMessages.sameText : undefined))
  }
}

/** Longer descriptions are tiring to listen to. */
const longestText = 300

/** What a description need not begin with. */
const superfluous =
  /^(?:ein |das )?(?:bild|foto|grafik|screenshot|abbildung|image|picture)\b(?: (?:von|mit|of)\b)?:?(?=\s|$)/i

function findFault(alt: string, url: string): string | undefined {
  if (alt === '') return imageMessages.noAlternativeText
  if (isFileName(alt, url)) return imageMessages.fileNameAsText
  const [start] = superfluous.exec(alt) ?? []
  if (start !== undefined) return imageMessages.textStart(start)
  return alt.length > longestText ? imageMessages.longText(alt.length, longestText) : undefined
}

/** What files are called by their endings, cameras and programs. */
const fileName =
  /\.(?:png|jpe?g|webp|avif|gif|svg|heic)$|^(?:IMG|DSC[FN]?|PXL)[-_ ]?\d+|^(?:unbenannt|untitled)\b/i
/** The same for screenshots and the like, without digits. */
const automatic =
  /^(?:screenshot|bildschirmfoto|screenshot from|whatsapp (?:bild|image)|img|dsc|photo|foto|bild|)$/

function isFileName(alt: string, url: string): boolean {
  const word = alt.toLowerCase().replace(/(?:^| )(?:um|at)(?= )|[\d\s._:()-]+(?=$|\d)|[\d._:()-]/g, '')
  if (fileName.test(alt) || (/\d/.test(alt) && automatic.test(word.trim()))) return true
  const name = basename(url.split(/[?#]/, 1)[0] ?? '')
  const plain = (text: string) => text.toLowerCase().replace(/[-_ ]+/g, ' ')
  return [name, basename(name, extname(name))].some((candidate) => plain(candidate) === plain(alt))
}

/** A shorter paragraph may be said twice. */
const minWordsOfRepeat = 12

/** Paragraphs that are there twice, and images that share theirs with a text, so that their title is no caption. */
export function checkParagraphs({ blocks, prose, text }: Draft, report: Report): void {
  const lines = new Map<string, { line: number; section: number }>()
  let section = 0
  const elsewhere: [Nodes, string][] = []
  for (const { node, source: words } of prose) {
    if (node.type === 'heading') section++
    if (node.type !== 'paragraph') continue
    const source = sourceOf(node, text).replace(/\s+/g, ' ')
    const isLong = blocks.has(node) && (words.match(/\p{L}+/gu)?.length ?? 0) >= minWordsOfRepeat
    const first = isLong ? lines.get(source) : undefined
    if (first?.section === section) report(node, textMessages.twice(first.line))
    else if (first) elsewhere.push([node, textMessages.twice(first.line)])
    lines.set(source, { line: placeOf(node).start.line, section })
    for (const child of node.children) {
      if (child.type !== 'image' || !child.title || node.children.length === 1) continue
      const [start, end] = rangeOf(child)
      const before = text.slice(text.lastIndexOf('\n', start) + 1, start)
      const isAlone = /^[\s>]*$/.test(before) && /^[\s\\]*(?:$|\n)/.test(text.slice(end))
      if (isAlone) report(child, imageMessages.noCaption)
    }
  }
  // Who says several things in several sections again means to.
  if (elsewhere.length === 1) for (const [node, message] of elsewhere) report(node, message)
}

/** Signs between numbers and letters that Markdown takes for marks. */
export function checkMarks({ nodes, text }: Draft, report: Report): void {
  for (const node of nodes) {
    const [start, end] = rangeOf(node)
    const before = text[start - 1] ?? ''
    const source = text.slice(start, end)
    if (node.type === 'emphasis' && /\d/.test(before) && /^\*\d/.test(source))
      report(node, markMessages.times)
    const isName = /^(?:\.\w|\(|\/)/.test(text.slice(end, end + 2))
    if (node.type === 'strong' && source.startsWith('__') && isName) report(node, markMessages.dunder)
    const isIndex = /[\p{L}\d]/u.test(before) && /^~\d/.test(source)
    if (node.type === 'delete' && isIndex) report(node, markMessages.subscript)
  }
}

/**
 * Quotation marks of a typewriter in German text. Code, addresses and raw HTML are left alone, and so are inches and
 * minutes after a number.
 */
export function checkQuotes({ text, prose, fields }: Draft, report: Report): void {
  const inFields = [fields.get('title'), fields.get('excerpt')].flatMap((field) => {
    if (typeof field?.value !== 'string') return []
    const [start, end] = rangeOfText(field, text)
    return { start, source: text.slice(start, end) }
  })
  for (const { start, source } of [...inFields, ...prose]) {
    let isOpen = false
    for (const { 0: sign, index, groups = {} } of source.matchAll(quotes)) {
      if (groups.unit && !isOpen) continue
      if (!groups.apostrophe) isOpen = !isOpen
      const message = sign === '"' ? textMessages.quotes : textMessages.singleQuotes
      const at = start + index
      report([at, at + sign.length], groups.apostrophe ? textMessages.apostrophe : message)
    }
  }
}

/** In YAML, '' in single quotes is one sign. */
const quotes = /(?<unit>(?<=\d)["'](?!\p{L}))|(?<apostrophe>(?<=\p{L})''?(?=\p{L}))|"|''?/gu

/** Round brackets without their other half. */
export function checkBrackets({ prose }: Draft, report: Report): void {
  for (const { source, start } of prose) {
    const open: number[] = []
    const reportAt = (index: number, message: string) => report([start + index, start + index + 1], message)
    for (const { 0: sign, index } of source.matchAll(/(?<![:;]-?)[()]/g)) {
      // Points of a list in a sentence, such as a) and 1), have none.
      const isPoint = () => /(?:^|[\s\ufffc])[\p{L}\d]{1,3}\.?$/u.test(source.slice(0, index))
      if (sign === '(') open.push(index)
      else if (open.pop() === undefined && !isPoint()) reportAt(index, bracketMessages.closed)
    }
    for (const index of open) reportAt(index, bracketMessages.open)
  }
}
