import { expect, test } from 'vitest'
import { loadCodeOnce } from './load-code-once.ts'

test('code is asked for once, in all depths, and a failure stays one', async () => {
  let asked = 0
  const lazy = async () => {
    asked += 1
    if (asked > 1) throw new Error('gone')
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
  expect(asked).toBe(2)
  expect([shell?.id, a?.path, b?.path]).toEqual(['shell', 'a', 'b'])
})
