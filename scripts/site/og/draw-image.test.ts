import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { openCache } from '../../io/cache.ts'
import { composeImage, drawOnce } from './draw-image.tsx'
import { imageFile, imageSize } from './og-image.ts'

const text = { title: 'Ein Titel', name: 'Firma', site: 'www.example.com' }

test.each([
  ['a short one', 'AGB'],
  ['a long one', 'Warum kleine Betriebe ihre Datensicherung überdenken sollten: '.repeat(8)],
  ['one endless word', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(5)],
  ['one with markup', '<b>&amp;</svg> "$&" \'x\''],
])('a title stays in its space, left of the drawing: %s', async (_, title) => {
  const empty = await pixels({ ...text, title: '' })
  const full = await pixels({ ...text, title })
  const different = full.flatMap((value, index) => (value === empty[index] ? [] : [index]))
  const columns = different.map((index) => index % imageSize.width)
  const rows = different.map((index) => Math.floor(index / imageSize.width))
  expect(different.length).toBeGreaterThan(1000)
  expect(Math.min(...new Set(columns))).toBeGreaterThanOrEqual(72)
  expect(Math.max(...new Set(columns))).toBeLessThan(72 + 520 + 2)
  expect(Math.min(...new Set(rows))).toBeGreaterThan(125)
  expect(Math.max(...new Set(rows))).toBeLessThan(540)
})

test('the same text is the same image, which contains outlines only', async () => {
  const svg = await composeImage(text)
  expect(await composeImage(text)).toBe(svg)
  expect(await composeImage({ ...text, title: 'Ein anderer' })).not.toBe(svg)
  expect(svg).not.toMatch(/<text|<image|font|NaN|undefined/)
})

test('a drawing is in its space, in the colours of the light theme', async () => {
  const drawing =
    '<svg viewBox="0 0 480 320" width="480" height="320"><path stroke="var(--ink-soft)" d="M0 0h9"/></svg>'
  const svg = await composeImage({ ...text, drawing })
  expect(svg).toMatch(
    /<svg x="\d+" y="\d+" width="\d+" height="\d+" color="#[0-9a-f]{6}" viewBox="0 0 480 320"><path stroke="#/,
  )
})

test('a drawing with a colour that images do not have is refused', async () => {
  const drawing = '<svg width="480" height="320"><path fill="var(--unknown)" d="M0 0h9"/></svg>'
  await expect(composeImage({ ...text, drawing })).rejects.toThrow('--unknown')
})

describe("an article's picture", () => {
  const folder = temporaryFolder()
  const imageOf = (picture: string) => {
    const content = { picture: join(folder, picture) }
    return drawOnce(
      { path: '/a', image: { name: imageFile(content), content } },
      openCache(join(folder, 'cache')),
    )
  }

  test('is its image: a drawing as a PNG with a palette', async () => {
    const path = '<path fill="red" d="M0 0h16v9H0z"/>'
    writeFileSync(
      join(folder, 'a.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">${path}</svg>`,
    )
    const image = sharp(await imageOf('a.svg'))
    expect(await image.metadata()).toMatchObject({ ...imageSize, format: 'png', isPalette: true })
    const { dominant } = await image.stats()
    expect([dominant.r > 200, dominant.g < 50]).toEqual([true, true])
  })

  test.each(['jpg', 'png'])('is small enough for every network, also a noisy photo in %s', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 1600, height: 2400, channels: 3, background: '#888', noise } as const
    await sharp({ create }).toFile(join(folder, `noise.${format}`))
    const bytes = await imageOf(`noise.${format}`)
    expect(bytes.length).toBeLessThan(300_000)
    expect(await sharp(bytes).metadata()).toMatchObject({
      ...imageSize,
      format: 'jpeg',
    })
  })
})

test('characters that the font lacks are left out, with the space around them', async () => {
  const draw = (title: string) => composeImage({ ...text, title })
  expect(await draw('🚀 Start مرحبا שלום „Größe“ Łódź\u00ad! 👩‍👩‍👧')).toBe(await draw('Start „Größe“ Łódź!'))
  expect(await draw('Microsoft\u00a0365')).not.toBe(await draw('Microsoft365'))
  expect(await draw('A\u0308rger')).toBe(await draw('Ärger'))
  expect(await draw('🚀')).toBe(await draw(''))
})

describe('an image', () => {
  const cache = temporaryFolder()

  test('is a PNG of the size that social networks expect, and is drawn once', async () => {
    const image = { name: 'a1.png', content: text }
    const first = await drawOnce({ path: '/a', image }, openCache(cache))
    const { format, width, height } = await sharp(first).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...imageSize })
    const { ino, mtimeMs } = statSync(join(cache, image.name))
    expect((await drawOnce({ path: '/a', image }, openCache(cache))).equals(first)).toBe(true)
    expect(statSync(join(cache, image.name))).toMatchObject({ ino, mtimeMs })
    expect(readdirSync(cache)).toEqual([image.name])
  })
})

test('an error names the page', async () => {
  const content = { ...text, title: undefined as unknown as string }
  const image = { name: 'a2.png', content }
  await expect(drawOnce({ path: '/blog/a', image }, openCache(tmpdir()))).rejects.toThrow(/^\/blog\/a: /)
})

async function pixels(content: typeof text): Promise<number[]> {
  return [
    ...(await sharp(Buffer.from(await composeImage(content)))
      .greyscale()
      .raw()
      .toBuffer()),
  ]
}
