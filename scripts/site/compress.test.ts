import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openCache } from '../io/cache.ts'
import { compressedCopies } from './compress.ts'

const cache = temporaryFolder('for each test')

const text = Buffer.from('A sentence that comes again. '.repeat(200))

/** The copies of a file by their names. */
async function compressAll(bytes: Uint8Array = text, name = 'a.html') {
  const copies = compressedCopies({ name, version: hash('sha256', bytes), read: () => bytes }, cache)
  const entries = await Promise.all(copies.map(async ({ name, read }) => [name, await read()]))
  return Object.fromEntries(entries) as Record<string, Buffer | undefined>
}

test('a text has two smaller copies with the same content', async () => {
  const copies = await compressAll()
  expect(Object.keys(copies)).toEqual(['a.html.br', 'a.html.gz'])
  expect(brotliDecompressSync(copies['a.html.br'] as Buffer)).toEqual(text)
  expect(gunzipSync(copies['a.html.gz'] as Buffer)).toEqual(text)
  expect(copies['a.html.gz']?.length).toBeLessThan(text.length / 10)
})

test('the header of gzip has no time', async () => {
  expect((await compressAll())['a.html.gz']?.subarray(4, 8)).toEqual(Buffer.alloc(4))
})

test.each(['a.png', 'b.woff2', '_headers'])('%s has no copies', async (name) => {
  expect(await compressAll(text, name)).toEqual({})
})

test('a text that is short, or would grow, has no copy', async () => {
  const noise = Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 7919 * (index + 13)) % 251))
  expect((await compressAll(Buffer.from('short '.repeat(9))))['a.html.br']).toBe(undefined)
  expect((await compressAll(gzipSync(noise)))['a.html.gz']).toBe(undefined)
})

test('a page of a post is compressed quickly, unless it is too large for the first packets', async () => {
  const best = (bytes: Buffer) => brotliCompressSync(bytes).length
  const sizeOf = async (bytes: Buffer, name: string) =>
    (await compressAll(bytes, name))[`${name}.br`]?.length ?? 0
  const [small, large] = [
    Buffer.from(readFileSync('package.json')),
    Buffer.from(readFileSync('package-lock.json').subarray(0, 70_000)),
  ]
  expect(await sizeOf(small, 'blog/a.html')).toBeGreaterThan(best(small))
  expect(await sizeOf(small, 'a.html')).toBeLessThanOrEqual(best(small))
  expect(await sizeOf(large, 'blog/b.html')).toBeLessThanOrEqual(best(large))
})

test('a copy comes from the cache, unless it is broken there', async () => {
  const copies = await compressAll()
  const cached = () => readdirSync(cache).map((name) => readFileSync(join(cache, name)))
  const before = cached()
  for (const name of readdirSync(cache)) openCache(cache).write(name, Buffer.from('cached'))
  expect(Object.values(await compressAll()).map(String)).toEqual(['cached', 'cached'])
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'foreign')
  expect(await compressAll()).toEqual(copies)
  expect(cached()).toEqual(before)
})
