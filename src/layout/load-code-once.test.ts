import { expect, test } from 'vitest'
import { loadCodeOnce } from './load-code-once.ts'

test('code is loaded once, at every depth, and a failure stays a failure', async () => {
  let loads = 0
  const lazy = async () => {
    loads += 1
    if (loads > 1) throw new Error('gone')
    return { Component: null }
  }
  const [shell] = loadCodeOnce([
    {
      id: 'shell',
      children: [
        { path: 'a', lazy },
        { path: 'b', lazy },
      ],
    },
  ])
  const [a, b] = shell?.children ?? []
  expect(await a?.lazy?.()).toBe(await a?.lazy?.())
  await expect(b?.lazy?.()).rejects.toThrow('gone')
  await expect(b?.lazy?.()).rejects.toThrow('gone')
  expect(loads).toBe(2)
  expect([shell?.id, a?.path, b?.path]).toEqual(['shell', 'a', 'b'])
})
