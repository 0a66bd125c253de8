import { expect, test } from 'vitest'
import { keepContent } from './memoize-content.ts'

type Content = { format: number }

/** A host that answers in turn, and what it was asked for. */
function host(...answers: (Content | null | Error)[]) {
  const asked: string[] = []
  let time = 0
  const read = keepContent(
    async <T extends Content>(name: string) => {
      const answer = answers[asked.push(name) - 1]
      if (answer instanceof Error) throw answer
      return answer as T | null
    },
    () => time,
  )
  const wait = (milliseconds: number) => {
    time += milliseconds
  }
  return { read, asked, wait }
}

const [first, second] = [{ format: 1 }, { format: 2 }]

test('a file is read once, also while it is on its way', async () => {
  const { read, asked } = host(first, second)
  expect(await Promise.all([read('a'), read('a')])).toEqual([first, first])
  expect(await read('a')).toBe(first)
  expect(await read('b')).toBe(second)
  expect(asked).toEqual(['a', 'b'])
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

test('what is missing is asked for again', async () => {
  const { read } = host(null, first)
  expect(await read('a')).toBeNull()
  expect(await read('a')).toBe(first)
})

test('what failed is asked for again, and who waits for it is told', async () => {
  const { read, asked } = host(new Error('no network'), first)
  await expect(Promise.all([read('a'), read('a')])).rejects.toThrow('no network')
  expect(await read('a')).toBe(first)
  expect(asked).toEqual(['a', 'a'])
})
