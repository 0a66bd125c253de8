import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Outside the project's own files, so that a fresh `npm ci` starts afresh. */
const defaultCache = 'node_modules/.cache/og-images'

/**
 * The name of a drawing's file, which changes with what is drawn and what draws it: hosts and browsers may
 * keep the file for good.
 */
export function nameOf(svg: string): string {
  return sha256(JSON.stringify([svg, sharp.versions]))
    .toString('hex')
    .slice(0, 20)
}

/** The PNG of an SVG. Each is drawn once, and found in the cache by the next build. */
export async function drawOnce(svg: string, cache: string = defaultCache): Promise<Buffer> {
  const path = join(cache, nameOf(svg))
  const kept = await readFile(path).catch(() => undefined)
  const png = kept?.subarray(hashLength)
  // A file that was not written to its end, or not by us, is drawn anew.
  if (kept && png && sha256(png).equals(kept.subarray(0, hashLength))) return png
  const drawn = await draw(svg)
  await mkdir(cache, { recursive: true })
  const unfinished = `${path}.${process.pid}.tmp`
  await writeFile(unfinished, Buffer.concat([sha256(drawn), drawn]))
  await rename(unfinished, path)
  return drawn
}

const hashLength = 32

function draw(svg: string): Promise<Buffer> {
  // A palette would halve the file and take five times as long, which thousands of articles would feel.
  return sharp(Buffer.from(svg)).flatten().png().toBuffer()
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}
