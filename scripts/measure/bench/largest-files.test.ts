import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { growthOf, largestFiles } from './largest-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'largest-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, size: number) => {
  mkdirSync(join(folder, dirname(name)), { recursive: true })
  writeFileSync(join(folder, name), 'x'.repeat(size))
}

test('files are told apart by their folders and endings, and compressed copies are left out', () => {
  write('index.html', 3)
  write('sitemap.xml', 90)
  write('llms.txt', 70)
  write('og/a.png', 80)
  write('content/posts/a.json', 5)
  write('content/posts/b.json', 7)
  write('content/posts/b.json.br', 8)
  write('content/topics/tag/nis2/1.json', 4)
  write('content/topics/tag/zero-trust/1.json', 6)
  expect(largestFiles(folder)).toEqual({
    'index.html': 3,
    'content/posts/*.json': 7,
    'content/topics/tag/*.json': 6,
  })
})

test('what has grown most is told', () => {
  const few = { 'a.json': 100, 'b/*.json': 200, 'gone.json': 1 }
  expect(growthOf(few, { 'a.json': 90, 'b/*.json': 300, 'new.json': 900 })).toEqual({
    kind: 'b/*.json',
    factor: 1.5,
  })
  expect(growthOf(few, few)).toEqual({ kind: 'any file', factor: 1 })
})
