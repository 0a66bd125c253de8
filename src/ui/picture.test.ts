import { expect, test } from 'vitest'
import { pictureSources, pictureWidths } from './picture.ts'

test('a picture is made in widths that differ and are no larger', () => {
  expect([4000, 1500, 1300].map(pictureWidths)).toEqual([
    [480, 800, 1200, 1600],
    [480, 800, 1200, 1500],
    [480, 800, 1300],
  ])
  expect([800, 500, 16].map(pictureWidths)).toEqual([[480, 800], [500], [16]])
})

test('a picture has each width in each format, under one name; a drawing has nothing but itself', () => {
  const size = { width: 800, height: 450 }
  expect(pictureSources({ src: '/pictures/0a1b-800.jpg', ...size, formats: ['avif', 'webp'] })).toEqual([
    { type: 'image/avif', srcSet: '/pictures/0a1b-480.avif 480w, /pictures/0a1b-800.avif 800w' },
    { type: 'image/webp', srcSet: '/pictures/0a1b-480.webp 480w, /pictures/0a1b-800.webp 800w' },
  ])
  expect(pictureSources({ src: '/pictures/0a1b.svg', ...size })).toEqual([])
})
