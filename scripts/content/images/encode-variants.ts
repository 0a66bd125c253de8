import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { VFileMessage } from 'vfile-message'
import { largestWidth, type Picture, type PictureFormat, pictureWidths } from '../../../src/blog/picture.ts'
import type { Cache } from '../../io/cache.ts'
import { cacheFolder } from '../../io/cache-folder.ts'
import { publishedAt } from '../folders.ts'
import { imageFaults } from '../messages.ts'
import type { Drawing } from './inspect-drawing.ts'
import { type Photo, reading } from './inspect-image.ts'

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
  cache: Cache,
): Promise<Encoded> {
  if (image.kind === 'photo') return encodePixels(bytes, image, hash, cache)
  const { hasText, hasStyles, width, height } = image
  const drawn: Photo = {
    kind: 'photo',
    width: largestWidth,
    height: Math.max(1, Math.round((height * largestWidth) / width)),
    format: 'png',
    hasAlpha: true,
    isBare: false,
  }
  if (hasStyles) return encodePixels(bytes, drawn, hash, cache, width)
  const vector = {
    picture: { src: `${publishedAt.pictures}/${hash}.svg`, width, height },
    variants: [{ name: `${hash}.svg`, read: async () => bytes }],
  }
  if (hasText) return vector
  // As a phone with a dense screen downloads them: the text compressed by the host.
  const [compressed, pixels] = await Promise.all([
    promisify(brotliCompress)(bytes),
    cache.keep(`${hash}-800.avif`, () => encode(bytes, drawn, 800, 'avif', width)),
  ])
  return compressed.length <= pixels.length ? vector : encodePixels(bytes, drawn, hash, cache, width)
}

/** @param drawnWidth the width of a drawing */
async function encodePixels(
  bytes: Buffer,
  photo: Photo,
  hash: string,
  { keep }: Cache,
  drawnWidth?: number,
): Promise<Encoded> {
  const widths = pictureWidths(photo.width)
  const width = widths.at(-1) ?? photo.width
  const variant = (pixels: number, format: Format): ImageVariant => {
    const name = `${hash}-${pixels}.${format === 'jpeg' ? 'jpg' : format}`
    return { name, read: () => keep(name, () => encode(bytes, photo, pixels, format, drawnWidth)) }
  }
  const fallback = await smallestOf(await fallbacksOf(bytes, photo, width, variant))
  const variants = [fallback.variant]
  const formats: PictureFormat[] = []
  let smallest = fallback.size
  for (const format of ['webp', 'avif'] as const) {
    const sizes = widths.map((pixels) => variant(pixels, format))
    const size = (await variant(width, format).read()).length
    if (size >= smallest) continue
    smallest = size
    formats.unshift(format)
    for (const { read } of sizes) await read()
    variants.push(...sizes)
  }
  const height = Math.max(1, Math.round((photo.height * width) / photo.width))
  const src = `${publishedAt.pictures}/${fallback.variant.name}`
  return { picture: { src, width, height, ...(formats.length > 0 && { formats }) }, variants }
}

/** For browsers that know neither WebP nor AVIF. */
async function fallbacksOf(
  bytes: Buffer,
  photo: Photo,
  width: number,
  variant: (pixels: number, format: Format) => ImageVariant,
): Promise<ImageVariant[]> {
  // A photo is never smaller as a PNG, and only a PNG can be transparent.
  const formats: Format[] = [
    ...(photo.format === 'jpeg' ? [] : (['png'] as const)),
    ...(photo.hasAlpha ? [] : (['jpeg'] as const)),
  ]
  const fallbacks = formats.map(async (format) => {
    const encoded = variant(width, format)
    const isUsable = photo.isBare && photo.width === width && photo.format === format
    // A file that is already smaller is published as it is.
    const isBetter = isUsable && bytes.length <= (await encoded.read()).length
    return isBetter ? { name: encoded.name, read: async () => bytes } : encoded
  })
  return Promise.all(fallbacks)
}

async function smallestOf(
  variants: readonly ImageVariant[],
): Promise<{ variant: ImageVariant; size: number }> {
  const sizes = await Promise.all(
    variants.map(async (variant) => ({ variant, size: (await variant.read()).length })),
  )
  return sizes.reduce((smallest, next) => (next.size < smallest.size ? next : smallest))
}

async function encode(
  bytes: Buffer,
  photo: Photo,
  width: number,
  format: Format,
  drawnWidth: number | undefined,
): Promise<Buffer> {
  // AVIF is split into as many tiles as there are threads. With one the bytes are the same on every machine.
  sharp.concurrency(1)
  // librsvg renders with 72 points per inch: at this density the drawing has the width.
  const density = drawnWidth && Math.min(100_000, Math.max(1, (72 * width) / drawnWidth))
  const image = sharp(bytes, { ...reading, ...(density && { density }) })
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .timeout({ seconds: 60 })
  try {
    return await encodeAs(image, format, photo.format === 'png').toBuffer()
  } catch (error) {
    const [reason] = String((error as Error).message)
      .trim()
      .split('\n', 1)
    throw new VFileMessage(imageFaults.notResizable(reason ?? ''))
  }
}

/** Screenshots, which are mostly PNG, have sharp edges that chroma subsampling blurs. */
function encodeAs(image: Sharp, format: Format, isSharp: boolean): Sharp {
  const chromaSubsampling = isSharp ? '4:4:4' : '4:2:0'
  if (format === 'avif') return image.avif({ ...options.avif, chromaSubsampling })
  if (format === 'webp') return image.webp(options.webp)
  if (format === 'jpeg') return image.jpeg({ ...options.jpeg, chromaSubsampling })
  return image.png(options.png)
}
