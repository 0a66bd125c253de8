import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openCache } from '../io/cache.ts'
import { checkTypes, placesIn } from './check-types.ts'

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

test('places are written so that terminals and editors open them', () => {
  const errors = "src/a.ts(15,24): error TS2322: Type '(1,2): x'\n  more\nsrc/b.tsx(1,2): error"
  const places = "src/a.ts:15:24: error TS2322: Type '(1,2): x'\n  more\nsrc/b.tsx:1:2: error"
  expect(placesIn(errors)).toBe(places)
})
