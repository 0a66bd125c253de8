import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type PictureFormat, pictureWidths } from '../../../src/ui/picture.ts'
import { contentPaths } from '../folders.ts'

/** `pixels` are all, `side` and `least` those of a side. The maximum of WebP itself is 16,383. */
export const imageLimits = { megabytes: 20, drawingMegabytes: 2, pixels: 50e6, side: 16_000, least: 16 }

/** Broken pixels are an error, wrong metadata is not. */
export const reading = { failOn: 'error', limitInputPixels: imageLimits.pixels } as const

/** `width` and `height` are those after the rotation that cameras note in the metadata. */
export type Photo = { width: number; height: number; format: string; hasAlpha: boolean }

/** A drawing as it may be published. `hasText`: machines have different fonts for it. */
export type Drawing = { width: number; height: number; svg: string; hasText: boolean }

/** Complete, so that new defaults of sharp do not change the bytes. */
const options = {
  avif: { quality: 55, effort: 4, bitdepth: 8 },
  webp: { quality: 78, effort: 5, smartSubsample: true },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, adaptiveFiltering: true, palette: false },
} as const

type Format = keyof typeof options

/** `source` is the format of the bytes. */
export type Variant = { bytes: Buffer; source: string; width: number; format: Format }

type Encoder = { encode: (name: string, variant: Variant) => Promise<Buffer> }

/** One variant of an image, without anything but its pixels. */
export async function encode({ bytes, source, width, format }: Variant): Promise<Buffer> {
  // AVIF is split into as many tiles as there are threads. With one the bytes are the same on every machine.
  sharp.concurrency(1)
  // Screenshots, which are mostly PNG, have sharp edges that chroma subsampling blurs.
  const chromaSubsampling = source === 'png' ? '4:4:4' : '4:2:0'
  const isSubsampled = format === 'avif' || format === 'jpeg'
  return sharp(bytes, reading)
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .toFormat(format, { ...options[format], ...(isSubsampled && { chromaSubsampling }) })
    .toBuffer()
}

/** A file below `contentPaths.pictures`, read on demand. */
export type ImageVariant = { name: string; read: () => Promise<Buffer> }

const formats: PictureFormat[] = ['avif', 'webp']

/** What the bytes of variants depend on besides the image itself. */
const encoders = JSON.stringify([options, sharp.versions])

/** The published variants of an image; their names change with the bytes. A drawing has one. */
export async function encodeVariants(file: Buffer, image: Photo | Drawing, tools: Encoder) {
  const { width, height } = image
  const bytes = 'svg' in image ? Buffer.from(image.svg) : file
  const hash = createHash('sha256').update(encoders).update(bytes).digest('hex').slice(0, 16)
  if ('svg' in image) {
    const src = `${contentPaths.pictures}/${hash}.svg`
    return { picture: { src, width, height }, variants: [{ name: `${hash}.svg`, read: async () => bytes }] }
  }
  const variantOf = (pixels: number, format: Format): ImageVariant => {
    const name = `${hash}-${pixels}.${format === 'jpeg' ? 'jpg' : format}`
    return { name, read: () => tools.encode(name, { bytes, source: image.format, width: pixels, format }) }
  }
  const widths = pictureWidths(width)
  const largest = widths.at(-1) ?? width
  const fallback = variantOf(largest, image.hasAlpha ? 'png' : 'jpeg')
  const others = formats.flatMap((format) => widths.map((pixels) => variantOf(pixels, format)))
  const variants = [fallback, ...others]
  // What cannot be encoded is an error of the post.
  for (const { read } of variants) await read()
  const src = `${contentPaths.pictures}/${fallback.name}`
  const scaled = Math.max(1, Math.round((height * largest) / width))
  return { picture: { src, width: largest, height: scaled, formats }, variants }
}
