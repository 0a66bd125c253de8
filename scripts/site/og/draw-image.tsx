import { Resvg } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { themes } from '../../../src/brand/themes.ts'
import { brand } from '../../../src/company/company.ts'
import { readStaticFont } from '../brand/font.ts'
import { colourLogo, type Logo, readLogo } from '../brand/logo.ts'
import { drawings, type ImageParts, type ImageText, imageSize, type OgImage } from './og-image.ts'

/** The PNG of a page's image, from the cache if an earlier build drew it. */
export function drawOnce(
  { path, image: { name, content } }: { path: string; image: OgImage },
  cache = drawings,
): Promise<Buffer> {
  return cache.getOrCreate(name, async () => {
    try {
      if ('picture' in content) return await sharp(content.picture).resize(imageSize).png().toBuffer()
      const svg = await composeImage(content)
      return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
    } catch (cause) {
      throw new Error(`${path}: its Open Graph image cannot be drawn: ${String(cause)}`, { cause })
    }
  })
}

/** The image as SVG. Its text is outlines: it looks the same whatever fonts a machine has. */
export async function composeImage({ text, drawing }: ImageParts): Promise<string> {
  design ??= loadDesign()
  const { background, motif, ...style } = await design
  const { svg, lacking } = await layOut(printable(text), style)
  const texts = lacking.size > 0 ? (await layOut(printable(text, lacking), style)).svg : svg
  const art = drawing === undefined ? motif : placed(drawing, style.colours)
  return texts.replace('>', () => `>${background}${art}`)
}

