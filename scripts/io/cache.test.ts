import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openCache, pruneCaches } from './cache.ts'

const folder = temporaryFolder('for each test')

const create = async () => Buffer.from('created')
const never = async (): Promise<Buffer> => {
  throw new Error('created again')
}
const day = 86_400_000

test('an entry is created once', async () => {
  expect((await openCache(folder).getOrCreate('a', create)).toString()).toBe('created')
  expect((await openCache(folder).getOrCreate('a', never)).toString()).toBe('created')
  expect(openCache(folder).has('a')).toBe(true)
})

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['changed', (bytes: Buffer) => bytes.fill(1, 32, 34)],
])('an entry that is %s counts as missing', async (_, spoil) => {
  const cache = openCache(folder)
  await cache.getOrCreate('a', create)
  writeFileSync(join(folder, 'a'), spoil(readFileSync(join(folder, 'a'))))
  expect(cache.read('a')).toBe(undefined)
  expect((await cache.getOrCreate('a', create)).toString()).toBe('created')
  expect((await cache.getOrCreate('a', never)).toString()).toBe('created')
})

test('an entry that cannot be created leaves nothing behind', async () => {
  await expect(openCache(folder).getOrCreate('a', never)).rejects.toThrow('created again')
  expect(readdirSync(folder)).toEqual([])
})

test('an entry that cannot be written is returned all the same', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect((await openCache(join(folder, 'file')).getOrCreate('a', create)).toString()).toBe('created')
  expect(readdirSync(folder)).toEqual(['file'])
})

test('reading an entry often does not touch it each time', async () => {
  const cache = openCache(folder)
  await cache.getOrCreate('a', create)
  const { mtimeMs } = statSync(join(folder, 'a'))
  cache.read('a')
  expect(statSync(join(folder, 'a')).mtimeMs).toBe(mtimeMs)
})

test('entries that were not read for a month are removed, once a day', async () => {
  const entries = () => readdirSync(join(folder, 'one')).sort()
  const cache = openCache(join(folder, 'one'))
  const now = Date.now()
  for (const name of ['old', 'read', 'new', 'stopped.tmp']) {
    cache.write(name, Buffer.from(name))
    if (name !== 'new') utimesSync(join(folder, 'one', name), 0, (now - 31 * day) / 1000)
  }
  cache.read('read')
  pruneCaches(folder, now)
  expect(entries()).toEqual(['new', 'read'])
  utimesSync(join(folder, 'one/new'), 0, 0)
  pruneCaches(folder, now + day / 2)
  expect(entries()).toEqual(['new', 'read'])
  pruneCaches(folder, now + 2 * day)
  expect(entries()).toEqual(['read'])
  pruneCaches(folder, now + 40 * day)
  expect(entries()).toEqual([])
})

test('caches that do not exist yet need no pruning', () => {
  pruneCaches(join(folder, 'missing'))
})
