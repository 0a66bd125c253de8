import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCache, pruneCache, pruneCaches } from './cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = async () => Buffer.from('made')
const never = async (): Promise<Buffer> => {
  throw new Error('made again')
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('what is kept is made once', async () => {
  const { keep } = openCache(folder)
  expect((await keep('a', make)).toString()).toBe('made')
  expect((await openCache(folder).keep('a', never)).toString()).toBe('made')
})

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['changed', (bytes: Buffer) => bytes.fill(1, 32, 34)],
])('what is %s is made anew', async (_, spoil) => {
  const { keep } = openCache(folder)
  await keep('a', make)
  writeFileSync(join(folder, 'a'), spoil(readFileSync(join(folder, 'a'))))
  expect((await keep('a', make)).toString()).toBe('made')
  expect((await keep('a', never)).toString()).toBe('made')
})

test('what cannot be made leaves nothing behind', async () => {
  await expect(openCache(folder).keep('a', never)).rejects.toThrow('made again')
  expect(readdirSync(folder)).toEqual([])
})

test('what cannot be kept is made all the same', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect((await openCache(join(folder, 'file')).keep('a', make)).toString()).toBe('made')
  expect(readdirSync(folder)).toEqual(['file'])
})

test('what nobody asked for in a month is removed, and the rest stays', async () => {
  const { keep } = openCache(folder)
  for (const name of ['old', 'asked', 'new']) await keep(name, make)
  writeFileSync(join(folder, 'b.tmp'), '')
  for (const name of ['old', 'asked', 'b.tmp']) utimesSync(join(folder, name), daysAgo(31), daysAgo(31))
  await keep('asked', never)
  await pruneCache(folder)
  expect(readdirSync(folder).sort()).toEqual(['asked', 'new'])
})

test('what is asked for often is not touched each time', async () => {
  const { keep } = openCache(folder)
  await keep('a', make)
  const { mtimeMs } = statSync(join(folder, 'a'))
  await keep('a', never)
  expect(statSync(join(folder, 'a')).mtimeMs).toBe(mtimeMs)
})

test('a cache that does not exist yet has nothing to remove', async () => {
  await pruneCache(join(folder, 'missing'))
})

test('all caches of a folder are pruned, once a day', async () => {
  const left = () => readdirSync(folder, { recursive: true }).map(String).sort()
  const { keep } = openCache(join(folder, 'one'))
  const inMonths = new Date(Date.now() + 40 * 86_400_000)
  await keep('a', make)
  await pruneCaches(folder)
  expect(left()).toEqual(['one', 'one/a', 'pruned'])
  await pruneCaches(folder, inMonths)
  expect(left()).toEqual(['one', 'pruned'])
  await keep('b', make)
  await pruneCaches(folder, new Date(Date.now() + 3_600_000))
  expect(left()).toEqual(['one', 'one/b', 'pruned'])
})
