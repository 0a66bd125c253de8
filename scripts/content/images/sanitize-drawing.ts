import { isUtf8 } from 'node:buffer'
import { parseXml, XmlDocumentType, XmlElement, XmlProcessingInstruction, XmlText } from '@rgrove/parse-xml'
import type { Element, ElementContent, Properties } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { svgElementAttributes } from 'svg-element-attributes'
import { VFileMessage } from 'vfile-message'
import { escapeMarkup, formatTag } from '../../io/escape-markup.ts'
import { fail } from '../diagnostics.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** More than any drawing has; browsers and librsvg give up at 256. */
const maxDepth = 100
const maxElements = 50_000

const scripts = new Set(['script', 'handler', 'listener'])

/** Elements that hold other documents, sounds or pages. */
const containers = new Set([
  ...['foreignObject', 'iframe', 'object', 'embed', 'form', 'audio', 'video', 'canvas'],
  ...['animation', 'prefetch', 'discard', 'unknown', 'tbreak'],
])

/** Elements that nobody sees. */
const invisible = new Set(['metadata', 'cursor', 'color-profile', 'font-face-uri'])

/** Attributes of links and of requests to other servers. Some addresses are allowed below. */
const requests = new Set(['href', 'ping', 'target', 'download', 'hreflang', 'referrerpolicy', 'crossorigin'])

const internal = /^#/
const pixels = /^data:image\/(png|jpe?g|gif|webp|avif)[;,]/i

/** The SVG elements and attributes that a drawing may have. */
const drawingSchema = {
  tagNames: Object.keys(svgElementAttributes).filter(
    (name) => name !== '*' && !scripts.has(name) && !containers.has(name) && !invisible.has(name),
  ),
  attributes: {
    ...Object.fromEntries(Object.keys(svgElementAttributes).map((name) => [name, attributesOf(name)])),
    image: [['href', internal, pixels], ...attributesOf('image')],
    feImage: [['href', internal, pixels], ...attributesOf('feImage')],
    '*': [
      ['href', internal],
      ...['xml:space', 'xml:lang', 'role', 'aria-label', 'aria-labelledby', 'aria-describedby'],
      ...['aria-hidden', 'aria-roledescription', ...attributesOf('*')],
    ],
  },
  // Other elements are removed with what is in them.
  strip: null,
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
} satisfies Schema

/**
 * What can be seen of an SVG: only elements and attributes that are known to be harmless, by their names in SVG. Throws
 * a `VFileMessage` if it could do more. DOMPurify would need a DOM and says no reason.
 */
export function sanitizeDrawing(bytes: Buffer) {
  if (!isUtf8(bytes)) fail('is not saved in UTF-8; save it as UTF-8')
  const document = parse(bytes.toString('utf8'))
  const unsafe = document && toHast(document)
  if (unsafe?.tagName !== 'svg' || !unsafe.properties.xmlns) fail('is not valid SVG; export it again')
  if (elementsOf(unsafe).length > maxElements)
    fail(`has more than ${maxElements} elements; simplify it or save it as PNG`)
  const safe = sanitize(unsafe, drawingSchema) as Element
  const elements = elementsOf(safe)
  for (const element of elements) rejectLoads(element)
  return {
    root: { ...safe, properties: { xmlns: svgNamespace, ...safe.properties } },
    hasText: elements.some(({ tagName }) => tagName === 'text'),
    hasStyles: elements.some(({ tagName, properties }) => tagName === 'style' || 'style' in properties),
  }
}

export function elementsOf(element: Element): Element[] {
  const nested = element.children.flatMap((child) => (child.type === 'element' ? elementsOf(child) : []))
  return [element, ...nested]
}

/** A sanitized drawing as XML. */
export function serializeDrawing(node: ElementContent): string {
  if (node.type !== 'element') return node.type === 'text' ? escapeMarkup(node.value) : ''
  const names = Object.entries(node.properties).map(([name, value]) => [name, String(value)])
  const attributes = Object.fromEntries(names)
  const content = node.children.map(serializeDrawing).join('')
  if (content === '') return formatTag(node.tagName, attributes, '/>')
  return `${formatTag(node.tagName, attributes)}${content}</${node.tagName}>`
}

