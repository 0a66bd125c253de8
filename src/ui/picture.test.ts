import { expect, test } from 'vitest'
import { pictureWidths } from './picture.ts'

test('a picture is made in widths that differ and are no larger', () => {
  expect([4000, 1500, 1300].map(pictureWidths)).toEqual([
    [480, 800, 1200, 1600],
    [480, 800, 1200, 1500],
    [480, 800, 1300],
  ])
  expect([800, 500, 16].map(pictureWidths)).toEqual([[480, 800], [500], [16]])
})
