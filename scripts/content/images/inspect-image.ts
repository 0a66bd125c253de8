import sharp, { type Metadata } from 'sharp'
import { VFileMessage } from 'vfile-message'
import { failAs, imageLimits, reading, reencodePixels, tryDrawing } from './encode.ts'
import { imageFaults } from './messages.ts'
import { sanitizeDrawing } from './sanitize-drawing.ts'

const formats = ['png', 'jpeg', 'webp', 'avif'] as const

export type Photo = {
  kind: 'photo'
  /** After the rotation that cameras note in the metadata. */
  width: number
  height: number
  format: (typeof formats)[number]
  hasAlpha: boolean
}

export type Drawing = {
  kind: 'drawing'
  width: number
  height: number
  /** The fonts of its text depend on the machine, so it must not be rendered to pixels. */
  hasText: boolean
  /** Firefox applies the site's policy to styles in drawings, so it must be rendered to pixels. */
  hasStyles: boolean
}

export type ImageFile = { name: string; bytes: Buffer }

/** An image, and what its variants are encoded from: the file of a photo, or a drawing as it may be published. */
export type Inspected = { image: Photo } | { image: Drawing; svg: string }

/**
 * What is to know of an image; throws a `VFileMessage` if it cannot be shown. Its kind is read from what is in it, and
 * only a drawing's from its name: the other names of pictures are often wrong, and never matter.
 */
export async function inspectImage({ name, bytes }: ImageFile): Promise<Inspected> {
  if (bytes.length === 0) throw new VFileMessage(imageFaults.empty)
  if (/\.svg$/i.test(name)) {
    if (bytes.length > imageLimits.drawingMegabytes * 1e6) {
      const megabytes = Math.ceil(bytes.length / 1e6)
      throw new VFileMessage(imageFaults.drawingTooHeavy(megabytes, imageLimits.drawingMegabytes))
    }
    const { drawing: image, svg } = inspectDrawing(bytes)
    await tryDrawing(svg, image.width)
    return { image, svg: await reencodePixels(svg) }
  }
  const unlimited = sharp(bytes, { limitInputPixels: false })
  const photo = inspectPhoto(await unlimited.metadata().catch(() => undefined))
  await sharp(bytes, reading).stats().catch(failAs(imageFaults.damaged))
  return { image: photo }
}

/** A drawing that no post has to show: it needs no size, and may have texts and styles. */
export async function sanitize({ bytes }: ImageFile): Promise<string> {
  const { svg, root } = sanitizeDrawing(bytes)
  const size = sizeOf(root)
  if (size !== undefined) await tryDrawing(svg, size.width)
  return reencodePixels(svg)
}

function inspectPhoto(metadata: Metadata | undefined): Photo {
  const format = formats.find(
    (known) => known === (metadata?.compression === 'av1' ? 'avif' : metadata?.format),
  )
  if (!metadata || !format) throw new VFileMessage(imageFaults.otherKind(metadata?.format))
  const { autoOrient, pages = 1, hasAlpha } = metadata
  if (pages > 1) throw new VFileMessage(imageFaults.moving(pages))
  const { width, height } = autoOrient
  if (width * height > imageLimits.pixels || Math.max(width, height) > imageLimits.side) {
    throw new VFileMessage(imageFaults.tooLarge(width, height, imageLimits.pixels / 1e6, imageLimits.side))
  }
  if (Math.min(width, height) < imageLimits.least) {
    throw new VFileMessage(imageFaults.tiny(width, height, imageLimits.least))
  }
  return { kind: 'photo', width, height, format, hasAlpha }
}

/** What is to know of an SVG, and the SVG as it may be published; throws a `VFileMessage` if it cannot be. */
export function inspectDrawing(bytes: Buffer): { drawing: Drawing; svg: string } {
  const { svg, root, hasText, hasStyles } = sanitizeDrawing(bytes)
  if (hasText && hasStyles) throw new VFileMessage(imageFaults.textWithStyles)
  const size = sizeOf(root)
  if (size === undefined) throw new VFileMessage(imageFaults.noSize)
  return { drawing: { kind: 'drawing', ...size, hasText, hasStyles }, svg }
}

/** CSS pixels of a unit; of those that depend on the page there are none. */
const units: Record<string, number> = {
  ...{ '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 },
}

/** In CSS pixels; `undefined` if an SVG with these attributes has the size of whatever shows it. */
export function sizeOf(root: ReadonlyMap<string, string>): { width: number; height: number } | undefined {
  const lengthOf = (name: string) => {
    // Takes linear time for any number of digits.
    const length = /^((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/i.exec(root.get(name)?.trim() ?? '')
    const [, number, unit = ''] = length ?? []
    return Number(number) * (units[unit.toLowerCase()] ?? Number.NaN)
  }
  const box = (root.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const sizes = [[lengthOf('width'), lengthOf('height')], box.slice(2).map(Number)]
  for (const [across = 0, down = 0] of sizes) {
    const isSize = Math.min(across, down) >= 1 && Number.isFinite(across + down)
    if (isSize) return { width: Math.round(across), height: Math.round(down) }
  }
  return undefined
}
