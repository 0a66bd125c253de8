import sharp from 'sharp'
import { imageSize } from '../../src/head/preview-image.ts'
import { cacheFolder, openCache } from '../io/cache.ts'

const cache = openCache(cacheFolder('og-images'))

/**
 * The bytes of an article's preview picture: of a drawing a PNG with a palette, of pixels a JPEG. WhatsApp shows none
 * above 300 KB, which this quality stays below.
 *
 * @param path changes with the picture, see `articleImage`
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
