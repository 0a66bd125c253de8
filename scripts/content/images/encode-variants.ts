import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sharp from 'sharp'
import { VFileMessage } from 'vfile-message'
import { largestWidth, type Picture, type PictureFormat, pictureWidths } from '../../../src/blog/picture.ts'
import { type Cache, cacheFolder } from '../../io/cache.ts'
import { publishedAt } from '../folders.ts'
import { imageFaults } from '../messages.ts'
import type { Drawing } from './inspect-drawing.ts'
import { firstLine, type Photo, reading } from './inspect-image.ts'

export const imageCache = cacheFolder('pictures')

/** Complete, so that new defaults of sharp do not change the bytes. */
const options = {
  avif: { quality: 55, effort: 4, bitdepth: 8 },
  webp: { quality: 78, effort: 5, smartSubsample: true },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, adaptiveFiltering: true, palette: false },
} as const

type Format = keyof typeof options

/** What the names of variants depend on besides the image itself. */
export const encoders = JSON.stringify([options, sharp.versions])

type Encoded = { picture: Picture; variants: ImageVariant[] }

/** A file below `publishedAt.pictures`, read on demand. */
export type ImageVariant = { name: string; read: () => Promise<Buffer> }

type ImageCache = Pick<Cache, 'getOrCreate'>

/** What pixels are encoded from; `drawnWidth` is the width of a drawing. */
type Source = Omit<Photo, 'kind'> & { bytes: Buffer; hash: string; cache: ImageCache; drawnWidth?: number }

/**
 * The published variants of an image. A format that is not smaller than the one before it is left out, and a drawing
 * that compresses better than its pixels is published as it is.
 *
 * @param hash the name of the image in the cache and on the site: it changes with the bytes and with `encoders`
 */
export async function encodeVariants(
  bytes: Buffer,
  image: Drawing | Photo,
  hash: string,
  cache: ImageCache,
): Promise<Encoded> {
  if (image.kind === 'photo') return encodePixels({ ...image, bytes, hash, cache })
  const { hasText, hasStyles, width, height } = image
  const drawn = { width: largestWidth, height: scale(height, largestWidth / width), drawnWidth: width }
  const source: Source = { ...drawn, format: 'png', hasAlpha: true, isBare: false, bytes, hash, cache }
  if (hasStyles) return encodePixels(source)
  const name = `${hash}.svg`
  const vector = {
    picture: { src: `${publishedAt.pictures}/${name}`, width, height },
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
  const src = `${publishedAt.pictures}/${fallback.name}`
  const height = scale(source.height, width / source.width)
  return { picture: { src, width, height, ...(formats.length > 0 && { formats }) }, variants }
}

/** The smallest file for browsers that know neither WebP nor AVIF. */
async function findFallback(source: Source, width: number): Promise<ImageVariant> {
  const { bytes, format: own, hasAlpha, isBare } = source
  // A photo is never smaller as a PNG, and only a PNG can be transparent.
  const formats = (['png', 'jpeg'] as const).filter((format) =>
    format === 'png' ? own !== 'jpeg' : !hasAlpha,
  )
  const candidates = formats.flatMap((format) => {
    const variant = variantOf(source, width, format)
    const isUsable = isBare && source.width === width && own === format
    // A file that is already smaller is published as it is.
    return isUsable ? [{ ...variant, read: async () => bytes }, variant] : [variant]
  })
  const sizes = await Promise.all(candidates.map(async ({ read }) => (await read()).length))
  return candidates[sizes.indexOf(Math.min(...sizes))] as ImageVariant
}

function variantOf(source: Source, width: number, format: Format): ImageVariant {
  const name = `${source.hash}-${width}.${format === 'jpeg' ? 'jpg' : format}`
  return { name, read: () => source.cache.getOrCreate(name, () => encode(source, width, format)) }
}

async function encode(
  { bytes, drawnWidth, format: own }: Source,
  width: number,
  format: Format,
): Promise<Buffer> {
  // AVIF is split into as many tiles as there are threads. With one the bytes are the same on every machine.
  sharp.concurrency(1)
  // librsvg renders with 72 points per inch: at this density the drawing has the width.
  const density = drawnWidth && Math.min(100_000, Math.max(1, (72 * width) / drawnWidth))
  // Screenshots, which are mostly PNG, have sharp edges that chroma subsampling blurs.
  const chromaSubsampling = own === 'png' ? '4:4:4' : '4:2:0'
  const isSubsampled = format === 'avif' || format === 'jpeg'
  try {
    return await sharp(bytes, { ...reading, ...(density && { density }) })
      .autoOrient()
      .resize({ width })
      .toColourspace('srgb')
      .timeout({ seconds: 60 })
      .toFormat(format, { ...options[format], ...(isSubsampled && { chromaSubsampling }) })
      .toBuffer()
  } catch (error) {
    throw new VFileMessage(imageFaults.notResizable(firstLine(error as Error)))
  }
}

function scale(length: number, factor: number): number {
  return Math.max(1, Math.round(length * factor))
}