function parse(text: string): XmlElement | null {
  try {
    const resolveUndefinedEntity = () =>
      fail('has entities of its own or a <!DOCTYPE with something in [ ]; export it as plain SVG')
    const { children, root } = parseXml(text, { preserveDocumentType: true, resolveUndefinedEntity })
    for (const node of children) {
      if (node instanceof XmlDocumentType && node.internalSubset)
        fail('has entities of its own or a <!DOCTYPE with something in [ ]; export it as plain SVG')
      if (node instanceof XmlProcessingInstruction) fail(`loads another file with <?${node.name}?>; embed it`)
    }
    return root
  } catch (error) {
    if (error instanceof VFileMessage) throw error
    return fail('is not valid SVG; export it again')
  }
}

/** An element for the sanitizer; `undefined` for one of another namespace, such as the notes of a program. */
function toHast({ name, attributes, children }: XmlElement, depth = 1): Element | undefined {
  if (depth > maxDepth) fail(`is nested more than ${maxDepth} levels deep; ungroup it`)
  const local = name.replace(/^.*:/, '')
  if (scripts.has(local)) fail(`has a script (<${local}>); remove it`)
  if (containers.has(local) || name.startsWith('svg:'))
    fail(`has <${name}>, which is not allowed in drawings; export it as plain SVG`)
  const content = children.flatMap((child): ElementContent[] => {
    if (child instanceof XmlText) return [{ type: 'text', value: child.text }]
    const element = child instanceof XmlElement && toHast(child, depth + 1)
    // In a style sheet, elements would divide the text that is checked.
    return element && name !== 'style' ? [element] : []
  })
  if (name !== local || (attributes.xmlns ?? svgNamespace) !== svgNamespace) return undefined
  return { type: 'element', tagName: name, properties: toProperties(name, attributes), children: content }
}

/** Attributes for the sanitizer. Throws a `VFileMessage` if one could run a script or refers to a file. */
function toProperties(element: string, attributes: XmlElement['attributes']): Properties {
  const properties: Properties = {}
  for (const [name, value] of Object.entries(attributes)) {
    // Browsers leave out control characters and spaces in addresses.
    const plain = value.replace(/[\p{Cc}\s]/gu, '')
    const animatesProgram = name === 'attributeName' && /^on|(^|:)href$/i.test(plain)
    if (/^on/i.test(name) || animatesProgram || /^(javascript|vbscript):/i.test(plain)) {
      fail(`has a script (${name} in <${element}>); remove it`)
    }
    const isReference = /(^|:)href$/.test(name)
    // Links are dropped: nobody can follow one in an image. Only images may have pixels.
    const mayRefer =
      element === 'a' || internal.test(plain) || (/^(image|feImage)$/.test(element) && pixels.test(plain))
    if (isReference && !mayRefer) fail(`loads another file with <${element}>; embed it`)
    if (!isReference) properties[name] = value
    // `href` has precedence over `xlink:href`.
    else if (name === 'href' || !('href' in attributes)) properties.href = plain
  }
  return properties
}

/** Throws a `VFileMessage` if a style sheet or an attribute loads anything but a part of the drawing itself. */
function rejectLoads({ tagName, properties, children }: Element): void {
  const sheet = children.map((child) => (tagName === 'style' && child.type === 'text' ? child.value : ''))
  for (const css of [sheet.join(''), ...Object.values(properties).map(String)]) {
    const text = css
      .replace(/\\([0-9a-f]{1,6})(\r\n|\s)?/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replaceAll('\\', '')
    const loads = /url\((?!\s*["']?#)|@import|\b(image|image-set|cross-fade|src)\(/i
    if (loads.test(text)) fail(`loads another file with <${tagName}>; embed it`)
  }
}

function attributesOf(element: string): string[] {
  return (svgElementAttributes[element] ?? []).filter((name) => !requests.has(name))
}
