import { expect, test } from 'vitest'
import { memoizeContent } from './memoize-content.ts'

type Content = { format: number }

/** A host with one response per request, and the names that were requested. */
function host(...responses: (Content | null | Error)[]) {
  const requested: string[] = []
  let time = 0
  const read = memoizeContent(
    async <T extends Content>(name: string) => {
      const response = responses[requested.push(name) - 1]
      if (response instanceof Error) throw response
      return response as T | null
    },
    () => time,
  )
  const wait = (milliseconds: number) => {
    time += milliseconds
  }
  return { read, requested, wait }
}

const [first, second] = [{ format: 1 }, { format: 2 }]

test('a file is read once, also while it is on its way', async () => {
  const { read, requested } = host(first, second)
  expect(await Promise.all([read('a'), read('a')])).toEqual([first, first])
  expect(await read('a')).toBe(first)
  expect(await read('b')).toBe(second)
  expect(requested).toEqual(['a', 'b'])
})

test('it is read again after five minutes', async () => {
  const { read, wait } = host(first, second)
  await read('a')
  wait(5 * 60_000 - 1)
  expect(await read('a')).toBe(first)
  wait(1)
  expect(await read('a')).toBe(second)
  expect(await read('a')).toBe(second)
})

test('what is missing is requested for again', async () => {
  const { read } = host(null, first)
  expect(await read('a')).toBeNull()
  expect(await read('a')).toBe(first)
})

test('what failed is requested for again, and rejects for all who wait', async () => {
  const { read, requested } = host(new Error('no network'), first)
  await expect(Promise.all([read('a'), read('a')])).rejects.toThrow('no network')
  expect(await read('a')).toBe(first)
  expect(requested).toEqual(['a', 'a'])
})
