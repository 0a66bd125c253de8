import type { Schema } from 'hast-util-sanitize'
import { svgElementAttributes } from 'svg-element-attributes'

export const scripts = new Set(['script', 'handler', 'listener'])

/** Elements that hold other documents, sounds or pages. */
export const containers = new Set([
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
export const drawingSchema = {
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

/** Whether an element may refer to an address: a part of the same drawing, and pixels in an image. */
export function mayRefer(element: string, address: string): boolean {
  return internal.test(address) || (/^(image|feImage)$/.test(element) && pixels.test(address))
}

function attributesOf(element: string): string[] {
  return (svgElementAttributes[element] ?? []).filter((name) => !requests.has(name))
}
