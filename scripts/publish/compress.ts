import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { openCache } from '../cache/open-cache.ts'

type Encoding = {
  ending: string
  compress: (bytes: Buffer) => Promise<Buffer>
}

/** At the highest levels, and the same bytes each time: Node writes no time into the header of gzip. */
const encodings: Encoding[] = [
  {
    ending: 'br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    ending: 'gz',
    compress: (bytes) => promisify<Buffer, { level: number }, Buffer>(gzip)(bytes, { level: 9 }),
  },
]

const isText = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/

/** Below this, headers weigh more than what is saved. Bytes. */
const smallest = 100

export const compressedCache = 'node_modules/.cache/compressed'

/**
 * Writes a `.br` and a `.gz` beside every text file of `dist` that gets smaller by it. What was compressed once
 * is kept in `cache` by its content; how many had to be compressed now is told.
 */
export async function compressTexts(dist: string, names: readonly string[], cache = compressedCache) {
  const { keep } = openCache(cache)
  const queue = names.filter((name) => isText.test(name)).values()
  let made = 0
  const work = async () => {
    for (const name of queue) {
      const path = join(dist, name)
      const bytes = await readFile(path)
      if (bytes.length < smallest) continue
      const hash = createHash('sha256').update(bytes).digest('hex')
      for (const encoding of encodings) {
        const compressed = await keep(`${hash}.${encoding.ending}`, () => {
          made += 1
          return encoding.compress(bytes)
        })
        if (compressed.length < bytes.length) await writeFile(`${path}.${encoding.ending}`, compressed)
      }
    }
  }
  // zlib has threads of its own; each is to have something to do while another's result is written.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  return { made }
}
