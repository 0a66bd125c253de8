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
import { drawOnce, nameOf } from './draw-once.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="4" height="8"/></svg>'

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'cache-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

const kept = () => join(cache, nameOf(svg))

test('a drawing is a PNG, and the same each time', async () => {
  const first = await drawOnce(svg, cache)
  expect(first.subarray(1, 4).toString()).toBe('PNG')
  rmSync(kept())
  expect((await drawOnce(svg, cache)).equals(first)).toBe(true)
})

test('it is drawn once', async () => {
  const first = await drawOnce(svg, cache)
  const { ino, mtimeMs } = statSync(kept())
  expect((await drawOnce(svg, cache)).equals(first)).toBe(true)
  expect([statSync(kept()).ino, statSync(kept()).mtimeMs]).toEqual([ino, mtimeMs])
  expect(readdirSync(cache)).toEqual([nameOf(svg)])
})

test.each([
  ['is empty', () => truncateSync(kept(), 0)],
  ['ends too early', () => truncateSync(kept(), 60)],
  ['is something else', () => writeFileSync(kept(), 'x'.repeat(200))],
])('what is kept and %s is drawn anew', async (_, spoil) => {
  const first = await drawOnce(svg, cache)
  const whole = readFileSync(kept())
  spoil()
  expect((await drawOnce(svg, cache)).equals(first)).toBe(true)
  expect(readFileSync(kept()).equals(whole)).toBe(true)
})

test('another drawing has another name', () => {
  expect(nameOf(svg)).toMatch(/^[0-9a-f]{20}$/)
  expect(nameOf(svg.replace('"4"', '"5"'))).not.toBe(nameOf(svg))
})
