import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheFolder, openCache } from '../io/cache.ts'
import type { OutputFile } from '../io/output-folder.ts'

/** Both at their highest level, and the same bytes each time: Node writes no time into the header of gzip. */
const encodings: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify<Buffer, { level: number }, Buffer>(gzip)(bytes, { level: 9 }),
}

const isText = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/

/** Below this, headers weigh more than what is saved. Bytes. */
const minBytes = 100

/** The compressed copies of a file in `folder`: of texts only, and only where they are smaller. */
export function compressedCopies(
  { name, version }: OutputFile,
  folder: string,
  cache = cacheFolder('compressed'),
): OutputFile[] {
  if (!isText.test(name)) return []
  return Object.entries(encodings).map(([ending, compress]) => ({
    name: `${name}.${ending}`,
    ...(version !== undefined && { version }),
    read: async () => {
      const bytes = readFileSync(join(folder, name))
      if (bytes.length < minBytes) return undefined
      const key = `${hash('sha256', bytes)}.${ending}`
      const copy = await openCache(cache).getOrCreate(key, () => compress(bytes))
      return copy.length < bytes.length ? copy : undefined
    },
  }))
}
