import sharp from 'sharp'
import { openCache } from '../../io/cache.ts'
import { loadComposer } from './compose-image.ts'
import { drawingCache } from './drawing-cache.ts'
import type { OgImage } from './image-name.ts'

let composer: ReturnType<typeof loadComposer> | undefined

/** The PNG of an image. Each is drawn once, and found in the cache by the next build. */
export function drawOnce({ name, text }: OgImage, cache: string = drawingCache): Promise<Buffer> {
  return openCache(cache).getOrCreate(name, async () => {
    // What every image needs is loaded once.
    composer ??= loadComposer()
    return draw((await composer)(text))
  })
}

function draw(svg: string): Promise<Buffer> {
  // A palette would halve the file and take five times as long, which thousands of articles would feel.
  return sharp(Buffer.from(svg)).flatten().png().toBuffer()
}
