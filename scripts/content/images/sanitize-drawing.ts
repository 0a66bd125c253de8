import { isUtf8 } from 'node:buffer'
import { parseXml, XmlDocumentType, XmlElement, XmlProcessingInstruction, XmlText } from '@rgrove/parse-xml'
import { VFileMessage } from 'vfile-message'
import { escapeMarkup, formatTag } from '../../../src/site/markup.ts'
import { fail } from '../diagnostics.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** More than any drawing has; browsers and librsvg give up at 256. */
const maxDepth = 100

/** What can be seen, and what it refers to. Neither pixels nor style sheets, which the policy of the site blocks. */
const elements = new Set([
  ...['svg', 'g', 'a', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'text', 'tspan', 'textPath'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'clipPath', 'mask', 'marker'],
  ...['pattern', 'linearGradient', 'radialGradient', 'stop'],
  ...['animate', 'animateMotion', 'animateTransform', 'mpath', 'set', 'filter'],
])
const filterStep = /^fe(?!Image)[A-Z]/

const remedies = new Map([
  ['image', 'save the drawing as PNG'],
  ['script', 'remove it'],
  ['style', 'export it with presentation attributes, or save it as PNG'],
])

/** The function of a value that loads something, unless it is a part of the drawing itself; also written with escapes. */
const loading = /url\((?!\s*["']?#)|\b(?:image|image-set|cross-fade|src)\(|\\[^(]*\(/i

/**
 * What can be seen of an SVG: only elements that are known to be harmless, without links and the notes of programs. Throws
 * a `VFileMessage` if it could do more. DOMPurify would need a DOM and says no reason.
 */
export function sanitizeDrawing(bytes: Buffer): string {
  if (!isUtf8(bytes)) fail('is not saved in UTF-8; save it as UTF-8')
  const root = parse(bytes.toString('utf8'))
  if (root?.name !== 'svg' || root.attributes.xmlns !== svgNamespace)
    return fail('is not valid SVG; export it again')
  if (!hasSize(root.attributes)) fail('has no size; give its first element a viewBox')
  return format(root)
}

function parse(text: string): XmlElement | null {
  try {
    const resolveUndefinedEntity = () =>
      fail('has entities of its own or a <!DOCTYPE with something in [ ]; export it as plain SVG')
    const { children, root } = parseXml(text, { preserveDocumentType: true, resolveUndefinedEntity })
    for (const node of children) {
      if (node instanceof XmlDocumentType && node.internalSubset) resolveUndefinedEntity()
      if (node instanceof XmlProcessingInstruction) fail(`loads another file with <?${node.name}?>; embed it`)
    }
    return root
  } catch (error) {
    if (error instanceof VFileMessage) throw error
    return fail('is not valid SVG; export it again')
  }
}

type Attributes = Record<string, string>

/** Otherwise an SVG has the size of whatever shows it. */
function hasSize({ width = '', height = '', viewBox = '' }: Attributes): boolean {
  const isLength = (value: string) => /^\s*[\d.]+[a-z]*\s*$/i.test(value)
  return (isLength(width) && isLength(height)) || /^\s*([\d.e+-]+[\s,]+){3}[\d.e+-]+\s*$/i.test(viewBox)
}

/** An element with what is in it; nothing for those of another namespace, such as the notes of a program. */
function format({ name, attributes, children }: XmlElement, depth = 1): string {
  if (depth > maxDepth) fail(`is nested more than ${maxDepth} levels deep; ungroup it`)
  const isForeign = name.includes(':') || (attributes.xmlns ?? svgNamespace) !== svgNamespace
  if (isForeign || name === 'metadata') return ''
  if (!elements.has(name) && !filterStep.test(name))
    fail(`has <${name}>, which is not allowed in drawings; ${remedies.get(name) ?? 'export it as plain SVG'}`)
  const kept = keepHarmless(name, attributes)
  // Nobody can follow a link in an image.
  const tag = name === 'a' ? 'g' : name
  const parts = children.map((child) => {
    if (child instanceof XmlText) return escapeMarkup(child.text)
    return child instanceof XmlElement ? format(child, depth + 1) : ''
  })
  const content = parts.join('')
  return content === '' ? formatTag(tag, kept, '/>') : `${formatTag(tag, kept)}${content}</${tag}>`
}

/** Throws a `VFileMessage` if an attribute could run a script or refers to a file. */
function keepHarmless(element: string, { style = '', ...attributes }: Attributes): Attributes {
  const { href = attributes['xlink:href'], ...others } = attributes
  const kept: Attributes = {}
  // As attributes, because the policy of the site blocks styles in a drawing, too, in Firefox.
  for (const [, name = '', value = ''] of style.matchAll(/([a-z-]+)\s*:([^;]+)/g)) others[name] = value.trim()
  if (href !== undefined && element !== 'a') others.href = href.trim()
  for (const [name, value] of Object.entries(others)) {
    const animatesProgram = name === 'attributeName' && /^\s*on|href\s*$/i.test(value)
    if (/^on/i.test(name) || animatesProgram) fail(`has a script (${name} in <${element}>); remove it`)
    if (!/^(?!data-)(?:xml:space|[a-z][\w-]*)$/i.test(name)) continue
    if (loading.test(value) || (name === 'href' && !value.startsWith('#')))
      fail(`loads another file with <${element}>; embed it`)
    kept[name] = value
  }
  return kept
}
