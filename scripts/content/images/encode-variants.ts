import { createHash } from 'node:crypto'
import { largestWidth, type Picture, type PictureFormat, pictureWidths } from '../../../src/blog/picture.ts'
import { contentPaths } from '../folders.ts'
import { encoders, type Format, type Source } from './encode.ts'
import type { ImageTools } from './image-tools.ts'
import type { Inspected } from './inspect-image.ts'

/** A file below `contentPaths.pictures`, read on demand. */
export type ImageVariant = { name: string; read: () => Promise<Buffer> }

const formats: PictureFormat[] = ['avif', 'webp']

/** The published variants of an image; their names change with the bytes. A drawing without styles has one. */
export async function encodeVariants(
  file: Buffer,
  { svg, hasStyles, format, hasAlpha, width, height }: Inspected,
  { encode }: Pick<ImageTools, 'encode'>,
): Promise<{ picture: Picture; variants: ImageVariant[] }> {
  const bytes = svg === undefined ? file : Buffer.from(svg)
  const hash = createHash('sha256').update(encoders).update(bytes).digest('hex').slice(0, 16)
  const addressOf = (name: string) => `${contentPaths.pictures}/${name}`
  if (svg !== undefined && !hasStyles) {
    const name = `${hash}.svg`
    return { picture: { src: addressOf(name), width, height }, variants: [{ name, read: async () => bytes }] }
  }
  const source: Source = { bytes, format, ...(svg !== undefined && { drawnWidth: width }) }
  const variantOf = (pixels: number, format: Format): ImageVariant => {
    const name = `${hash}-${pixels}.${format === 'jpeg' ? 'jpg' : format}`
    return { name, read: () => encode(name, { source, width: pixels, format }) }
  }
  const widths = pictureWidths(svg === undefined ? width : largestWidth)
  const largest = widths.at(-1) ?? width
  const fallback = variantOf(largest, hasAlpha ? 'png' : 'jpeg')
  const variants = [
    fallback,
    ...formats.flatMap((format) => widths.map((pixels) => variantOf(pixels, format))),
  ]
  // What cannot be encoded is an error of the post.
  for (const { read } of variants) await read()
  const scaled = Math.max(1, Math.round((height * largest) / width))
  return { picture: { src: addressOf(fallback.name), width: largest, height: scaled, formats }, variants }
}
