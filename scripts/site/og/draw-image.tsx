import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { themes } from '../../../src/brand/colours.ts'
import { readStaticFont } from '../brand/font.ts'
import { colourLogo, readLogo } from '../brand/logo.ts'
import { drawings, type ImageParts, type ImageText, imageSize, type OgImage } from './og-image.ts'

/** The bytes of a page's image, from the cache if an earlier build created it. */
export function drawOnce(
  { path, image: { name, content } }: { path: string; image: OgImage },
  cache = drawings,
): Promise<Buffer> {
  return cache.getOrCreate(name, async () => {
    try {
      if ('picture' in content) return await encodePicture(content.picture)
      const svg = Buffer.from(await composeImage(content))
      return await sharp(svg).png().toBuffer()
    } catch (cause) {
      throw new Error(`${path}: its Open Graph image cannot be drawn: ${String(cause)}`, { cause })
    }
  })
}

/** WhatsApp shows no image that is larger, in bytes. */
const maxBytes = 300_000

/** A picture in the highest quality in which it is small enough: a drawing as a PNG with a palette, pixels as a JPEG. */
async function encodePicture(file: string): Promise<Buffer> {
  const isDrawing = file.endsWith('.svg')
  const size = { ...imageSize, position: isDrawing ? 'centre' : 'attention' }
  const pixels = sharp(file).resize(size).flatten({ background: colours.paper })
  const encode = async (quality: number): Promise<Buffer> => {
    const bytes = await pixels.toFormat(isDrawing ? 'png' : 'jpeg', { quality }).toBuffer()
    return bytes.length < maxBytes || quality < 40 ? bytes : encode(quality - 15)
  }
  return encode(85)
}

const colours = themes.light

const logo = colourLogo(readLogo('large'), colours.ink)

/** The image as SVG. Its text is outlines: it looks the same whatever fonts a machine has. */
export async function composeImage({ text, drawing }: ImageParts): Promise<string> {
  const art = [
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    placed(logo, 'x="72" y="60" width="56" height="56"'),
    drawing === undefined
      ? placed(logo, 'x="705" y="115" width="400" height="400"')
      : placed(inColours(drawing), `x="612" y="70" width="540" height="490" color="${colours.ink}"`),
  ]
  const texts = await layOut(printable(text))
  return texts.replace('>', () => `>${art.join('')}`)
}

/** A drawing with other attributes of size and place. */
function placed(svg: string, attributes: string): string {
  return svg.replace(/^<svg[^>]*>/, (tag) =>
    tag.replace(/ (width|height)="[^"]*"/g, '').replace('<svg', () => `<svg ${attributes}`),
  )
}

/** A page's drawing in the colours of the light theme. */
function inColours(drawing: string): string {
  return drawing.replace(/var\(--([\w-]+)\)/g, (_, name) => {
    const colour = (colours as Record<string, string>)[name]
    // It would be drawn in black.
    if (colour === undefined) throw new Error(`a drawing has the colour --${name}, which is none of images`)
    return colour
  })
}

/** satori uses only one font of the same name and weight. */
const fonts: Font[] = await Promise.all(
  (['latin', 'latin-ext'] as const).flatMap((name) =>
    ([500, 600] as const).map(async (weight) => ({ name, weight, data: await readStaticFont(name, weight) })),
  ),
)

const titleSpace = { width: 520, height: 330, largest: 68, smallest: 32, lineHeight: 1.12 }

/** The outlines of a text, with its title as large as its space allows. */
async function layOut(text: ImageText, titleSize = estimateSize(text.title)): Promise<string> {
  let height = 0
  const svg = await satori(imageElement(text, titleSize), {
    ...imageSize,
    fonts,
    onNodeDetected: (node) => {
      if (node.key === 'title') height = node.height
    },
  })
  return height <= titleSpace.height ? svg : layOut(text, Math.max(titleSize - 4, titleSpace.smallest))
}

/** The largest size at which a title may fit, by the mean width of a character; a layout takes longer. */
function estimateSize(title: string): number {
  const { width, height, largest, smallest } = titleSpace
  const longestWord = Math.max(...title.split(/\s|(?<=[-–/])/).map(({ length }) => length))
  const estimate = Math.min(width / 0.56 / longestWord, Math.sqrt((width * height * 1.45) / title.length))
  return Math.max(smallest, Math.min(largest, Math.floor(estimate)))
}

function imageElement({ title, label, name, site }: ImageText, fontSize: number) {
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
        {title.replace(shortPrefix, '$&\u2060')}
      </div>
      <div style={{ ...line, color: colours['ink-soft'] }}>{site}</div>
    </div>
  )
}

/** A word joiner, which is invisible, after this hyphen holds `IT-Betrieb` and `E-Mail` in one line. */
const shortPrefix = /(?<![\p{L}\p{N}]{3})-(?=\p{L})/gu

/** What fonts lack, such as emoji and Arabic letters, and soft hyphens. */
const notPrintable = /[^ -~\u00a0-\u00ac\u00ae-\u017e\u0218-\u021b\u1e9e\u2010-\u2026\u20ac\u2122\u2212]/g

/** The texts without the characters that fonts lack. */
function printable(text: ImageText): ImageText {
  const texts = Object.entries(text).map(([key, value]) => {
    const known = value.normalize('NFC').replace(notPrintable, '')
    return [key, known.replace(/ +/g, ' ').trim()]
  })
  return Object.fromEntries(texts)
}
