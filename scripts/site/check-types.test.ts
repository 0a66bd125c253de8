import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { createMessage, lineStart } from '../content/diagnostics.ts'
import { openCache } from '../io/cache.ts'
import { checkTypes } from './check-types.ts'

const folder = temporaryFolder()

test('what has an error is checked in each build, what is right only once', async () => {
  const cache = openCache(folder)
  const fault = createMessage('src/a.ts', lineStart(1), 'no number', 'TS2322')
  const fail = vi.fn(async () => [fault])
  for (let times = 0; times < 2; times += 1)
    expect((await checkTypes(fail, cache)).map(String)).toEqual(['1:1-1:1: no number'])
  const pass = vi.fn(async () => [])
  for (let times = 0; times < 2; times += 1) expect(await checkTypes(pass, cache)).toEqual([])
  expect([fail.mock.calls.length, pass.mock.calls.length]).toEqual([2, 1])
})
