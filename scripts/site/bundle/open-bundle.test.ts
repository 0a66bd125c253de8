import { readdirSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { importsBesides } from '../../../tests/support/imports-of.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { sources } from '../../io/source-hash.ts'
import { type BundlerResult, maxBundles, openBundle } from './open-bundle.ts'

const cache = temporaryFolder('for each test')

const client = { 'assets/app.js': Buffer.from('client') }
const small: BundlerResult = { paths: ['/'], templates: {}, client, server: {} }
const open = () => openBundle(cache, async () => small)
const isNew = async () => (await open()).isNew
afterEach(() => vi.unstubAllEnvs())

test('a bundle is created once', async () => {
  const first = await open()
  expect(first).toMatchObject({ bundle: small, isNew: true })
  expect(await open()).toEqual({ ...first, isNew: false })
})

test('the key of a bundle changes with every file that it is created from', () => {
  const entries = ['vite.config.ts', 'src/main.tsx', 'src/pre-render.ts', 'scripts/site/page/page-worker.ts']
  const others = entries.flatMap((entry) => importsBesides(entry, sources))
  // For the development server alone.
  expect(others.filter((file) => !/^(scripts\/dev|functions)\//.test(file))).toEqual([])
})

test('another setting needs another bundle, of which the newest stay', async () => {
  await open()
  const isNumberNew = (number: number) => {
    vi.stubEnv('VITE_NUMBER', String(number))
    return isNew()
  }
  for (let number = 1; number <= maxBundles + 2; number++) expect(await isNumberNew(number)).toBe(true)
  expect(readdirSync(cache)).toHaveLength(maxBundles)
  expect([await isNumberNew(3), await isNumberNew(2)]).toEqual([false, true])
})
