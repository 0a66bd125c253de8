import { readdirSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { type BundlerResult, maxBundles, openBundle } from './open-bundle.ts'

const cache = temporaryFolder('for each test')

const templates = { head: '', scripts: [], css: '', routes: {} }
const small: BundlerResult = { templates, client: { 'assets/app.js': 'client' }, server: {}, functions: '' }
const create = vi.fn(async () => small)
afterEach(() => {
  vi.unstubAllEnvs()
  create.mockClear()
})

test('a bundle is created once', async () => {
  const first = await openBundle(cache, create)
  expect(first).toMatchObject(small)
  expect(await openBundle(cache, create)).toEqual(first)
  expect(create).toHaveBeenCalledOnce()
})

test('another setting needs another bundle, of which the newest stay', async () => {
  const isNumberNew = async (number: number) => {
    vi.stubEnv('VITE_NUMBER', String(number))
    create.mockClear()
    await openBundle(cache, create)
    return create.mock.calls.length === 1
  }
  for (let number = 1; number <= maxBundles + 2; number++) expect(await isNumberNew(number)).toBe(true)
  expect(readdirSync(cache)).toHaveLength(maxBundles)
  expect([await isNumberNew(3), await isNumberNew(2)]).toEqual([false, true])
})
