import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { serializeOuter } from 'parse5'
import sharp from 'sharp'
// The other entry consists of hundreds of files, which take a quarter of a second to load.
import { type Config, type CustomPlugin, optimize } from 'svgo/browser'
import type { Themes } from '../../../src/brand/colours.ts'
import { escapeMarkup } from '../../io/escape-markup.ts'
import { readFacts } from '../../io/read-facts.ts'
import { attributeOf, type Element, fragmentOf } from '../elements.ts'
import { writeDrawingFonts } from './font.ts'
import { expandFonts } from './font-shorthand.ts'
import { findLogo, isPng } from './logo-file.ts'
import { type Box, drawPixels, visibleBox } from './logo-pixels.ts'

/** A drawing without texts, styles and margins. Its own pixels, where it has some, are one `<image>`. */
export type Logo = { svg: Element; width: number; height: number; hasPixels: boolean }

/** The logo as it is shown in one size: without the parts for the other, if it has such parts. */
export async function readLogo(size: 'large' | 'small', file = findLogo()): Promise<Logo> {
  try {
    const bytes = readFileSync(file)
    const logo = toLogo(isPng(bytes) ? await embedPixels(bytes) : await toPaths(String(bytes), size))
    const trimmed = trim(logo)
    return logo.hasPixels ? await toPixels(trimmed, 1024) : trimmed
  } catch (cause) {
    throw new Error(`${file}: expected a drawing in SVG or PNG: ${(cause as Error).message}`, { cause })
  }
}

async function toPaths(source: string, size: 'large' | 'small'): Promise<string> {
  const { data } = optimize(expandFonts(source), optimizing(source, size))
  return isPlain(data) ? data : flatten(data)
}

function toLogo(markup: string): Logo {
  const { elements } = fragmentOf(markup)
  const svg = elements.find(({ tagName }) => tagName === 'svg')
  if (svg === undefined) throw new Error('found none')
  const { width, height } = new Resvg(serializeOuter(svg))
  return { svg, width, height, hasPixels: elements.some(({ tagName }) => tagName === 'image') }
}

/** Styles become attributes, since the policy of the pages allows no others; sizes come from where the logo is shown. */
function optimizing(source: string, size: 'large' | 'small'): Config {
  const onlySize: CustomPlugin = {
    name: 'only-size',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          const { 'data-size': part = size, ...attributes } = node.attributes
          if (part !== size) parent.children = parent.children.filter((child) => child !== node)
          if (node.name === 'svg' && attributes.viewBox === undefined) {
            // The size may be in other units than pixels.
            const { width, height } = new Resvg(source)
            Object.assign(attributes, { viewBox: `0 0 ${width} ${height}` })
          }
          node.attributes = attributes
        },
      },
    }),
  }
  return { plugins: [onlySize, ...tidying] } as Config
}

