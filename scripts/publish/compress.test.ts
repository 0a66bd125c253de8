import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressTexts } from './compress.ts'

let folder: string
let dist: string
let cache: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
  dist = join(folder, 'dist')
  cache = join(folder, 'cache')
  mkdirSync(dist)
})
afterEach(() => rmSync(folder, { recursive: true }))

const text = 'A sentence that comes again. '.repeat(200)
const put = (name: string, content: string | Buffer = text) => {
  writeFileSync(join(dist, name), content)
  return [name]
}
const read = (name: string) => readFileSync(join(dist, name))

test('beside a text file are two smaller ones with the same text', async () => {
  await compressTexts(dist, put('a.html'), cache)
  expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(text)
  expect(gunzipSync(read('a.html.gz')).toString()).toBe(text)
  expect(read('a.html.gz').length).toBeLessThan(text.length / 10)
})

test('the header of gzip has no time', async () => {
  await compressTexts(dist, put('a.html'), cache)
  expect(read('a.html.gz').subarray(4, 8)).toEqual(Buffer.alloc(4))
})

test('pictures, short files and those that would grow stay alone', async () => {
  const noise = Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 7919 * (index + 13)) % 251))
  const names = [put('a.png'), put('b.woff2'), put('c.txt', 'short '.repeat(9)), put('_headers')].flat()
  await compressTexts(dist, names, cache)
  expect(readdirSync(dist).sort()).toEqual([...names].sort())
  await compressTexts(dist, put('d.txt', gzipSync(noise)), cache)
  expect(existsSync(join(dist, 'd.txt.gz'))).toBe(false)
})

test('what has not changed is not compressed again', async () => {
  const names = [...put('a.html'), ...put('b.json')]
  const first = await compressTexts(dist, names, cache)
  const bytes = read('a.html.br')
  expect(await compressTexts(dist, names, cache)).toEqual({ made: 0 })
  expect(first.made).toBeGreaterThan(0)
  expect(read('a.html.br')).toEqual(bytes)
  put('a.html', `${text}!`)
  expect(await compressTexts(dist, names, cache)).toEqual({ made: 2 })
})

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5)],
  ['changed', (bytes: Buffer) => bytes.fill(1, 12, 16)],
  ["another file's", () => gzipSync(`${text}?`)],
])('a cached file that is %s is made anew', async (_, spoil) => {
  const names = put('a.html')
  await compressTexts(dist, names, cache)
  const right = [read('a.html.br'), read('a.html.gz')]
  for (const name of readdirSync(cache)) {
    writeFileSync(join(cache, name), spoil(readFileSync(join(cache, name))))
  }
  expect(await compressTexts(dist, names, cache)).toEqual({ made: 2 })
  expect([read('a.html.br'), read('a.html.gz')]).toEqual(right)
  expect(await compressTexts(dist, names, cache)).toEqual({ made: 0 })
})
