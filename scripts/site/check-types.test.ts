import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openCache } from '../io/cache.ts'
import { checkTypes } from './check-types.ts'

const folder = temporaryFolder()

test('what has an error is checked in each build, what is right only once', async () => {
  const cache = openCache(folder)
  const fail = vi.fn(() => Promise.reject(new Error('src/a.ts:1:2')))
  await expect(checkTypes(fail, cache)).rejects.toThrow('src/a.ts:1:2')
  await expect(checkTypes(fail, cache)).rejects.toThrow('src/a.ts:1:2')
  const pass = vi.fn(async () => {})
  await checkTypes(pass, cache)
  await checkTypes(pass, cache)
  expect([fail.mock.calls.length, pass.mock.calls.length]).toEqual([2, 1])
})
