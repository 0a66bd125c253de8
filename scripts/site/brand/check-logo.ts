import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { nearest } from '../../../src/links/nearest.ts'
import { type MessageName, message } from '../../io/messages.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { isPng } from './logo-file.ts'
import { drawPixels, visibleBox } from './logo-pixels.ts'

const limits = { megabytes: 2, side: 200 }

/** Programs for drawing save in many kinds, each known by its bytes at a place, in hexadecimal. */
const otherKinds: [kind: string, bytes: string, place?: number][] = [
  ['JPEG', 'ffd8ff'],
  ['PDF', '25504446'],
  ['EPS', '25215053'],
  ['EPS', 'c5d0d3c6'],
  ['GIF', '47494638'],
  ['WebP', '57454250', 8],
  ['AVIF', '6674797061766966', 4],
  ['HEIC', '66747970', 4],
  ['TIFF', '49492a00'],
  ['TIFF', '4d4d002a'],
  ['PSD', '38425053'],
  ['ICO', '00000100'],
  ['SVGZ', '1f8b'],
  ['ZIP', '504b0304'],
  ['BMP', '424d'],
]

/** What keeps a file from being the logo, with what to do; `undefined` if nothing does. Never throws. */
export function checkLogo(path: string, language: OwnerLanguage): string | undefined {
  const noFile = findNoFile(path, /\.(svg|png)$/i, language)
  if (noFile) return noFile
  const say = sayIn(language)
  const stats = statSync(path)
  if (stats.size === 0) return say('empty')
  if (stats.size > limits.megabytes * 1e6) return say('tooHeavy', { megabytes: limits.megabytes })
  const bytes = readFileSync(path)
  if (isPng(bytes)) return checkPng(bytes, language)
  const hex = bytes.subarray(0, 32).toString('hex')
  const [kind] = otherKinds.find(([, start, place = 0]) => hex.startsWith(start, 2 * place)) ?? []
  return kind === undefined ? checkDrawing(String(bytes), language) : say('otherKind', { kind })
}

/** Says that there is no file at a path, and which of these kinds has nearly that name. */
export function findNoFile(path: string, kinds: RegExp, language: OwnerLanguage): string | undefined {
  const say = sayIn(language)
  if (existsSync(path)) return statSync(path).isFile() ? undefined : say('folder')
  const folder = dirname(path)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => kinds.test(name)) : []
  const guess = nearest(basename(path), names)
  return guess === undefined ? say('missing') : say('missingGuess', { name: guess })
}

const sayIn =
  (language: OwnerLanguage) =>
  (name: MessageName<'logo'>, values = {}) =>
    message(`logo.${name}`, values, language)

function checkPng(bytes: Buffer, language: OwnerLanguage): string | undefined {
  const say = sayIn(language)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (Math.max(width, height) < limits.side) return say('tooSmall', { width, height, least: limits.side })
  const image = `<image width="9" height="9" href="data:image/png;base64,${bytes.toString('base64')}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${image}</svg>`
  return isSeen(svg) ? undefined : say('nothingSeen')
}

function checkDrawing(source: string, language: OwnerLanguage): string | undefined {
  const say = sayIn(language)
  const root = parse(source)
  if (root?.name !== 'svg') return say('noDrawing')
  const elements = elementsOf(root)
  if (elements.some(({ name, attributes }) => name === 'script' || Object.keys(attributes).some(isHandler)))
    return say('script')
  if (elements.some(({ name, attributes }) => name === 'image' && !isInside(attributes))) return say('linked')
  // The font of a text is chosen when the site is built.
  if (elements.some(({ name }) => name === 'text')) return undefined
  return isSeen(source) ? undefined : say('nothingSeen')
}

function parse(source: string): XmlElement | null {
  try {
    return parseXml(source, { ignoreUndefinedEntities: true }).root
  } catch {
    return null
  }
}

function elementsOf(element: XmlElement): XmlElement[] {
  const children = element.children.filter((child): child is XmlElement => child instanceof XmlElement)
  return [element, ...children.flatMap(elementsOf)]
}

const isHandler = (attribute: string) => /^on/i.test(attribute)

/** Whether the pixels of an image are in the drawing itself. */
function isInside(attributes: XmlElement['attributes']): boolean {
  return /^\s*data:/.test(attributes.href ?? attributes['xlink:href'] ?? '')
}

function isSeen(svg: string): boolean {
  try {
    new Resvg(svg)
    return visibleBox(drawPixels(svg, 100)) !== undefined
  } catch {
    return false
  }
}
