import { expect, test } from 'vitest'
import { pictureSources, pictureWidths } from './picture.ts'

test.each([
  [4000, [480, 800, 1200, 1600]],
  [1600, [480, 800, 1200, 1600]],
  [1500, [480, 800, 1200, 1500]],
  [1300, [480, 800, 1300]],
  [800, [480, 800]],
  [500, [500]],
  [16, [16]],
])('a picture of %i px is made in widths that differ and are no larger', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths)
})

test('a picture has each width in each format, under one name', () => {
  const picture = { src: '/pictures/0a1b-800.jpg', width: 800, height: 450 }
  expect(pictureSources({ ...picture, formats: ['avif', 'webp'] })).toEqual([
    { type: 'image/avif', srcSet: '/pictures/0a1b-480.avif 480w, /pictures/0a1b-800.avif 800w' },
    { type: 'image/webp', srcSet: '/pictures/0a1b-480.webp 480w, /pictures/0a1b-800.webp 800w' },
  ])
})

test('a drawing has nothing but itself', () => {
  expect(pictureSources({ src: '/pictures/0a1b.svg', width: 1200, height: 675 })).toEqual([])
})
