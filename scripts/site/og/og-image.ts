import { hash } from 'node:crypto'
import sharp from 'sharp'
import { pageAt } from '../../../src/site/pages.ts'
import { cacheFolder, openCache } from '../../io/cache.ts'

export const imageSize = { width: 1200, height: 630 } as const

const cache = openCache(cacheFolder('og-images'))

/** Changes with the code below. */
const format = 2

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

/**
 * The bytes of a preview picture: of a drawing a PNG with a palette, of pixels a JPEG. WhatsApp shows none above 300 KB,
 * which this quality stays below.
 */
export function cropImage(path: string, picture: string): Promise<Buffer> {
  return cache.getOrCreate(path.replaceAll('/', ''), async () => {
    const isDrawing = picture.endsWith('.svg')
    const size = { ...imageSize, position: isDrawing ? 'centre' : 'attention' }
    // `--paper`, since previews have no theme.
    const pixels = sharp(picture).resize(size).flatten({ background: '#fbfaf7' })
    return pixels.toFormat(isDrawing ? 'png' : 'jpeg', { quality: 80 }).toBuffer()
  })
}
