import { hash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withCopies } from './compress.ts'

const text = Buffer.from('A sentence that comes again. '.repeat(200))

/** The copies of a file by their endings. */
async function compress(bytes: Uint8Array = text, name = 'a.html', pages = 60) {
  const file = { name, version: hash('sha256', bytes), read: () => bytes }
  const { copies = [] } = withCopies(file, pages)
  const entries = copies.map(async (copy) => [copy.name.slice(name.length), await copy.encode(bytes)])
  return Object.fromEntries(await Promise.all(entries)) as Record<string, Buffer | undefined>
}

test('a text has two smaller copies with the same content, and no time in them', async () => {
  const { '.br': br = text, '.gz': gz = text, ...others } = await compress()
  expect([brotliDecompressSync(br), gunzipSync(gz), others]).toEqual([text, text, {}])
  expect(gz.length).toBeLessThan(text.length / 10)
  expect(gz.subarray(4, 8)).toEqual(Buffer.alloc(4))
})

test('what is no text has no copies, and what would grow neither', async () => {
  for (const name of ['a.png', 'b.woff2', '_headers']) expect(await compress(text, name)).toEqual({})
  for (const bytes of [Buffer.from('short'), randomBytes(400)]) {
    expect(await compress(bytes)).toEqual({ '.br': undefined, '.gz': undefined })
  }
})

test('pages are compressed less where there are very many', async () => {
  const words = readFileSync('README.md')
  const sizes = await Promise.all(
    [60, 6000].map(async (pages) => (await compress(words, 'a.html', pages))['.br']?.length),
  )
  expect(sizes[0]).toBeLessThan(sizes[1] ?? 0)
})
