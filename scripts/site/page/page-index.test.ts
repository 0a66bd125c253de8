import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCache } from '../../io/cache.ts'
import { type RenderedPage, readPageIndex, writePageIndex } from './page-index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = (path: string, own: string[]): RenderedPage => ({
  path,
  html: 'hash',
  ends: [1, 2],
  dependencies: [['posts/a.json', 'version']],
  head: { title: 'T', description: 'D', isIndexed: true },
  image: { name: 'a.png', content: { text: { title: 'T', name: 'N', site: 'S' } } },
  styleSheets: ['/a.css'],
  classes: ['x', 'y', ...own],
  tokens: [],
  addresses: ['/kontakt', ...own],
  ids: own,
  scripts: ["'sha256-a'"],
  styles: [],
  omissions: [],
  faults: [],
})
const pages = [page('/', []), page('/a', ['a']), page('/b', ['a', '', '$&'])]

test('pages are read as they were written', () => {
  const cache = openCache(folder)
  writePageIndex('key', pages, cache)
  expect([...readPageIndex('key', cache).values()]).toEqual(pages)
  expect(readPageIndex('other', cache).size).toBe(0)
})

test('each text is written once', () => {
  const cache = openCache(folder)
  writePageIndex('key', pages, cache)
  expect(String(cache.read('key')).split('/kontakt')).toHaveLength(2)
})
