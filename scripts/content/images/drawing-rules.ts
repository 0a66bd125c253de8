import { svgElementAttributes } from 'svg-element-attributes'
import { VFileMessage } from 'vfile-message'
import { imageFaults } from './messages.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'
const htmlNamespace = 'http://www.w3.org/1999/xhtml'

/** The namespace of namespaces. */
const declarations = 'http://www.w3.org/2000/xmlns/'

const scripts = new Set(['script', 'handler', 'listener'])

/** What holds other documents, sounds or pages. */
const containers = new Set([
  ...['foreignObject', 'iframe', 'object', 'embed', 'form', 'audio', 'video', 'canvas'],
  ...['animation', 'prefetch', 'discard', 'unknown', 'tbreak'],
])

/** Not to be seen. */
const surplus = new Set(['metadata', 'cursor', 'color-profile', 'font-face-uri'])

/** By their elements; those for every element are below `*`. */
const allowed = new Map(Object.entries(svgElementAttributes).map(([name, list]) => [name, new Set(list)]))

/** `local` is the name of an element or attribute without its prefix. */
type QualifiedName = { local: string; uri: string }
type Attribute = { name: string; value: string }

/** Whether an element is kept with what is in it. Throws a `VFileMessage` if it could do more than be seen. */
export function keepsElement({ local, uri }: QualifiedName): boolean {
  if (scripts.has(local)) throw new VFileMessage(imageFaults.script(`<${local}>`))
  if (uri === htmlNamespace || containers.has(local)) throw new VFileMessage(imageFaults.foreign(local))
  return uri === svgNamespace && local !== '*' && allowed.has(local) && !surplus.has(local)
}

/** An attribute as it is kept, if it is. Throws a `VFileMessage` if it could run a script or load a file. */
export function keptAttribute(
  element: string,
  { local, uri, prefix, value }: QualifiedName & { prefix: string; value: string },
): Attribute | undefined {
  if (uri === declarations) return undefined
  const plain = value.replace(/[\p{Cc}\s]/gu, '')
  const animatesProgram = local === 'attributeName' && /^on|(^|:)href$/i.test(plain)
  // Browsers leave out control characters and spaces in a scheme.
  if (/^on/i.test(local) || animatesProgram || /^(javascript|vbscript):/i.test(plain)) {
    throw new VFileMessage(imageFaults.script(`${local} in <${element}>`))
  }
  if (local === 'href') return keptReference(element, plain)
  if (prefix === 'xml' && /^(space|lang)$/.test(local)) return { name: `xml:${local}`, value }
  if (uri !== '') return undefined
  if (/^(aria-[a-z]+|role)$/.test(local)) return { name: local, value }
  if (!allowed.get('*')?.has(local) && !allowed.get(element)?.has(local)) return undefined
  rejectStyleLoads(element, value)
  return { name: local, value }
}

/** A link in a picture cannot be followed, so it is dropped. */
function keptReference(element: string, value: string): Attribute | undefined {
  if (value.startsWith('#')) return { name: 'href', value }
  if (element === 'a') return undefined
  if (/^(image|feImage)$/.test(element) && pixels.test(value)) return { name: 'href', value }
  throw new VFileMessage(imageFaults.loadsFile(element))
}

const pixels = /^data:image\/(png|jpe?g|gif|webp|avif)[;,]/i

/** Throws a `VFileMessage` if a style sheet or a value loads anything but a part of the drawing itself. */
export function rejectStyleLoads(element: string, css: string): void {
  const text = css
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('\\', '')
  const addresses = [...text.matchAll(/url\(([^)]*)/gi)].map(([, address = '']) =>
    address.replace(/["'\s]/g, ''),
  )
  if (
    addresses.some((address) => !address.startsWith('#')) ||
    /@import|\b(image|image-set|cross-fade|src)\(/i.test(text)
  ) {
    throw new VFileMessage(imageFaults.loadsFile(element))
  }
}