/** The attributes are in one order, also those that were styles; ids are none of the pages'. */
const tidying = [
  { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
  ...['convertStyleToAttrs', 'removeDimensions', 'removeScripts', 'sortAttrs'],
  { name: 'prefixIds', params: { prefix: 'logo', delim: '-' } },
]

const plainElements = new Set([
  ...['svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'title', 'desc'],
])

function isPlain(markup: string): boolean {
  // The parser brings elements of its own around the fragment, which are none of drawings.
  const drawn = fragmentOf(markup).elements.filter(({ namespaceURI }) => namespaceURI.endsWith('/svg'))
  return drawn.every(
    (element) =>
      plainElements.has(element.tagName) &&
      ['style', 'class'].every((name) => attributeOf(element, name) === undefined),
  )
}

/** A drawing of paths alone: texts in the font of the site, styles and copies resolved. resvg knows no custom properties. */
async function flatten(markup: string): Promise<string> {
  const colours: string[] = []
  const fixed = markup.replace(/currentColor|var\(--[\w-]+\)/g, (colour) => {
    if (!colours.includes(colour)) colours.push(colour)
    return placeholderOf(colours.indexOf(colour))
  })
  const font = await fontOptions()
  const paths = new Resvg(fixed, { font }).toString()
  const tidy = optimize(paths, { plugins: tidying } as Config).data
  return colours.reduce((text, colour, index) => text.replaceAll(placeholderOf(index), colour), tidy)
}

/** A text as a drawing of paths, in the colour of the text around it. */
export async function drawText(text: string): Promise<Logo> {
  const lettering = `<text y="100" font-size="100" font-weight="700" fill="currentColor">${escapeMarkup(text)}</text>`
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 0 ${120 * text.length} 140">${lettering}</svg>`
  const drawn = toLogo(await flatten(sheet))
  return trim(drawn)
}

/** A colour that no drawing has. */
const placeholderOf = (index: number) => `#fe01${(index + 16).toString(16)}`

/** The font of the site stands in for every other one: machines have different ones. */
async function fontOptions() {
  const { font } = readFacts().brand
  const [serifFamily, sansSerifFamily, monospaceFamily] = [font, font, font]
  const families = { serifFamily, sansSerifFamily, monospaceFamily, cursiveFamily: font, fantasyFamily: font }
  return {
    loadSystemFonts: false,
    fontFiles: await writeDrawingFonts(font),
    defaultFontFamily: font,
    ...families,
  }
}

/** Programs save a logo with the sheet that it is drawn on; some room around it stays. */
function trim(logo: Logo): Logo {
  const box = visibleBox(drawPixels(colourAlike(serializeOuter(logo.svg))))
  if (box === undefined) throw new Error('nothing can be seen in it')
  const isTight = box.right - box.left > 0.8 && box.bottom - box.top > 0.8
  // A small part of a large sheet is found more exactly the second time.
  return isTight ? logo : trim(cropLogo(logo, box))
}

/** The same in black where the colours come from the theme. */
function colourAlike(markup: string): string {
  return markup.replace(/currentColor|var\(--[\w-]+\)/g, '#000000')
}

/** A part of a logo. */
export function cropLogo(logo: Logo, { left, top, right, bottom }: Box): Logo {
  const [x = 0, y = 0, width = 0, height = 0] = (attributeOf(logo.svg, 'viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number)
  const box = [x + left * width, y + top * height, (right - left) * width, (bottom - top) * height]
  const viewBox = box.map((value) => Number(value.toFixed(3))).join(' ')
  const attrs = logo.svg.attrs.map((attr) => (attr.name === 'viewBox' ? { ...attr, value: viewBox } : attr))
  return { ...logo, svg: { ...logo.svg, attrs }, width: box[2] as number, height: box[3] as number }
}

/** A logo as pixels, in this size at most. */
export async function toPixels({ svg, width, height }: Logo, longerSide: number): Promise<Logo> {
  const fitTo = { mode: width < height ? 'height' : 'width', value: longerSide } as const
  const png = new Resvg(colourAlike(serializeOuter(svg)), { fitTo }).render().asPng()
  return toLogo(await embedPixels(png))
}

async function embedPixels(png: Buffer): Promise<string> {
  // Without the notes of programs and cameras.
  const small = sharp(png).resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
  const { data, info } = await small.png({ palette: true, quality: 95 }).toBuffer({ resolveWithObject: true })
  const size = `width="${info.width}" height="${info.height}"`
  const image = `<image ${size} href="data:image/png;base64,${data.toString('base64')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}">${image}</svg>`
}

/** The markup of the logo with fixed colours, for images; `currentColor` is the colour of the text beside it. */
export function colourLogo(
  { svg }: Pick<Logo, 'svg'>,
  currentColor: string,
  colours: Themes['light'],
): string {
  return inColours(serializeOuter(svg).replaceAll('currentColor', currentColor), colours)
}

/** A drawing in the colours of a theme. */
export function inColours(svg: string, colours: Themes['light']): string {
  return svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = (colours as Record<string, string>)[name]
    // It would be drawn in black.
    if (colour === undefined) throw new Error(`a drawing has the colour --${name}, which is none of images`)
    return colour
  })
}
