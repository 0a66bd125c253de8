import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { openCache } from '../io/cache.ts'
import { cacheFolder } from '../io/cache-folder.ts'

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

export const compressedCache = cacheFolder('compressed')

export type Compression = {
  ending: string
  /**
   * What is smaller than `bytes` and says the same; `undefined` if nothing is gained. What was compressed once is kept
   * in `cache` by its content; `onMake` is told if it had to be compressed now.
   */
  compress: (bytes: Buffer, cache: string, onMake?: () => void) => Promise<Buffer | undefined>
}

/** How a file of this name is compressed; not at all if it is no text. */
export function compressions(name: string): readonly Compression[] {
  return isText.test(name) ? ofTexts : []
}

const ofTexts: readonly Compression[] = encodings.map(({ ending, compress }) => ({
  ending,
  async compress(bytes, cache, onMake) {
    if (bytes.length < smallest) return undefined
    const hash = createHash('sha256').update(bytes).digest('hex')
    const compressed = await openCache(cache).keep(`${hash}.${ending}`, () => {
      onMake?.()
      return compress(bytes)
    })
    return compressed.length < bytes.length ? compressed : undefined
  },
}))
