import sharp from 'sharp'
import { expect, test } from 'vitest'
import { judgeImage } from './image-size.ts'

const picture = (width: number) =>
  sharp({ create: { width, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
const judge = (name: string, bytes: Uint8Array | string, size = bytes.length) =>
  judgeImage(name, size, () => Promise.resolve(Buffer.from(bytes)))

test('pictures and drawings of a good size are right', async () => {
  expect(await judge('a.png', await picture(4000), 500 * 1024)).toEqual([])
  expect(await judge('a.svg', '<svg/>', 100 * 1024)).toEqual([])
})

test('what is too heavy or too wide is told', async () => {
  expect(await judge('a.png', await picture(4001), 500 * 1024 + 1)).toEqual([
    'hat 501 KB, höchstens 500 sind sinnvoll; kleiner speichern',
    'hat 4001 Pixel je Seite, höchstens 4000 sind sinnvoll; kleiner speichern',
  ])
  expect(await judge('a.SVG', '<svg/>', 200 * 1024)).toEqual([
    'hat 200 KB, höchstens 100 sind sinnvoll; kleiner speichern',
  ])
})

test('a file that is no picture has no size', async () => {
  expect(await judge('a.jpg', 'Text')).toEqual([])
})
