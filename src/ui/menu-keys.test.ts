import { expect, test } from 'vitest'
import { entryFor } from './menu-keys.ts'

const labels = ['LinkedIn', 'Facebook', 'Twitter/X', 'Link kopieren']
const plain = { altKey: false, ctrlKey: false, metaKey: false }

test('arrows wrap around, and a letter leads to the next entry that begins with it', () => {
  const to = (key: string, from: number[]) => from.map((at) => entryFor({ ...plain, key }, labels, at))
  expect([to('ArrowDown', [0, 3, -1]), to('ArrowUp', [1, 0, -1])]).toEqual([
    [1, 0, 0],
    [0, 3, 3],
  ])
  expect([to('Home', [2]), to('End', [0])]).toEqual([[0], [3]])
  expect([to('l', [0, -1]), to('L', [3]), to('t', [2])]).toEqual([[3, 0], [0], [2]])
  expect(['x', 'Enter', 'F5'].flatMap((key) => to(key, [0]))).toEqual([undefined, undefined, undefined])
})

test('with a modifier a key is for the browser', () => {
  for (const modifier of Object.keys(plain))
    for (const key of ['l', 'ArrowUp'])
      expect(entryFor({ ...plain, key, [modifier]: true }, labels, 0)).toBeUndefined()
})
