import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { EncodedCopy, OutputFile } from '../io/output-folder.ts'

const isText = /\.(html|css|js|json|svg|xml|txt)$/

function brotli(bytes: Uint8Array, level: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params })
}

/** Above so many pages, level 10 would take minutes, and 6 half as long again as 5, which has 0.4 % more bytes. */
const manyPages = 200

/**
 * Of a page level 10 saves 8 % and takes twenty times as long as 6: its first packets are what visitors wait for. Every
 * visitor waits for the application, too, which is 7 % smaller at 11.
 */
function levelOf(name: string, pages: number): number {
  if (name.startsWith('assets/')) return 11
  if (pages > manyPages) return 5
  return name.endsWith('.html') ? 10 : 6
}

/**
 * Adds compressed copies to a text, where they are smaller. They are compressed when they have to be written.
 *
 * @param pages the number of pages of the site
 */
export function withCopies(file: OutputFile, pages: number): OutputFile {
  const { name, version } = file
  if (!isText.test(name)) return file
  const level = levelOf(name, pages)
  const copy = (ending: string, compress: (bytes: Uint8Array) => Promise<Buffer>): EncodedCopy => ({
    ...{ name: `${name}.${ending}`, version: `${version} ${level}` },
    encode: async (bytes) => {
      const encoded = await compress(bytes)
      return encoded.length < bytes.length ? encoded : undefined
    },
  })
  // Of gzip the same bytes each time: Node writes no time into the header.
  return { ...file, copies: [copy('br', (bytes) => brotli(bytes, level)), copy('gz', promisify(gzip))] }
}
