import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { importsBesides } from '../../../tests/support/imports-of.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { sources } from '../../io/source-hash.ts'
import { type BundlerResult, maxBundles, openBundle, writeServer } from './open-bundle.ts'

const cache = temporaryFolder('for each test')

const small: BundlerResult = {
  paths: ['/'],
  templates: {},
  client: { 'assets/app.js': Buffer.from('client') },
  server: { 'pre-render.mjs': Buffer.from('server') },
}
const open = (hasFurtherPages = false, create = async () => small) =>
  openBundle(hasFurtherPages, cache, create)
afterEach(() => vi.unstubAllEnvs())

test('a bundle is created once, and another one where the list has several pages', async () => {
  const { bundle, isNew } = await open()
  expect(isNew).toBe(true)
  expect(bundle).toMatchObject(small)
  expect(await open()).toEqual({ bundle, isNew: false })
  expect((await open(true)).isNew).toBe(true)
})

test('the key of a bundle changes with every file that it is created from', () => {
  const entries = ['vite.config.ts', 'src/main.tsx', 'src/pre-render.ts', 'scripts/site/page/page-worker.ts']
  const others = entries.flatMap((entry) => importsBesides(entry, sources.site))
  // For the development server alone.
  expect(others.filter((file) => !/^(scripts\/dev|functions)\//.test(file))).toEqual([])
})

test('another .env file of the mode needs another bundle', async () => {
  vi.stubEnv('MODE', 'trial')
  await open()
  // Not in git.
  writeFileSync('.env.trial.local', 'VITE_CONTACT=off\n')
  try {
    expect((await open()).isNew).toBe(true)
  } finally {
    rmSync('.env.trial.local')
  }
})

test('the newest bundles stay', async () => {
  const openNumber = (number: number) => {
    vi.stubEnv('VITE_NUMBER', String(number))
    return open()
  }
  for (let number = 1; number <= maxBundles + 2; number++) await openNumber(number)
  expect(readdirSync(cache)).toHaveLength(maxBundles)
  expect((await openNumber(3)).isNew).toBe(false)
  expect((await openNumber(2)).isNew).toBe(true)
})

test('a broken bundle is created again', async () => {
  await open()
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'foreign')
  expect(await open()).toMatchObject({ bundle: small, isNew: true })
})

test('a bundler that fails leaves nothing', async () => {
  const failing = open(false, async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(readdirSync(cache)).toEqual([])
})

test("the server's code is written where it finds the packages of the project, and repaired", () => {
  const folder = writeServer({ ...small, key: 'test' }, [])
  try {
    const file = join(folder, 'pre-render.mjs')
    expect(createRequire(resolve(file)).resolve('react')).toBe(
      createRequire(import.meta.url).resolve('react'),
    )
    writeFileSync(file, 'foreign')
    writeServer({ ...small, key: 'test' }, [])
    expect(readFileSync(file, 'utf8')).toBe('server')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
