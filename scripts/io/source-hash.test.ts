import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { sourceKey } from './source-hash.ts'

const folder = temporaryFolder('for each test')
beforeEach(() => {
  mkdirSync(join(folder, 'in'))
  write('in/a.ts', 'one')
  write('lock.json', '{}')
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const key = () => sourceKey([join(folder, 'in'), join(folder, 'lock.json')])

test('the same files have the same key', () => {
  expect(key()).toBe(key())
})

test.each([
  ['a file has other content', () => write('in/a.ts', 'two')],
  ['a file is added', () => write('in/b.ts', '')],
  ['a file is renamed', () => rmSync(join(folder, 'in/a.ts')) ?? write('in/b.ts', 'one')],
  ['a text moves to the next file', () => write('in/a.ts', 'on') ?? write('in/b.ts', 'e')],
  ['a single file has other content', () => write('lock.json', '{ }')],
])('the key changes when %s', (_, change) => {
  const before = key()
  change()
  expect(key()).not.toBe(before)
})

test('tests beside the code do not count', () => {
  const before = key()
  write('in/a.test.ts', 'test')
  expect(key()).toBe(before)
})

test('a path that does not exist is an error', () => {
  expect(() => sourceKey([join(folder, 'gone')])).toThrow('ENOENT')
})
