import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeImage } from './check-images.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => rm(folder, { recursive: true }))

const picture = (width: number) =>
  sharp({ create: { width, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
/** What is too large in a file with these bytes, filled up to a size. */
const judge = async (name: string, bytes: Uint8Array | string, size = bytes.length) => {
  const content = Buffer.alloc(size)
  Buffer.from(bytes).copy(content)
  await writeFile(join(folder, name), content)
  return judgeImage(join(folder, name))
}

test('pictures and drawings of a good size are right', async () => {
  expect(await judge('a.png', await picture(4000), 500 * 1024)).toEqual([])
  expect(await judge('a.svg', '<svg/>', 100 * 1024)).toEqual([])
})

test('what is too heavy or too wide is told', async () => {
  expect(await judge('b.png', await picture(4001), 500 * 1024 + 1)).toEqual([
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
