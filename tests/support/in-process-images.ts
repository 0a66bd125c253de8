import sharp, { type Sharp } from 'sharp'
import { type ImagePool, type ImageTools, openImageTools } from '../../scripts/content/images/image-tools.ts'
import * as worker from '../../scripts/content/images/inspect-image.ts'
import type { Cache } from '../../scripts/io/cache.ts'

const functions = worker as unknown as Record<string, (task: object) => Promise<unknown>>

const pool: ImagePool = {
  run: async (task, name = '') => functions[name]?.(task),
  close: async () => {},
}

/** For unit tests, which start no processes. */
export function inProcessImages(): ImageTools {
  const known = new Map<string, Buffer>()
  const getOrCreate: Cache['getOrCreate'] = async (key, create) => {
    const content = known.get(key) ?? Buffer.from(await create())
    known.set(key, content)
    return content
  }
  return openImageTools({ getOrCreate }, pool)
}

/** Hills in fog: smooth as a photo. */
export function photo(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) {
    const x = Math.floor(at / 3) % width
    const y = Math.floor(at / 3 / width)
    pixels[at] = 128 + 60 * Math.sin(x / 37 + (at % 3)) + 50 * Math.cos(y / 23)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
