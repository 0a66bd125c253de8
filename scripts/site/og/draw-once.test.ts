import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawOnce } from './draw-once.ts'

const image = { name: 'a1.png', text: { title: 'Ein Titel', name: 'Firma', site: 'example.com' } }

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'cache-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

const kept = () => join(cache, image.name)

test('a drawing is a PNG, and the same each time', async () => {
  const first = await drawOnce(image, cache)
  expect(first.subarray(1, 4).toString()).toBe('PNG')
  rmSync(kept())
  expect((await drawOnce(image, cache)).equals(first)).toBe(true)
})

test('it is drawn once', async () => {
  const first = await drawOnce(image, cache)
  const { ino, mtimeMs } = statSync(kept())
  expect((await drawOnce(image, cache)).equals(first)).toBe(true)
  expect([statSync(kept()).ino, statSync(kept()).mtimeMs]).toEqual([ino, mtimeMs])
  expect(readdirSync(cache)).toEqual([image.name])
})

test.each([
  ['is empty', () => truncateSync(kept(), 0)],
  ['ends too early', () => truncateSync(kept(), 60)],
  ['is something else', () => writeFileSync(kept(), 'x'.repeat(200))],
])('what is kept and %s is drawn anew', async (_, spoil) => {
  const first = await drawOnce(image, cache)
  const whole = readFileSync(kept())
  spoil()
  expect((await drawOnce(image, cache)).equals(first)).toBe(true)
  expect(readFileSync(kept()).equals(whole)).toBe(true)
})
