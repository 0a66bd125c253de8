import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressions } from './compress.ts'

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'compress-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

const text = Buffer.from('A sentence that comes again. '.repeat(200))

/** The copies of a file, and how many of them had to be made. */
async function compressAll(bytes = text, name = 'a.html') {
  let made = 0
  const copies: Record<string, Buffer | undefined> = {}
  for (const { ending, compress } of compressions(name)) {
    copies[ending] = await compress(bytes, cache, () => {
      made += 1
    })
  }
  return { copies, made }
}

test('of a text there are two smaller copies that say the same', async () => {
  const { copies } = await compressAll()
  expect(brotliDecompressSync(copies.br as Buffer)).toEqual(text)
  expect(gunzipSync(copies.gz as Buffer)).toEqual(text)
  expect(copies.gz?.length).toBeLessThan(text.length / 10)
})

test('the header of gzip has no time', async () => {
  const { copies } = await compressAll()
  expect(copies.gz?.subarray(4, 8)).toEqual(Buffer.alloc(4))
})

test.each(['a.png', 'b.woff2', '_headers'])('%s has no copies', (name) => {
  expect(compressions(name)).toEqual([])
})

test('what is short, or would grow, has no copy', async () => {
  const noise = Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 7919 * (index + 13)) % 251))
  expect((await compressAll(Buffer.from('short '.repeat(9)))).copies).toEqual({})
  expect((await compressAll(gzipSync(noise))).copies.gz).toBeUndefined()
})

test('what has not changed is not compressed again', async () => {
  const first = await compressAll()
  expect(first.made).toBe(2)
  expect(await compressAll()).toEqual({ copies: first.copies, made: 0 })
  expect((await compressAll(Buffer.concat([text, text]))).made).toBe(2)
})

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5)],
  ['changed', (bytes: Buffer) => bytes.fill(1, 12, 16)],
  ["another file's", () => gzipSync(`${text}?`)],
])('a cached copy that is %s is made anew', async (_, spoil) => {
  const right = await compressAll()
  for (const name of readdirSync(cache)) {
    writeFileSync(join(cache, name), spoil(readFileSync(join(cache, name))))
  }
  expect(await compressAll()).toEqual(right)
  expect((await compressAll()).made).toBe(0)
})
