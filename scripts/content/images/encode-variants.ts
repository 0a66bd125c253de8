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

export const pictureCache = cacheFolder('pictures')

/** Written out, so that another version's defaults give no other bytes unnoticed. */
const options = {
  avif: { quality: 55, effort: 4, bitdepth: 8 },
  webp: { quality: 78, effort: 5, smartSubsample: true },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, adaptiveFiltering: true, palette: false },
} as const

/** What the names of forms depend on besides the picture itself. */
export const makers = JSON.stringify([options, sharp.versions])

/** A file below `publishedAt.pictures`, read when its turn comes. */
export type Form = { name: string; read: () => Promise<Buffer> }

/**
 * A picture in its published forms. Which ones is decided by their bytes: a format that is not smaller than the
 * one before it is left out, and a drawing that compresses better than its pixels stays what it is.
 *
 * @param hash names the picture in the cache and on the site: it changes with the bytes and with `makers`
 */
export async function makeForms(
  bytes: Buffer,
  image: Drawing | Photo,
  hash: string,
  cache: Cache,
): Promise<{ picture: Picture; forms: Form[] }> {
  if (image.kind === 'photo') return makePixels(bytes, image, hash, cache)
  const { hasText, hasStyles, width, height } = image
  const drawn: Photo = {
    kind: 'photo',
    width: largestWidth,
    height: Math.max(1, Math.round((height * largestWidth) / width)),
    format: 'png',
    hasAlpha: true,
    isBare: false,
  }
  if (hasStyles) return makePixels(bytes, drawn, hash, cache, width)
  const vector = {
    picture: { src: `${publishedAt.pictures}/${hash}.svg`, width, height },
    forms: [{ name: `${hash}.svg`, read: async () => bytes }],
  }
  if (hasText) return vector
  // Compared as a phone with a dense screen gets them, the text compressed as by the host.
  const [compressed, pixels] = await Promise.all([
    promisify(brotliCompress)(bytes),
    cache.keep(`${hash}-800.avif`, () => encode(bytes, drawn, 800, 'avif', width)),
  ])
  return compressed.length <= pixels.length ? vector : makePixels(bytes, drawn, hash, cache, width)
}

/** @param drawnWidth of a drawing: the width that it was drawn for */
async function makePixels(
  bytes: Buffer,
  photo: Photo,
  hash: string,
  { keep }: Cache,
  drawnWidth?: number,
): Promise<{ picture: Picture; forms: Form[] }> {
  const widths = pictureWidths(photo.width)
  const width = widths.at(-1) ?? photo.width
  const form = (pixels: number, format: keyof typeof options): Form => {
    const name = `${hash}-${pixels}.${format === 'jpeg' ? 'jpg' : format}`
    return { name, read: () => keep(name, () => encode(bytes, photo, pixels, format, drawnWidth)) }
  }
  // A photo is never smaller as a PNG, and only a PNG can be seen through.
  const fallbacks = photo.format === 'jpeg' ? [] : [form(width, 'png')]
  if (!photo.hasAlpha) fallbacks.push(form(width, 'jpeg'))
  // A file that was made with more care than we take is published as it is.
  if (photo.isBare && photo.width === width && (photo.format === 'png' || photo.format === 'jpeg')) {
    const name = `${hash}-${width}.${photo.format === 'jpeg' ? 'jpg' : 'png'}`
    const remade = fallbacks.findIndex((fallback) => fallback.name === name)
    const again = fallbacks[remade]
    if (again && bytes.length <= (await again.read()).length) {
      fallbacks[remade] = { name, read: async () => bytes }
    }
  }
  const forms = [await smallestOf(fallbacks)]
  const formats: PictureFormat[] = []
  let least = (await (forms[0] as Form).read()).length
  for (const format of ['webp', 'avif'] as const) {
    const made = widths.map((pixels) => form(pixels, format))
    const size = (await (made.at(-1) as Form).read()).length
    if (size >= least) continue
    least = size
    formats.unshift(format)
    for (const { read } of made) await read()
    forms.push(...made)
  }
  const height = Math.max(1, Math.round((photo.height * width) / photo.width))
  const src = `${publishedAt.pictures}/${(forms[0] as Form).name}`
  return { picture: { src, width, height, ...(formats.length > 0 && { formats }) }, forms }
}

async function smallestOf(forms: readonly Form[]): Promise<Form> {
  const sizes = await Promise.all(forms.map(async (form) => ({ form, size: (await form.read()).length })))
  return sizes.reduce((least, next) => (next.size < least.size ? next : least)).form
}

async function encode(
  bytes: Buffer,
  photo: Photo,
  width: number,
  format: keyof typeof options,
  drawnWidth: number | undefined,
): Promise<Buffer> {
  // AVIF is cut into as many parts as there are threads: with one the bytes are the same on every machine.
  sharp.concurrency(1)
  // librsvg draws at 72 points an inch: this is the density at which the drawing has the width.
  const density = drawnWidth && Math.min(100_000, Math.max(1, (72 * width) / drawnWidth))
  const image = sharp(bytes, { ...reading, ...(density && { density }) })
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .timeout({ seconds: 60 })
  try {
    return await write(image, format, photo.format === 'png').toBuffer()
  } catch (error) {
    const [reason] = String((error as Error).message)
      .trim()
      .split('\n', 1)
    throw new VFileMessage(imageFaults.notResizable(reason ?? ''))
  }
}

/** Lines and letters of a screenshot, which is a PNG most often, lose their edges when colours are thinned out. */
function write(image: Sharp, format: keyof typeof options, isSharp: boolean): Sharp {
  const chromaSubsampling = isSharp ? '4:4:4' : '4:2:0'
  if (format === 'avif') return image.avif({ ...options.avif, chromaSubsampling })
  if (format === 'webp') return image.webp(options.webp)
  if (format === 'jpeg') return image.jpeg({ ...options.jpeg, chromaSubsampling })
  return image.png(options.png)
}
