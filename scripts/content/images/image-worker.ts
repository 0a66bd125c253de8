import { VFileMessage } from 'vfile-message'
import { encode, type Format, type Pixels, reencodePixels, tryDrawing } from './encode.ts'
import { sizeOf } from './inspect-drawing.ts'
import { type Inspected, inspectImage } from './inspect-image.ts'
import { sanitizeDrawing } from './sanitize-drawing.ts'

/** What is wrong with an image, see `imageFaults`; errors lose their class between processes. */
export type Outcome<Result> = Result | { fault: string }

/** See `inspectImage`. */
export function inspect({ name, bytes }: { name: string; bytes: Buffer }): Promise<Outcome<Inspected>> {
  return attempt(() => inspectImage(name, bytes))
}

/** A drawing that no post has to show: it needs no size, and may have texts and styles. */
export function sanitize({ bytes }: { bytes: Buffer }): Promise<Outcome<{ svg: string }>> {
  return attempt(async () => {
    const { svg, root } = sanitizeDrawing(bytes)
    const size = sizeOf(root)
    if (size !== undefined) await tryDrawing(svg, size.width)
    return { svg: await reencodePixels(svg) }
  })
}

/** See `encode`. */
export function encodeVariant(task: { source: Pixels; width: number; format: Format }) {
  return attempt(async () => ({ encoded: await encode(task.source, task.width, task.format) }))
}

async function attempt<Result>(run: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof VFileMessage) return { fault: error.reason }
    throw error
  }
}
