import sharp, { type Metadata } from 'sharp'
import type { Cache } from '../../io/cache.ts'
import { Fault } from './fault.ts'
import { type Drawing, inspectDrawing } from './inspect-drawing.ts'

export type Photo = {
  kind: 'photo'
  /** As it is seen: cameras turn pictures by a note beside the pixels. */
  width: number
  height: number
  format: PhotoFormat
  hasAlpha: boolean
  /** The file says nothing besides its pixels, such as where it was taken, and can be published as it is. */
  isBare: boolean
}

type PhotoFormat = 'png' | 'jpeg' | 'webp' | 'avif'

/** What an image may be; `pixels` are all, `side` and `least` those of a side. WebP itself ends at 16,383. */
export const imageLimits = {
  megabytes: 20,
  drawingMegabytes: 2,
  pixels: 50e6,
  side: 16_000,
  least: 16,
} as const

/** A broken part of the pixels counts; a camera's slip beside them does not. */
export const reading = { failOn: 'error', limitInputPixels: imageLimits.pixels } as const

/**
 * What is to know of an image; throws a `Fault` if it cannot be shown. Its kind is read from what is in it, and
 * only a drawing's from its name: the other names of pictures are often wrong, and never matter.
 *
 * @param hash the name of these bytes in the cache, which remembers pictures that are whole
 */
export async function inspectImage(
  name: string,
  bytes: Buffer,
  hash: string,
  cache: Pick<Cache, 'getOrCreate'>,
): Promise<Drawing | Photo> {
  if (bytes.length === 0) throw new Fault('expected an image, found an empty file', 'export it anew')
  if (/\.svg$/i.test(name)) {
    if (bytes.length > imageLimits.drawingMegabytes * 1e6) {
      throw new Fault(
        `expected an SVG drawing of at most ${imageLimits.drawingMegabytes} MB, found ${Math.ceil(bytes.length / 1e6)} MB`,
        'simplify it or save it as PNG',
      )
    }
    return inspectDrawing(bytes)
  }
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const photo = inspectPhoto(metadata)
  await cache.getOrCreate(`${hash}-whole`, async () => {
    await sharp(bytes, reading)
      .stats()
      .catch((error: Error) => {
        throw new Fault(
          `expected a whole picture, found a damaged one (${firstLine(error)})`,
          'export it anew',
        )
      })
    return Buffer.from('whole')
  })
  return photo
}

function inspectPhoto(metadata: Metadata | undefined): Photo {
  const format = metadata && formatOf(metadata)
  if (!metadata || !format) {
    const found = metadata?.format ? `one of the kind ${metadata.format}` : 'none'
    throw new Fault(`expected a PNG, JPEG, WebP or AVIF picture, found ${found}`, 'export it anew')
  }
  const { autoOrient, pages = 1, exif, xmp, iptc, icc, comments, hasAlpha, space, depth } = metadata
  if (pages > 1) throw new Fault(`expected a still picture, found ${pages} frames`, 'save the best one alone')
  const { width, height } = autoOrient
  const found = `found ${width} × ${height}`
  if (width * height > imageLimits.pixels || Math.max(width, height) > imageLimits.side) {
    const most = `${imageLimits.pixels / 1e6} megapixels and ${imageLimits.side} px a side`
    throw new Fault(`expected at most ${most}, ${found}`, 'save it smaller; 1600 px of width are enough')
  }
  if (Math.min(width, height) < imageLimits.least) {
    throw new Fault(`expected at least ${imageLimits.least} px a side, ${found}`, 'use a larger one')
  }
  const isBare = !(exif || xmp || iptc || icc || comments) && /^(srgb|b-w)$/.test(space) && depth === 'uchar'
  return { kind: 'photo', width, height, format, hasAlpha, isBare }
}

function formatOf({ format, compression }: Metadata): PhotoFormat | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return format === 'png' || format === 'jpeg' || format === 'webp' ? format : undefined
}

function firstLine({ message }: Error): string {
  return message.trim().split('\n', 1)[0]?.slice(0, 100) ?? ''
}
