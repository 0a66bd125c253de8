import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBundle } from './open-bundle.ts'

let root: string
let cache: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'))
  cache = join(root, 'cache')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Stands in for the bundler. */
async function createSmall(folder: string): Promise<void> {
  for (const side of ['client', 'server']) {
    mkdirSync(join(folder, side))
    writeFileSync(join(folder, side, 'code.js'), side)
  }
  writeFileSync(join(folder, 'parts.json'), '{"paths":["/"],"templates":{}}')
}
const open = (create = createSmall, routes: string[] = []) => openBundle(routes, cache, create)
const codeOf = (folder: string) => readFileSync(join(folder, 'client/code.js'), 'utf8')

test('a bundle is created once, and another one for other routes', async () => {
  const { bundle, isNew } = await open()
  expect(isNew).toBe(true)
  expect(bundle.paths).toEqual(['/'])
  expect(await open()).toEqual({ bundle, isNew: false })
  expect((await open(createSmall, ['article'])).isNew).toBe(true)
})

test.each([
  ['a file was changed', (folder: string) => writeFileSync(join(folder, 'client/code.js'), 'foreign')],
  ['a file is gone', (folder: string) => rmSync(join(folder, 'server/code.js'))],
  ['a file is cut off', (folder: string) => writeFileSync(join(folder, 'files.json'), '{"client":')],
])('a bundle is created again where %s, and the old one is removed', async (_, spoil) => {
  const { bundle } = await open()
  spoil(bundle.folder)
  const again = await open()
  expect(again.isNew).toBe(true)
  expect(codeOf(again.bundle.folder)).toBe('client')
  expect(readdirSync(cache)).toHaveLength(1)
})

test('of two builds that find a broken bundle, neither removes the new one of the other', async () => {
  const { bundle: broken } = await open()
  rmSync(join(broken.folder, 'parts.json'))
  let faster: Awaited<ReturnType<typeof open>> | undefined
  const slower = await open(async (folder) => {
    await createSmall(folder)
    faster = await open()
  })
  expect(faster?.isNew).toBe(true)
  expect(codeOf(faster?.bundle.folder ?? '')).toBe('client')
  expect(codeOf(slower.bundle.folder)).toBe('client')
  expect((await open()).isNew).toBe(false)
})

test('the five newest bundles stay', async () => {
  for (let number = 1; number <= 7; number++) {
    const { bundle } = await open(createSmall, [`route-${number}`])
    utimesSync(bundle.folder, number, number)
  }
  const { bundle } = await open()
  expect(readdirSync(cache)).toHaveLength(5)
  expect(codeOf(bundle.folder)).toBe('client')
})

test('the code finds the packages of the project, wherever the cache is', async () => {
  const { bundle } = await open()
  const { resolve } = createRequire(join(bundle.folder, 'server/code.js'))
  expect(resolve('react')).toBe(createRequire(import.meta.url).resolve('react'))
})

test('a bundler that fails leaves nothing', async () => {
  const failing = open(async (folder) => {
    await createSmall(folder)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(readdirSync(cache)).toEqual([])
})
