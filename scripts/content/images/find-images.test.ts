import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProcessImages } from '../../../tests/support/in-process-images.ts'
import { recordOf } from '../../../tests/support/remarks-on.ts'
import { findImages } from './find-images.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What is said of the size of an image with these bytes and spaces up to a size. */
async function hintsOn(name: string, bytes: Buffer, size: number): Promise<string[]> {
  await writeFile(join(folder, name), Buffer.concat([bytes, Buffer.alloc(size - bytes.length, ' ')]))
  const folders = { posts: folder, public: folder }
  const { diagnostics } = await findImages(folders, [recordOf(`![x](${name})`)], inProcessImages())
  return diagnostics.map(({ reason }) => reason)
}

const picture = (width: number) =>
  sharp({ create: { width, height: 16, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>')

test('pictures and drawings of a good size are right', async () => {
  expect(await hintsOn('a.png', await picture(4000), 500 * 1024)).toEqual([])
  expect(await hintsOn('a.svg', drawing, 100 * 1024)).toEqual([])
})

test('what is too heavy or too wide is a hint', async () => {
  expect(await hintsOn('b.png', await picture(4001), 500 * 1024 + 1)).toEqual([
    'Bild: „b.png“ hat 501 KB, höchstens 500 sind sinnvoll; kleiner speichern',
    'Bild: „b.png“ hat 4001 Pixel je Seite, höchstens 4000 sind sinnvoll; kleiner speichern',
  ])
  expect(await hintsOn('b.SVG', drawing, 200 * 1024)).toEqual([
    'Bild: „b.SVG“ hat 200 KB, höchstens 100 sind sinnvoll; kleiner speichern',
  ])
})
