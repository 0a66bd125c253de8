import { type ImagePool, type ImageTools, openImageTools } from '../../scripts/content/images/image-tools.ts'
import * as worker from '../../scripts/content/images/inspect-image.ts'
import { type Cache, openCache } from '../../scripts/io/cache.ts'

const functions = worker as unknown as Record<string, (task: object) => Promise<unknown>>

const pool: ImagePool = {
  run: async (task, name = '') => functions[name]?.(task),
  warmUp: () => {},
  close: async () => {},
}

/** For unit tests, which start no processes; without a folder nothing is cached. */
export function inProcessImages(folder?: string): ImageTools {
  const nothing: Pick<Cache, 'getOrCreate'> = {
    getOrCreate: async (_, create) => Buffer.from(await create()),
  }
  return openImageTools(folder === undefined ? nothing : openCache(folder), pool)
}
