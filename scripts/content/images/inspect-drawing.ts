import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { VFileMessage } from 'vfile-message'
import { imageFaults } from '../messages.ts'

export type Drawing = {
  kind: 'drawing'
  width: number
  height: number
  /** The fonts of its text depend on the machine, so it must not be rendered to pixels. */
  hasText: boolean
  /** Firefox applies the site's policy to styles in drawings, so it must be rendered to pixels. */
  hasStyles: boolean
}

type Element = { name: string; attributes: [name: string, value: string][] }

/** What is to know of an SVG; throws a `VFileMessage` if it is none, has no size, or has more in it than a drawing. */
export function inspectDrawing(bytes: Buffer): Drawing {
  const elements = elementsOf(bytes.toString('utf8'))
  const [root] = elements
  if (root?.name !== 'svg') throw new VFileMessage(imageFaults.noDrawing)
  for (const element of elements) rejectPrograms(element)
  const hasText = elements.some(({ name }) => name === 'text' || name === 'foreignObject')
  const hasStyles = elements.some(
    ({ name, attributes }) => name === 'style' || attributes.some(([attribute]) => attribute === 'style'),
  )
  if (hasText && hasStyles) throw new VFileMessage(imageFaults.textWithStyles)
  return { kind: 'drawing', ...sizeOf(root), hasText, hasStyles }
}

/** Names without their prefixes, so that `svg:script` is a script too, and values with their references resolved. */
function elementsOf(text: string): Element[] {
  if (/<!ENTITY/i.test(text)) throw new VFileMessage(imageFaults.entity)
  const validity = XMLValidator.validate(text)
  if (validity !== true) throw new VFileMessage(imageFaults.brokenDrawing(validity.err.line))
  const found: Element[] = []
  const plain = (name: string) => name.replace(/^.*:/, '')
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    htmlEntities: true,
    parseAttributeValue: false,
    updateTag: (name, _, values: Record<string, string> = {}) => {
      const attributes = Object.entries(values).map(([key, value]): [string, string] => [plain(key), value])
      if (!name.startsWith('?')) found.push({ name: plain(name), attributes })
      return true
    },
  })
  try {
    parser.parse(text)
  } catch (error) {
    // More than a hundred levels, or entities by the thousand.
    throw new VFileMessage(imageFaults.unreadableDrawing((error as Error).message))
  }
  return found
}

const programs = new Set(['script', 'iframe', 'object', 'embed', 'handler', 'listener'])

/**
 * In an article scripts of a drawing do not run, but they do when it is opened by itself, with all the rights
 * of the site on hosts that send no policy. Nor do drawings in an article load other files.
 */
function rejectPrograms({ name, attributes }: Element): void {
  if (programs.has(name)) throw new VFileMessage(imageFaults.script(`<${name}>`))
  for (const [attribute, value] of attributes) {
    const isHandler =
      /^on/i.test(attribute) || (attribute === 'attributeName' && /^(on|.*href$)/i.test(value))
    // Browsers leave out control characters and spaces in a scheme.
    if (isHandler || /^javascript:/i.test(value.replace(/[\p{Cc}\s]/gu, ''))) {
      throw new VFileMessage(imageFaults.script(`${attribute} in <${name}>`))
    }
    const isLoaded = attribute === 'href' && /^(image|use|feImage)$/.test(name)
    if (isLoaded && !/^\s*(#|data:image\/)/i.test(value)) {
      throw new VFileMessage(imageFaults.loadsFile(name))
    }
  }
}

/** CSS pixels of a unit; of those that depend on the page there are none. */
const units: Record<string, number> = {
  ...{ '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 },
}

function sizeOf({ attributes }: Element): { width: number; height: number } {
  const { width = '', height = '', viewBox = '' } = Object.fromEntries(attributes)
  const lengthOf = (text: string) => {
    const [, number, unit = ''] = /^(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(text.trim()) ?? []
    return Number(number) * (units[unit.toLowerCase()] ?? Number.NaN)
  }
  const box = viewBox.trim().split(/[\s,]+/)
  const sizes = [[lengthOf(width), lengthOf(height)], box.slice(2).map(Number)]
  for (const [across = 0, down = 0] of sizes) {
    const isSize = Math.min(across, down) >= 1 && Number.isFinite(across + down)
    if (isSize) return { width: Math.round(across), height: Math.round(down) }
  }
  throw new VFileMessage(imageFaults.noSize)
}
