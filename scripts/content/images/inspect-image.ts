import sharp, { type Metadata } from 'sharp'
import { VFileMessage } from 'vfile-message'
import type { Cache } from '../../io/cache.ts'
import { imageFaults } from '../messages.ts'
import { type Drawing, inspectDrawing } from './inspect-drawing.ts'

const formats = ['png', 'jpeg', 'webp', 'avif'] as const

export type Photo = {
  kind: 'photo'
  /** After the rotation that cameras note in the metadata. */
  width: number
  height: number
  format: (typeof formats)[number]
  hasAlpha: boolean
  /** Without metadata, such as where it was taken: the file can be published as it is. */
  isBare: boolean
}

/** `pixels` are all, `side` and `least` those of a side. The maximum of WebP itself is 16,383. */
export const imageLimits = {
  megabytes: 20,
  drawingMegabytes: 2,
  pixels: 50e6,
  side: 16_000,
  least: 16,
} as const

/** Broken pixels are an error, wrong metadata is not. */
export const reading = { failOn: 'error', limitInputPixels: imageLimits.pixels } as const

/**
 * What is to know of an image; throws a `VFileMessage` if it cannot be shown. Its kind is read from what is in it, and
 * only a drawing's from its name: the other names of pictures are often wrong, and never matter.
 *
 * @param hash the name of these bytes in the cache
 */
export async function inspectImage(
  name: string,
  bytes: Buffer,
  hash: string,
  cache: Pick<Cache, 'getOrCreate'>,
): Promise<Drawing | Photo> {
  if (bytes.length === 0) throw new VFileMessage(imageFaults.empty)
  if (/\.svg$/i.test(name)) {
    if (bytes.length > imageLimits.drawingMegabytes * 1e6) {
      const megabytes = Math.ceil(bytes.length / 1e6)
      throw new VFileMessage(imageFaults.drawingTooHeavy(megabytes, imageLimits.drawingMegabytes))
    }
    return inspectDrawing(bytes)
  }
  const unlimited = sharp(bytes, { limitInputPixels: false })
  const photo = inspectPhoto(await unlimited.metadata().catch(() => undefined))
  await cache.getOrCreate(`${hash}-whole`, async () => {
    await sharp(bytes, reading)
      .stats()
      .catch((error: Error) => {
        throw new VFileMessage(imageFaults.damaged(firstLine(error)))
      })
    return Buffer.from('whole')
  })
  return photo
}

function inspectPhoto(metadata: Metadata | undefined): Photo {
  const format = formats.find(
    (known) => known === (metadata?.compression === 'av1' ? 'avif' : metadata?.format),
  )
  if (!metadata || !format) throw new VFileMessage(imageFaults.otherKind(metadata?.format))
  const { autoOrient, pages = 1, exif, xmp, iptc, icc, comments, hasAlpha, space, depth } = metadata
  if (pages > 1) throw new VFileMessage(imageFaults.moving(pages))
  const { width, height } = autoOrient
  if (width * height > imageLimits.pixels || Math.max(width, height) > imageLimits.side) {
    throw new VFileMessage(imageFaults.tooLarge(width, height, imageLimits.pixels / 1e6, imageLimits.side))
  }
  if (Math.min(width, height) < imageLimits.least) {
    throw new VFileMessage(imageFaults.tiny(width, height, imageLimits.least))
  }
  const isBare = !(exif || xmp || iptc || icc || comments) && /^(srgb|b-w)$/.test(space) && depth === 'uchar'
  return { kind: 'photo', width, height, format, hasAlpha, isBare }
}

export function firstLine({ message }: Error): string {
  return message.trim().split('\n', 1)[0]?.slice(0, 100) ?? ''
}
