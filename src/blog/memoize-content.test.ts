import { expect, test, vi } from 'vitest'
import { memoizeContent } from './memoize-content.ts'

const [first, second] = [{ format: 1 }, { format: 2 }]

/** Reads from a host with these responses, one after the other; `requested` returns the names of the files. */
function host(...responses: (object | null | Error)[]) {
  const send = vi.fn(async () => {
    const response = responses.shift()
    if (response instanceof Error) throw response
    return response
  })
  const clock = { now: 0 }
  const read = memoizeContent(send as never, () => clock.now)
  return { read, clock, requested: () => send.mock.calls.map(([name]: string[]) => name) }
}

test('a file is read once in five minutes, also while it is on its way', async () => {
  const { read, requested, clock } = host(first, second, first)
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([first, first, second])
  clock.now = 5 * 60_000 - 1
  expect(await read('a')).toBe(first)
  expect(requested()).toEqual(['a', 'b'])
  clock.now += 1
  await Promise.all([read('a'), read('a')])
  expect(requested()).toEqual(['a', 'b', 'a'])
})

test('what is missing or failed is requested again, and a failure rejects for all who wait', async () => {
  const missing = host(null, first)
  expect([await missing.read('a'), await missing.read('a')]).toEqual([null, first])
  const { read, requested } = host(new Error('no network'), first)
  const results = await Promise.allSettled([read('a'), read('a')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read('a')).toBe(first)
  expect(requested()).toEqual(['a', 'a'])
})
