import { hash } from 'node:crypto'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { serializeOuter } from 'parse5'
import sharp from 'sharp'
import type { Themes } from '../../../src/brand/colours.ts'
import { writeFileAtomic } from '../../io/atomic-write.ts'
import type { Element } from '../elements.ts'
import { colourLogo, type Logo, readLogo } from './logo.ts'
import { drawPixels, vanishesOn } from './logo-pixels.ts'

/** A drawing that is larger would be a burden for the start of each page: it is a file. In bytes. */
const maxInlineBytes = 1500

/** Whether the logo shows the name of the company, so that no text beside it has to; wide ones usually do. */
export function hasName({ width, height }: Pick<Logo, 'width' | 'height'>): boolean {
  return width >= 2.5 * height
}

/** In the header, in pixels. A phone has room for 200 beside the button of the menu. */
export function sizeInHeader({ width, height }: Pick<Logo, 'width' | 'height'>) {
  const ratio = width / height
  const line = ratio < 0.75 ? 40 : Math.min(28, 200 / ratio)
  return { width: Math.round(line * ratio), height: Math.round(line) }
}

/** A module with the logo as a React component, and whether it shows the name of the company. */
export async function createLogoModule({ light, dark }: Themes, file?: string): Promise<string> {
  const logo = await readLogo('large', file)
  const size = sizeInHeader(logo)
  const themes = [light, { ...light, ...dark }]
  const plates = [light.band, light['on-band']]
  const images = themes.map((theme, index) => {
    const markup = colourLogo(logo, theme.accent, theme)
    const isLost = vanishesOn(drawPixels(markup), theme.paper)
    return { isLost, markup: isLost ? onPlate(logo, markup, plates[index] as string) : markup }
  })
  const isInline =
    !logo.hasPixels &&
    serializeOuter(logo.svg).length <= maxInlineBytes &&
    images.every(({ isLost }) => !isLost)
  const code = isInline
    ? `export const LogoMark = () => ${createCode(logo.svg, { ...size, 'aria-hidden': true })}`
    : await createImages(
        images.map(({ markup }) => markup),
        logo,
      )
  return `import { createElement } from 'react'\n${code}\nexport const hasName = ${hasName(logo)}\n`
}

/** A drawing on a ground of its own, on which it can be seen. */
export function onPlate({ width, height }: Logo, markup: string, colour: string): string {
  const room = 0.16 * Math.min(width, height)
  const [w, h] = [width + 2 * room, height + 2 * room]
  const place = `<svg x="${room}" y="${room}" width="${width}" height="${height}"`
  const ground = `<rect width="${w}" height="${h}" rx="${room}" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${ground}${markup.replace('<svg', () => place)}</svg>`
}

/** The images are files, which Vite publishes from a folder of the project. */
async function createImages(markups: string[], { hasPixels }: Logo): Promise<string> {
  const files = await Promise.all(markups.map((markup) => writeImage(markup, hasPixels)))
  const size = sizeInHeader(new Resvg(markups[0] as string))
  const [light, dark] = files
  const image = `createElement('img', ${JSON.stringify({ ...size, alt: '' }).replace('{', '{src: light, ')})`
  if (light === dark) return `import light from '/${light}?no-inline'\nexport const LogoMark = () => ${image}`
  const source = `createElement('source', { media: '(prefers-color-scheme: dark)', srcSet: dark })`
  return `import light from '/${light}?no-inline'\nimport dark from '/${dark}?no-inline'
export const LogoMark = () => createElement('picture', null, ${source}, ${image})`
}

/** Pixels are three for one, as the densest screens have. */
async function writeImage(markup: string, hasPixels: boolean): Promise<string> {
  const fitTo = { mode: 'width', value: 3 * sizeInHeader(new Resvg(markup)).width } as const
  const bytes = hasPixels
    ? await sharp(new Resvg(markup, { fitTo }).render().asPng()).png({ palette: true }).toBuffer()
    : Buffer.from(markup)
  const name = `logo-${hash('sha256', bytes).slice(0, 8)}.${hasPixels ? 'png' : 'svg'}`
  const file = join('node_modules/.cache/site/logo', name)
  writeFileAtomic(file, bytes)
  return file.replaceAll('\\', '/')
}

function createCode(element: Element, more: object = {}): string {
  const attributes = element.attrs.filter(({ name }) => name !== 'xmlns')
  const props = { ...Object.fromEntries(attributes.map(({ name, value }) => [propOf(name), value])), ...more }
  const children = element.childNodes.flatMap((node) =>
    'tagName' in node
      ? [createCode(node)]
      : 'value' in node && node.value.trim()
        ? [JSON.stringify(node.value)]
        : [],
  )
  return `createElement(${[JSON.stringify(element.tagName), JSON.stringify(props), ...children].join(', ')})`
}

function propOf(attribute: string): string {
  if (attribute === 'class') return 'className'
  return /^(aria|data)-/.test(attribute)
    ? attribute
    : attribute.replace(/[-:](\w)/g, (_, letter) => letter.toUpperCase())
}
