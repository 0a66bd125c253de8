import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { themes } from '../../../src/brand/themes.ts'
import { brand } from '../../../src/company/company.ts'
import { readStaticFont } from '../brand/font.ts'
import { colourLogo, inColours, readLogo } from '../brand/logo.ts'
import { hasName, onPlate } from '../brand/logo-module.ts'
import { drawPixels, vanishesOn } from '../brand/logo-pixels.ts'
import { drawings, type ImageParts, imageSize, type OgImage } from './og-image.ts'

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

const logo = await readLogo('large')
const isNamed = hasName(logo)
const ownMarkup = colourLogo(logo, colours.ink, colours)
const isLost = vanishesOn(drawPixels(ownMarkup), colours.paper)
const markup = isLost ? onPlate(logo, ownMarkup, colours.band) : ownMarkup
/** Beside the name, or in its place. */
const logoWidth = isNamed ? Math.min(500, Math.round((56 * logo.width) / logo.height)) : 56

/** The image as SVG. Its text is outlines: it looks the same whatever fonts a machine has. */
export async function composeImage({ title, name, site, drawing }: ImageParts): Promise<string> {
  const art = [
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    placed(markup, `x="72" y="60" width="${logoWidth}" height="56"`),
    drawing === undefined
      ? placed(markup, 'x="705" y="115" width="400" height="400"')
      : placed(inColours(drawing, colours), `x="612" y="70" width="540" height="490" color="${colours.ink}"`),
  ]
  const texts = await satori(textElement(printable(title), printable(name), site), { ...imageSize, fonts })
  return texts.replace('>', () => `>${art.join('')}`)
}

/** A drawing with other attributes of size and place. */
function placed(svg: string, attributes: string): string {
  return svg.replace(/^<svg[^>]*>/, (tag) =>
    tag.replace(/ (width|height)="[^"]*"/g, '').replace('<svg', () => `<svg ${attributes}`),
  )
}

/** satori uses only one font of the same name and weight. */
const fonts: Font[] = await Promise.all(
  (['latin', 'latin-ext'] as const).flatMap((name) =>
    ([500, 600] as const).map(async (weight) => ({
      name,
      weight,
      data: await readStaticFont(brand.font, name, weight),
    })),
  ),
)

/** Left of the drawing, in pixels. */
const titleSpace = { width: 520, height: 330, lineHeight: 1.12 }

/** The largest size in which a title fits, by the mean width of a character; the longest word is not broken. */
function sizeOf(title: string): number {
  const { width, height } = titleSpace
  const longestWord = Math.max(...title.split(/\s|(?<=[-–/])/).map(({ length }) => length))
  const estimate = Math.min(width / 0.58 / longestWord, Math.sqrt((width * height * 1.25) / title.length))
  return Math.max(32, Math.min(68, Math.floor(estimate)))
}

function textElement(title: string, name: string, site: string) {
  const { width, height, lineHeight } = titleSpace
  const fontSize = sizeOf(title)
  const page = {
    display: 'flex',
    flexDirection: 'column',
    width,
    height: 510,
    padding: '70px 72px 50px',
  } as const
  const line = { lineClamp: 1, wordBreak: 'break-all' } as const
  // The baseline of the last line is at the same place for every size.
  const space = { marginTop: 'auto', marginBottom: 53 - 0.226 * fontSize }
  const lines = {
    ...space,
    wordBreak: 'break-word',
    lineHeight,
    lineClamp: Math.floor(height / fontSize / lineHeight),
  } as const
  return (
    <div style={{ ...page, fontFamily: 'latin, latin-ext', fontWeight: 600, color: colours.ink }}>
      <div style={{ ...line, marginLeft: 74, fontSize: 34, ...(isNamed && { height: 42 }) }}>
        {isNamed ? '' : name}
      </div>
      <div style={{ ...lines, fontSize }}>{title.replace(shortPrefix, '$&\u2060')}</div>
      <div style={{ ...line, fontSize: 26, fontWeight: 500, color: colours['ink-soft'] }}>{site}</div>
    </div>
  )
}

/** A word joiner, which is invisible, after this hyphen holds `IT-Betrieb` and `E-Mail` in one line. */
const shortPrefix = /(?<![\p{L}\p{N}]{3})-(?=\p{L})/gu

/** What fonts lack, such as emoji and Arabic letters, and soft hyphens. */
const notPrintable = /[^ -~\u00a0-\u00ac\u00ae-\u017e\u0218-\u021b\u1e9e\u2010-\u2026\u20ac\u2122\u2212]/g

function printable(text: string): string {
  return text.normalize('NFC').replace(notPrintable, '').replace(/ +/g, ' ').trim()
}
