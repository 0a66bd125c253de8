import { hash } from 'node:crypto'
import sharp from 'sharp'
import { pageAt } from '../../../src/site/pages.ts'
import { cacheFolder, openCache } from '../../io/cache.ts'

export const imageSize = { width: 1200, height: 630 } as const

const cache = openCache(cacheFolder('og-images'))

/** Changes with the code below. */
const format = 1

/** The preview picture of an article is its header picture, cropped: its path, which changes with the picture. */
export function articleImage(picture: string): string {
  const ending = picture.endsWith('.svg') ? 'png' : 'jpg'
  return `/og/${hash('sha256', `${format} ${picture}`).slice(0, 20)}.${ending}`
}

/** Pages share a few pictures of the public folder, see CONTRIBUTING.md. */
export function pageImage(path: string): string {
  const name = pageAt(path)
  if (name === undefined || name === 'blog') return '/brand/preview-blog.png'
  return /^\/(leistungen|services|branchen)\b/.test(path)
    ? '/brand/preview-services.png'
    : '/brand/preview.png'
}

/** WhatsApp shows no image that is larger, in bytes. */
const maxBytes = 300_000

/**
 * The bytes of a preview picture, in the highest quality in which it is small enough: of a drawing a PNG with a palette,
 * of pixels a JPEG.
 */
export function cropImage(path: string, picture: string): Promise<Buffer> {
  return cache.getOrCreate(path.replaceAll('/', ''), async () => {
    const isDrawing = picture.endsWith('.svg')
    const size = { ...imageSize, position: isDrawing ? 'centre' : 'attention' }
    // `--paper`, since previews have no theme.
    const pixels = sharp(picture).resize(size).flatten({ background: '#fbfaf7' })
    const encode = async (quality: number): Promise<Buffer> => {
      const bytes = await pixels.toFormat(isDrawing ? 'png' : 'jpeg', { quality }).toBuffer()
      return bytes.length < maxBytes || quality < 40 ? bytes : encode(quality - 15)
    }
    return encode(85)
  })
}