/** A page's drawing in its space, in the colours of the light theme. */
function placed(drawing: string, colours: Style['colours']): string {
  const { x, y, width, height } = drawingSpace
  return drawing
    .replace(/^<svg /, `$&x="${x}" y="${y}" color="${colours.ink}" `)
    .replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`)
    .replace(/var\(--([\w-]+)\)/g, (_, name) => {
      const colour = (colours as Record<string, string>)[name]
      // It would be drawn in black.
      if (colour === undefined) throw new Error(`a drawing has the colour --${name}, which is none of images`)
      return colour
    })
}

type Style = { fonts: Font[]; colours: typeof themes.light }

let design: ReturnType<typeof loadDesign> | undefined

async function loadDesign() {
  const colours = themes.light
  const { paper, ink, accent } = colours
  const logo = readLogo('large')
  const centred = (scale: number) => `transform="translate(905 315) scale(${scale}) translate(-16 -16)"`
  const background = `<rect width="100%" height="100%" fill="${paper}"/>
${logoAt(logo, { x: 72, y: 60, width: 56, height: 56 }, ink)}`
  const trace = `<g fill="none">
<path ${centred(15.6)} d="${fortressTrace}" stroke="${colours['line-strong']}" stroke-width="${1.5 / 15.6}"/>
<path ${centred(9.4)} d="${fortressTrace}" stroke="${ink}" stroke-width="${3 / 9.4}"/>
<path d="M905 630V315" stroke="${accent}" stroke-width="5"/></g>
<circle cx="905" cy="315" r="9" fill="${accent}"/>`
  const motif = brand.fortresses ? trace : logoAt(logo, { x: 705, y: 115, width: 400, height: 400 }, ink)
  // satori uses only one font of the same name and weight.
  const fonts = (['latin', 'latin-ext'] as const).flatMap((name) =>
    ([500, 600] as const).map(async (weight) => ({
      name,
      weight,
      data: await readStaticFont(brand.font, name, weight),
    })),
  )
  return { colours, background, motif, fonts: await Promise.all(fonts) }
}

/** For pages without a drawing: the simplest bastioned trace, in a square of 32. */
const fortressTrace =
  'M12 22.5v3.7l-8.5 2.3L5.8 20h3.7v-8H5.8L3.5 3.5 12 5.8v3.7h8V5.8l8.5-2.3-2.3 8.5h-3.7v8h3.7l2.3 8.5-8.5-2.3v-3.7'

/** The logo in the middle of a space. */
function logoAt(logo: Logo, space: Record<'x' | 'y' | 'width' | 'height', number>, ink: string): string {
  const attributes = Object.entries(space).map(([name, value]) => `${name}="${value}"`)
  return colourLogo(logo, ink, themes.light).replace('<svg', () => `<svg ${attributes.join(' ')}`)
}

const titleSpace = { width: 520, height: 330, largest: 68, smallest: 32, lineHeight: 1.12 }
const drawingSpace = { x: 612, y: 70, width: 540, height: 490 }

type Layout = { svg: string; lacking: Set<string> }

/** The outlines of a text, and the characters that the fonts lack, such as emoji and Arabic letters. */
async function layOut(text: ImageText, style: Style, titleSize = estimateSize(text.title)): Promise<Layout> {
  const lacking = new Set<string>()
  let height = 0
  const svg = await satori(imageElement(text, titleSize, style.colours), {
    ...imageSize,
    fonts: style.fonts,
    loadAdditionalAsset: async (_, characters) => {
      for (const character of charactersOf(characters)) lacking.add(character)
      lacking.delete(wordJoiner)
      return []
    },
    onNodeDetected: (node) => {
      if (node.key === 'title') height = node.height
    },
  })
  if (height <= titleSpace.height) return { svg, lacking }
  return layOut(text, style, Math.max(titleSize - 4, titleSpace.smallest))
}

/** The largest size at which a title may fit, by the mean width of a character; a layout takes longer. */
function estimateSize(title: string): number {
  const { width, height, largest, smallest } = titleSpace
  const longestWord = Math.max(...title.split(/\s|(?<=[-–/])/).map(({ length }) => length))
  const estimate = Math.min(width / 0.56 / longestWord, Math.sqrt((width * height * 1.45) / title.length))
  return Math.max(smallest, Math.min(largest, Math.floor(estimate)))
}

/** A word joiner after this hyphen, which is invisible, holds `IT-Betrieb` and `E-Mail` in one line. */
const wordJoiner = '\u2060'
const shortPrefix = /(?<![\p{L}\p{N}]{3})-(?=\p{L})/gu

function imageElement({ title, label, name, site }: ImageText, fontSize: number, colours: Style['colours']) {
  const { width, height, smallest, lineHeight } = titleSpace
  const page = {
    display: 'flex',
    flexDirection: 'column',
    width,
    height: 510,
    padding: '70px 72px 50px',
  } as const
  const line = { lineClamp: 1, wordBreak: 'break-all', fontSize: 26, fontWeight: 500 } as const
  // The baseline of the last line is at the same place for every size.
  const marginBottom = 53 - 0.226 * fontSize
  const lineClamp = fontSize === smallest ? Math.floor(height / fontSize / lineHeight) : undefined
  return (
    <div style={{ ...page, fontFamily: 'latin, latin-ext', fontWeight: 600, color: colours.ink }}>
      <div style={{ ...line, marginLeft: 74, fontSize: 34, fontWeight: 600 }}>{name}</div>
      <div style={{ ...line, margin: 'auto 0 10px', color: colours['accent-text'] }}>{label}</div>
      <div key="title" style={{ wordBreak: 'break-word', fontSize, lineHeight, lineClamp, marginBottom }}>
        {title.replace(shortPrefix, `$&${wordJoiner}`)}
      </div>
      <div style={{ ...line, color: colours['ink-soft'] }}>{site}</div>
    </div>
  )
}

/** The texts without soft hyphens and without some of their characters. */
function printable(text: ImageText, lacking: ReadonlySet<string> = new Set()): ImageText {
  const texts = Object.entries(text).map(([key, value]) => {
    const characters = charactersOf(value.normalize('NFC').replaceAll('\u00ad', ''))
    const known = characters.filter((character) => !lacking.has(character))
    return [key, known.join('').replace(/ +/g, ' ').trim()]
  })
  return Object.fromEntries(texts)
}

/** As a reader counts them: an emoji of several code points is one. */
function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter('de').segment(text)].map(({ segment }) => segment)
}
