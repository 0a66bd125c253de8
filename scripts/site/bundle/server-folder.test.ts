import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverFolder } from './server-folder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'server-'))
  mkdirSync(join(root, 'key/server/parts'), { recursive: true })
  writeFileSync(join(root, 'key/server/parts/a.mjs'), 'code')
})
afterEach(() => rmSync(root, { recursive: true }))

test('an application below the project is loaded from where it is', () => {
  const application = 'node_modules/.cache/site/application/key'
  expect(serverFolder(application)).toBe(resolve(application, 'server'))
})

test('one that is elsewhere is copied, once', () => {
  const copies = join(root, 'copies')
  const folder = serverFolder(join(root, 'key'), copies)
  expect(folder).toBe(join(copies, 'key'))
  expect(readFileSync(join(folder, 'parts/a.mjs'), 'utf8')).toBe('code')
  writeFileSync(join(root, 'key/server/parts/a.mjs'), 'other')
  expect(serverFolder(join(root, 'key'), copies)).toBe(folder)
  expect(readFileSync(join(folder, 'parts/a.mjs'), 'utf8')).toBe('code')
  expect(readdirSync(copies)).toEqual(['key'])
})

test('what is not there is told', () => {
  expect(() => serverFolder(join(root, 'gone'), join(root, 'copies'))).toThrow('ENOENT')
})
