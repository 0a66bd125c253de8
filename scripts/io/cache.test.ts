import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openCache, pruneCaches } from './cache.ts'

const folder = temporaryFolder('for each test')

const create = async () => Buffer.from('created')
const never = () => Promise.reject<Buffer>(new Error('created again'))
const getOrCreate = async (create: () => Promise<Buffer>, inFolder = folder) =>
  String(await openCache(inFolder).getOrCreate('a', create))
const day = 86_400_000

test('an entry is created once, and counts as missing when it is not as it was written', async () => {
  const path = join(folder, 'a')
  const spoils = [
    () => '',
    (bytes: Buffer) => bytes.subarray(0, -1),
    (bytes: Buffer) => bytes.fill(1, 32, 34),
  ]
  for (const spoil of [undefined, ...spoils]) {
    if (spoil) writeFileSync(path, spoil(readFileSync(path)))
    expect(openCache(folder).read('a')).toBe(undefined)
    expect([await getOrCreate(create), await getOrCreate(never)]).toEqual(['created', 'created'])
  }
  expect(openCache(folder).has('a')).toBe(true)
})

test('entries that were not read for a month are removed, once a day', async () => {
  // There may be no cache yet.
  pruneCaches(join(folder, 'missing'))
  const cache = openCache(join(folder, 'one'))
  const now = Date.now()
  for (const name of ['old', 'read', 'asked', 'new', 'stopped.tmp']) {
    cache.write(name, Buffer.from(name))
    if (name !== 'new') utimesSync(join(folder, 'one', name), 0, (now - 31 * day) / 1000)
  }
  cache.read('read')
  cache.has('asked')
  const afterDays = (days: number) => {
    pruneCaches(folder, now + days * day)
    return readdirSync(join(folder, 'one')).sort()
  }
  expect(afterDays(0)).toEqual(['asked', 'new', 'read'])
  utimesSync(join(folder, 'one/new'), 0, 0)
  expect([afterDays(0.5), afterDays(2), afterDays(40)]).toEqual([
    ['asked', 'new', 'read'],
    ['asked', 'read'],
    [],
  ])
})
