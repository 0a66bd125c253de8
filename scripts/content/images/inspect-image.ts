import type { Element, Properties } from 'hast'
import sharp from 'sharp'
import { fail } from '../diagnostics.ts'
import { encode, type Inspected, imageLimits, reading } from './encode-variants.ts'
import { elementsOf, sanitizeDrawing, serializeDrawing } from './sanitize-drawing.ts'

// `image-tools.ts` runs the functions of this module in processes with limits.
export { encode } from './encode-variants.ts'

const formats = ['png', 'jpeg', 'webp', 'avif']

/** Throws a `VFileMessage` if the image cannot be shown. Its extension may be that of another format. */
export async function inspectPhoto(bytes: Buffer): Promise<Inspected> {
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
export async function inspectDrawing(file: Buffer): Promise<Inspected> {
  const { root, hasText, hasStyles } = sanitizeDrawing(file)
  await reencodePixels(root)
  const svg = serializeDrawing(root)
  if (!hasSize(root.properties)) fail('has no size; give its first element a viewBox')
  // The fonts of texts depend on the machine, so they must not be rendered to pixels.
  if (hasText && hasStyles)
    fail('has both text and styles; convert the text to paths, or the styles to attributes such as fill')
  const bytes = Buffer.from(svg)
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  // What takes too long here does so in browsers as well.
  await encode({ source: { bytes, format: 'png', drawnWidth: width }, width: 800, format: 'jpeg' })
  return { svg, hasText, hasStyles, format: 'png', hasAlpha: true, width, height }
}

/** Otherwise an SVG has the size of whatever shows it. */
function hasSize({ width, height, viewBox }: Properties): boolean {
  const isLength = (value: Properties[string]) => /^\s*[\d.]+[a-z]*\s*$/i.test(String(value))
  return (
    (isLength(width) && isLength(height)) || /^\s*([\d.e+-]+[\s,]+){3}[\d.e+-]+\s*$/i.test(String(viewBox))
  )
}

/** Encodes the pixels in a drawing again, without the metadata of their files. */
async function reencodePixels(drawing: Element): Promise<void> {
  for (const { properties } of elementsOf(drawing)) {
    const { href } = properties
    if (typeof href !== 'string' || href.startsWith('#')) continue
    const bytes = Buffer.from(await (await fetch(href)).arrayBuffer())
    const { format: type, autoOrient } = await sharp(bytes).metadata()
    const format = type === 'jpeg' ? 'jpeg' : 'png'
    const encoded = await encode({ source: { bytes, format }, width: autoOrient.width, format })
    properties.href = `data:image/${format};base64,${encoded.toString('base64')}`
  }
}
