import { encode, type Format, type Pixels, reencodePixels, tryDrawing } from './encode.ts'
import { type Inspected, inspectImage, sizeOf } from './inspect-image.ts'
import { sanitizeDrawing } from './sanitize-drawing.ts'

/** See `inspectImage`. */
export function inspect({ name, bytes }: { name: string; bytes: Buffer }): Promise<Inspected> {
  return inspectImage(name, bytes)
}

/** A drawing that no post has to show: it needs no size, and may have texts and styles. */
export async function sanitize({ bytes }: { bytes: Buffer }): Promise<{ svg: string }> {
  const { svg, root } = sanitizeDrawing(bytes)
  const size = sizeOf(root)
  if (size !== undefined) await tryDrawing(svg, size.width)
  return { svg: await reencodePixels(svg) }
}

/** See `encode`. */
export async function encodeVariant({
  source,
  width,
  format,
}: {
  source: Pixels
  width: number
  format: Format
}) {
  return { encoded: await encode(source, width, format) }
}
