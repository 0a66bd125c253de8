import { isUtf8 } from 'node:buffer'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { VFileMessage } from 'vfile-message'
import { escapeMarkup } from '../../io/escape-markup.ts'
import { keepsElement, keptAttribute, rejectStyleLoads } from './drawing-rules.ts'
import { imageFaults } from './messages.ts'

export type SanitizedDrawing = {
  /** With those elements and attributes only that are known to be harmless. */
  svg: string
  /** The attributes of the first element. */
  root: ReadonlyMap<string, string>
  hasText: boolean
  hasStyles: boolean
}

/** More than any drawing has; browsers and librsvg give up at 256. */
const maxDepth = 100
const maxElements = 50_000

/**
 * Parses an SVG and writes it again. What nobody sees is left out; for what could do more than be seen, and for what is
 * no SVG, a `VFileMessage` is thrown. DOMPurify would need a DOM for this, drops `<use>`, and does not say why.
 */
export function sanitizeDrawing(bytes: Buffer): SanitizedDrawing {
  if (!isUtf8(bytes)) fail(imageFaults.encoding)
  let svg = ''
  let root: ReadonlyMap<string, string> | undefined
  let [hasText, hasStyles] = [false, false]
  /** The names of the elements around the current place; `undefined` for those that are dropped. */
  const path: (string | undefined)[] = []
  let elements = 0
  let css = ''
  let isTagOpen = false
  const write = (text: string) => {
    svg += isTagOpen ? `>${text}` : text
    isTagOpen = false
  }
  const writeText = (text: string) => {
    const parent = path.at(-1)
    if (parent === 'style') css += text
    if (parent !== undefined) write(escapeMarkup(text))
  }

  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => fail(imageFaults.brokenDrawing(parser.line)))
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-8$/i.test(encoding)) fail(imageFaults.encoding)
  })
  parser.on('doctype', (text) => {
    if (text.includes('[')) fail(imageFaults.declarations)
  })
  parser.on('processinginstruction', ({ target }) => {
    // In the metadata of some programs they are common.
    if (path.length === 0 || path.at(-1) !== undefined) fail(imageFaults.script(`<?${target}?>`))
  })
  parser.on('opentag', (tag) => {
    const parent = path.at(-1)
    // In a style sheet, elements would divide the text that is checked.
    const isKept = keepsElement(tag) && (root === undefined || parent !== undefined) && parent !== 'style'
    if (root === undefined && !(isKept && tag.local === 'svg')) fail(imageFaults.noDrawing)
    if (path.length >= maxDepth) fail(imageFaults.tooDeep(maxDepth))
    if (++elements > maxElements) fail(imageFaults.tooMany(maxElements))
    path.push(isKept ? tag.local : undefined)
    if (!isKept) return
    const own = attributesOf(tag)
    const attributes = root === undefined ? new Map([['xmlns', tag.uri], ...own]) : own
    root ??= attributes
    hasText ||= tag.local === 'text'
    hasStyles ||= tag.local === 'style' || attributes.has('style')
    const written = [...attributes].map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    write(`<${tag.local}${written.join('')}`)
    isTagOpen = true
    if (tag.local === 'style') css = ''
  })
  parser.on('text', writeText)
  parser.on('cdata', writeText)
  parser.on('closetag', () => {
    const name = path.pop()
    if (name === undefined) return
    if (name === 'style') rejectStyleLoads(name, css)
    if (isTagOpen) svg += '/>'
    else write(`</${name}>`)
    isTagOpen = false
  })
  parser.write(bytes.toString('utf8')).close()
  return { svg, root: root ?? fail(imageFaults.noDrawing), hasText, hasStyles }
}

function attributesOf(tag: SaxesTagNS): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const attribute of Object.values(tag.attributes)) {
    const { name, value } = keptAttribute(tag.local, attribute) ?? {}
    if (name === undefined || value === undefined) continue
    // `href` has precedence over `xlink:href`.
    if (attribute.prefix === '' || !attributes.has(name)) attributes.set(name, value)
  }
  return attributes
}

function fail(message: string): never {
  throw new VFileMessage(message)
}
