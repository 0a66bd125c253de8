import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheFolder, openCache } from '../io/cache.ts'
import type { OutputFile } from '../io/output-folder.ts'

/** `isCached` is whether an earlier build has compressed the same bytes. */
export type CompressedCopy = OutputFile & { isCached: () => boolean }

/** Files of which there may be thousands. */
const isOfPosts = /^(blog|content)\//

/** So many bytes fit into the first ten packets, with their headers. */
const firstPackets = 13_500

/**
 * Level 11 saves 8 % and takes fifty times as long as 6. Of posts, only what does not fit into the first packets at 6
 * is worth it.
 */
async function brotliAtLevel(bytes: Buffer, level: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const copy = await promisify(brotliCompress)(bytes, { params })
  return copy.length > firstPackets && level < 11 ? brotliAtLevel(bytes, 11) : copy
}

/** The same bytes each time: Node writes no time into the header. */
const gzipAtLevel = promisify<Buffer, number, Buffer>((bytes, level, done) => gzip(bytes, { level }, done))

const isText = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/

/** Below this, headers weigh more than what is saved. Bytes. */
const minBytes = 100

/** The compressed copies of a file: of texts only, and only where they are smaller. */
export function compressedCopies({ name, version, read }: OutputFile, folder = cacheFolder('compressed')) {
  if (!isText.test(name) || version === undefined) return []
  const cache = openCache(folder)
  const copyOf = (ending: string, compress: typeof brotliAtLevel, level: number): CompressedCopy => {
    const key = `${version}-${level}.${ending}`
    const create = async () => {
      const bytes = Buffer.from((await read()) ?? [])
      const copy = bytes.length < minBytes ? bytes : await compress(bytes, level)
      return copy.length < bytes.length ? copy : Buffer.alloc(0)
    }
    return {
      name: `${name}.${ending}`,
      version: key,
      isCached: () => cache.has(key),
      read: async () => {
        const copy = await cache.getOrCreate(key, create)
        return copy.length > 0 ? copy : undefined
      },
    }
  }
  return [copyOf('br', brotliAtLevel, isOfPosts.test(name) ? 6 : 11), copyOf('gz', gzipAtLevel, 9)]
}
