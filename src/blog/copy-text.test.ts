import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => void vi.useRealTimers())

test('without a clipboard, or with one that refuses, nothing is copied', async () => {
  const throwing = () => {
    throw new Error('SecurityError')
  }
  expect(await copyText('x', undefined)).toBe(false)
  expect(await copyText('x', { writeText: () => Promise.reject(new Error('NotAllowedError')) })).toBe(false)
  expect(await copyText('x', { writeText: throwing })).toBe(false)
})

test('a clipboard that does not respond is given up after three seconds', async () => {
  vi.useFakeTimers()
  const resolved = vi.fn()
  copyText('x', { writeText: () => new Promise(() => {}) }).then(resolved)
  await vi.advanceTimersByTimeAsync(2999)
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(resolved).toHaveBeenCalledWith(false)
})
