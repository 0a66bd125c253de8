import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceKey } from './source-hash.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
  mkdirSync(join(folder, 'in'))
  write('in/a.ts', 'one')
  write('lock.json', '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const key = () => sourceKey([join(folder, 'in'), join(folder, 'lock.json')])

test('the same files have the same key', async () => {
  expect(await key()).toBe(await key())
})

test.each([
  ['a file says something else', () => write('in/a.ts', 'two')],
  ['a file comes', () => write('in/b.ts', '')],
  ['a file is called differently', () => rmSync(join(folder, 'in/a.ts')) ?? write('in/b.ts', 'one')],
  ['a text goes over to the next file', () => write('in/a.ts', 'on') ?? write('in/b.ts', 'e')],
  ['a single file says something else', () => write('lock.json', '{ }')],
])('it is another one when %s', async (_, change) => {
  const before = await key()
  change()
  expect(await key()).not.toBe(before)
})

test('tests beside the code do not count', async () => {
  const before = await key()
  write('in/a.test.ts', 'test')
  expect(await key()).toBe(before)
})

test('a path that is not there is told', async () => {
  await expect(sourceKey([join(folder, 'gone')])).rejects.toThrow('ENOENT')
})
