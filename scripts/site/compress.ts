import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runAtOnce } from '../io/at-once.ts'
import { cacheFolder, openCache } from '../io/cache.ts'
import type { OutputFile } from '../io/output-folder.ts'

const isText = /\.(html|css|js|json|svg|xml|txt)$/

/** Below this, headers weigh more than what is saved. Bytes. */
const minBytes = 100

/** So many bytes fit into the first ten packets, with their headers. */
const firstPackets = 13_500

function brotli(bytes: Buffer, level: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params })
}

const encoders = {
  /**
   * Of a page level 10 saves 8 % and takes twenty times as long as 6: its first packets are what visitors wait for. Of
   * articles there may be thousands, so only those that do not fit are worth it.
   */
  br: async (bytes: Buffer, name: string) => {
    // Every visitor waits for the application, which is 7 % smaller, and it is compressed once.
    if (name.startsWith('assets/')) return brotli(bytes, 11)
    if (!name.endsWith('.html')) return brotli(bytes, 6)
    if (!name.startsWith('blog/')) return brotli(bytes, 10)
    const copy = await brotli(bytes, 6)
    return copy.length > firstPackets ? brotli(bytes, 10) : copy
  },
  // The same bytes each time: Node writes no time into the header.
  gz: (bytes: Buffer) => promisify(gzip)(bytes),
}

/** Adds the compressed copies to files: of texts only, and only where they are smaller. */
export async function compressFiles(
  files: readonly OutputFile[],
  cache = openCache(cacheFolder('compressed')),
): Promise<OutputFile[]> {
  const all = files.map((file) => ({ ...file, copies: copiesOf(file, cache) }))
  // zlib has threads of its own: each has something to do while the result of another is written.
  const copies = all.flatMap((file) => file.copies).filter(({ version = '' }) => !cache.has(version))
  await runAtOnce(availableParallelism() + 2, copies, async ({ read }) => read())
  return all
}

function copiesOf({ name, version, read }: OutputFile, cache: ReturnType<typeof openCache>): OutputFile[] {
  if (!isText.test(name) || version === undefined) return []
  return Object.entries(encoders).map(([ending, encode]) => {
    const key = `${version}-${name.startsWith('blog/')}.${ending}`
    const create = async () => {
      const bytes = Buffer.from((await read()) ?? [])
      const copy = bytes.length < minBytes ? bytes : await encode(bytes, name)
      return copy.length < bytes.length ? copy : Buffer.alloc(0)
    }
    const readCopy = async () => {
      const copy = await cache.getOrCreate(key, create)
      return copy.length > 0 ? copy : undefined
    }
    return { name: `${name}.${ending}`, version: key, read: readCopy }
  })
}
