import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { OutputFile } from '../io/output-folder.ts'

const isText = /\.(html|css|js|json|svg|xml|txt)$/

/** So many bytes fit into the first ten packets, with their headers. */
const firstPackets = 13_500

function brotli(bytes: Uint8Array, level: number): Promise<Buffer> {
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
  br: async (bytes: Uint8Array, name: string) => {
    // Every visitor waits for the application, which is 7 % smaller.
    if (name.startsWith('assets/')) return brotli(bytes, 11)
    if (!name.endsWith('.html')) return brotli(bytes, 6)
    if (!name.startsWith('blog/')) return brotli(bytes, 10)
    const copy = await brotli(bytes, 6)
    return copy.length > firstPackets ? brotli(bytes, 10) : copy
  },
  // The same bytes each time: Node writes no time into the header.
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes),
}

/** Adds compressed copies to a text, where they are smaller. They are compressed when they have to be written. */
export function withCopies(file: OutputFile): OutputFile {
  const { name, version, read } = file
  if (!isText.test(name) || version === undefined) return file
  const copies = Object.entries(encoders).map(([ending, encode]): OutputFile => {
    const readCopy = async () => {
      const bytes = await read()
      const copy = bytes && (await encode(bytes, name))
      return bytes && copy && copy.length < bytes.length ? copy : undefined
    }
    return { name: `${name}.${ending}`, version, read: readCopy }
  })
  return { ...file, copies }
}
