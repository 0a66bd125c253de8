import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { openCache } from '../../cache/open-cache.ts'
import { type ImageText, loadComposer } from './compose-image.ts'
import { drawingCache } from './drawing-cache.ts'

/**
 * The name of a drawing's file, which changes with what is drawn and what draws it: hosts and browsers may
 * keep the file for good.
 */
export function nameOf(svg: string): string {
  return createHash('sha256')
    .update(JSON.stringify([svg, sharp.versions]))
    .digest('hex')
    .slice(0, 20)
}

let composer: ReturnType<typeof loadComposer> | undefined

/** The SVG of an image; what every image needs is loaded once. */
export async function composeOnce(text: ImageText): Promise<string> {
  composer ??= loadComposer()
  return (await composer)(text)
}

/** The PNG of an SVG. Each is drawn once, and found in the cache by the next build. */
export function drawOnce(svg: string, cache: string = drawingCache): Promise<Buffer> {
  return openCache(cache).keep(nameOf(svg), () => draw(svg))
}

function draw(svg: string): Promise<Buffer> {
  // A palette would halve the file and take five times as long, which thousands of articles would feel.
  return sharp(Buffer.from(svg)).flatten().png().toBuffer()
}
