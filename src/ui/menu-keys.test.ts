import { expect, test } from 'vitest'
import { entryFor } from './menu-keys.ts'

const labels = ['LinkedIn', 'Facebook', 'Twitter/X', 'Link kopieren']
const plain = { altKey: false, ctrlKey: false, metaKey: false }

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['l', 0, 3],
  ['L', 3, 0],
  ['l', -1, 0],
  ['t', 2, 2],
  ['f', 3, 1],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Enter', 0, undefined],
  ['F5', 0, undefined],
])('%s at %i leads to %s', (key, current, place) => {
  expect(entryFor({ ...plain, key }, labels, current)).toBe(place)
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s a key is for the browser', (modifier) => {
  expect(entryFor({ ...plain, key: 'l', [modifier]: true }, labels, 0)).toBeUndefined()
  expect(entryFor({ ...plain, key: 'ArrowUp', [modifier]: true }, labels, 0)).toBeUndefined()
})
