import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { largestWidth, type Picture, type PictureFormat, pictureWidths } from '../../../src/blog/picture.ts'
import { contentPaths } from '../folders.ts'
import { encoders, type Format, type Pixels } from './encode.ts'
import type { ImageTools } from './image-tools.ts'
import type { Inspected } from './inspect-image.ts'

type Encoded = { picture: Picture; variants: ImageVariant[] }

/** A file below `contentPaths.pictures`, read on demand. */
export type ImageVariant = { name: string; read: () => Promise<Buffer> }

type Source = Pixels & {
  width: number
  height: number
  hasAlpha: boolean
  hash: string
  encode: ImageTools['encode']
}

/**
 * The published variants of an image. A format that is not smaller than the one before it is left out, and a drawing
 * that compresses better than its pixels is published as it was sanitized. Their names change with the bytes.
 *
 * @param file the bytes of the image
 */
export async function encodeVariants(
  file: Buffer,
  inspected: Inspected,
  { encode }: Pick<ImageTools, 'encode'>,
): Promise<Encoded> {
  const bytes = 'svg' in inspected ? Buffer.from(inspected.svg) : file
  const hash = createHash('sha256').update(encoders).update(bytes).digest('hex').slice(0, 16)
  if (!('svg' in inspected)) return encodePixels({ ...inspected.image, bytes, hash, encode })
  const { hasText, hasStyles, width, height } = inspected.image
  const drawn = { width: largestWidth, height: scale(height, largestWidth / width), drawnWidth: width }
  const source: Source = { ...drawn, format: 'png', hasAlpha: true, bytes, hash, encode }
  if (hasStyles) return encodePixels(source)
  const name = `${hash}.svg`
  const vector = {
    picture: { src: `${contentPaths.pictures}/${name}`, width, height },
    variants: [{ name, read: async () => bytes }],
  }
  if (hasText) return vector
  // As a phone with a dense screen downloads them: the text compressed by the host.
  const compressed = await promisify(brotliCompress)(bytes)
  const pixels = await variantOf(source, 800, 'avif').read()
  return compressed.length <= pixels.length ? vector : encodePixels(source)
}

async function encodePixels(source: Source): Promise<Encoded> {
  const widths = pictureWidths(source.width)
  const width = widths.at(-1) ?? source.width
  const fallback = await findFallback(source, width)
  const variants = [fallback]
  const formats: PictureFormat[] = []
  let smallest = (await fallback.read()).length
  for (const format of ['webp', 'avif'] as const) {
    const { length } = await variantOf(source, width, format).read()
    if (length >= smallest) continue
    smallest = length
    formats.unshift(format)
    const sizes = widths.map((pixels) => variantOf(source, pixels, format))
    for (const { read } of sizes) await read()
    variants.push(...sizes)
  }
  const src = `${contentPaths.pictures}/${fallback.name}`
  const height = scale(source.height, width / source.width)
  return { picture: { src, width, height, ...(formats.length > 0 && { formats }) }, variants }
}

/** The smallest file for browsers that know neither WebP nor AVIF. */
async function findFallback(source: Source, width: number): Promise<ImageVariant> {
  // A photo is never smaller as a PNG, and only a PNG can be transparent.
  const formats = (['png', 'jpeg'] as const).filter((format) =>
    format === 'png' ? source.format !== 'jpeg' : !source.hasAlpha,
  )
  const candidates = formats.map((format) => variantOf(source, width, format))
  const sizes = await Promise.all(candidates.map(async ({ read }) => (await read()).length))
  return candidates[sizes.indexOf(Math.min(...sizes))] as ImageVariant
}

function variantOf({ hash, encode, ...source }: Source, width: number, format: Format): ImageVariant {
  const name = `${hash}-${width}.${format === 'jpeg' ? 'jpg' : format}`
  return { name, read: () => encode(name, { source, width, format }) }
}

function scale(length: number, factor: number): number {
  return Math.max(1, Math.round(length * factor))
}
