import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a text is copied as it is', async () => {
  const written: string[] = []
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  expect(await copyText('https://www.example.com/ü?a=b', clipboard)).toBe(true)
  expect(written).toEqual(['https://www.example.com/ü?a=b'])
})

test('without a clipboard nothing is copied', async () => {
  expect(await copyText('x', undefined)).toBe(false)
})

test.each([
  ['refuses', () => Promise.reject(new Error('NotAllowedError'))],
  [
    'throws',
    () => {
      throw new Error('SecurityError')
    },
  ],
])('with a clipboard that %s nothing is copied', async (_, writeText) => {
  expect(await copyText('x', { writeText })).toBe(false)
})

test('a clipboard that does not respond is given up after three seconds', async () => {
  vi.useFakeTimers()
  let result: boolean | undefined
  copyText('x', { writeText: () => new Promise(() => {}) }).then((isCopied) => {
    result = isCopied
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(result).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(result).toBe(false)
})

test('no timer is left behind', async () => {
  vi.useFakeTimers()
  await copyText('x', { writeText: async () => {} })
  expect(vi.getTimerCount()).toBe(0)
})
