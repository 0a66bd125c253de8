import sharp from 'sharp'
import { fail } from '../diagnostics.ts'
import { type Drawing, imageLimits, type Photo, reading } from './encode-variants.ts'
import { sanitizeDrawing } from './sanitize-drawing.ts'

// `image-tools.ts` runs the functions of this module in processes with limits.
export { encode } from './encode-variants.ts'

const formats = ['png', 'jpeg', 'webp', 'avif']

/** Throws a `VFileMessage` if the image cannot be shown. Its extension may be that of another format. */
export async function inspectPhoto(bytes: Buffer): Promise<Photo> {
  if (/^ftyp(heic|heix|heim|heis|hevc|hevx)/.test(bytes.toString('latin1', 4, 12)))
    fail('is a photo in the format HEIC, as iPhones save it; export it as JPEG')
  const unlimited = sharp(bytes, { limitInputPixels: false })
  const metadata = await unlimited.metadata().catch(() => undefined)
  const format = metadata?.compression === 'av1' ? 'avif' : metadata?.format
  if (!metadata || !format) fail('is no PNG, JPEG, WebP or AVIF; export it again')
  if (!formats.includes(format))
    fail(`is no PNG, JPEG, WebP or AVIF, but ${metadata.format}; export it again`)
  const { autoOrient, pages = 1, hasAlpha } = metadata
  if (pages > 1) fail(`moves (${pages} frames); save the best one alone`)
  const { width, height } = autoOrient
  const { pixels, side, least } = imageLimits
  if (width * height > pixels || Math.max(width, height) > side) {
    fail(
      `has ${width} × ${height} pixels, allowed are ${pixels / 1e6} megapixels and ${side} pixels a side; save it smaller, a width of 1600 pixels is enough`,
    )
  }
  if (Math.min(width, height) < least)
    fail(`has only ${width} × ${height} pixels, at least ${least} a side are needed; use a larger picture`)
  await sharp(bytes, reading).stats()
  return { width, height, format, hasAlpha }
}

/** Throws a `VFileMessage` if the SVG cannot be published. */
export async function inspectDrawing(file: Buffer): Promise<Drawing> {
  const svg = sanitizeDrawing(file)
  const bytes = Buffer.from(svg)
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  // librsvg renders with 72 points per inch: at this density the drawing has the width.
  const density = Math.min(100_000, Math.max(1, (72 * renderedWidth) / width))
  // What takes too long here does so in browsers as well.
  await sharp(bytes, { ...reading, density })
    .resize({ width: renderedWidth })
    .toBuffer()
  return { svg, hasText: svg.includes('<text'), width, height }
}

const renderedWidth = 800
