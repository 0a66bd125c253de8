import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { importsBesides } from '../../../tests/support/imports-of.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { openCache } from '../../io/cache.ts'
import { composeImage, drawOnce } from './draw-image.tsx'
import { drawingIn, drawingSources, type ImageContent, imageFile, imageSize } from './og-image.ts'

const text = { title: 'Ein Titel', name: 'Firma', site: 'www.example.com' }
const folder = temporaryFolder('for each test')
const cache = openCache(join(folder, 'cache'))

const draw = (content: ImageContent) =>
  drawOnce({ path: '/blog/a', image: { name: imageFile(content), content } }, cache)
const compose = (title: string) => composeImage({ ...text, title })
const pixels = async (title: string) => {
  const image = sharp(Buffer.from(await compose(title)))
  return [...(await image.greyscale().raw().toBuffer())]
}

test('a title stays in its space, left of the drawing', async () => {
  const titles = [
    'AGB',
    'Warum kleine Betriebe ihre Datensicherung überdenken sollten: '.repeat(8),
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(5),
    '<b>&amp;</svg> "$&" \'x\'',
  ]
  const empty = await pixels('')
  const { width } = imageSize
  for (const title of titles) {
    const drawn = (await pixels(title)).flatMap((value, index) => (value === empty[index] ? [] : [index]))
    const places = drawn.map((index) => [index % width, Math.floor(index / width)] as const)
    const outside = places.filter(([x, y]) => x < 72 || x >= 72 + 520 + 2 || y <= 125 || y >= 540)
    expect([title, drawn.length > 1000, outside.length]).toEqual([title, true, 0])
  }
})

test('the same text is the same image, of outlines only, and what the font lacks is left out', async () => {
  const svg = await composeImage(text)
  expect(await composeImage(text)).toBe(svg)
  expect(await compose('Ein anderer')).not.toBe(svg)
  expect(svg).not.toMatch(/<text|<image|font|NaN|undefined/)
  const plain = await compose('Start „Größe“ Łódź!')
  expect(await compose('🚀 Start مرحبا שלום „Größe“ Łódź\u00ad! 👩‍👩‍👧')).toBe(plain)
  expect(await compose('Microsoft\u00a0365')).not.toBe(await compose('Microsoft365'))
  expect(await compose('A\u0308rger')).toBe(await compose('Ärger'))
  expect(await compose('🚀')).toBe(await compose(''))
})

test('a drawing is in its space, in the colours of the light theme, and has no others', async () => {
  const svg =
    '<svg viewBox="0 0 48 32" width="48" height="32"><path stroke="var(--ink-soft)" d="M0 0h9"/></svg>'
  const size = 'x="\\d+" y="\\d+" width="\\d+" height="\\d+" color="#[0-9a-f]{6}"'
  const drawn = new RegExp(`<svg ${size} viewBox="0 0 48 32"><path stroke="#`)
  expect(await composeImage({ ...text, drawing: svg })).toMatch(drawn)
  const drawing = svg.replace('ink-soft', 'unknown')
  await expect(composeImage({ ...text, drawing })).rejects.toThrow('--unknown')
})

test('an image has the size that social networks expect, is drawn once, and an error names the page', async () => {
  expect(await sharp(await draw(text)).metadata()).toMatchObject({ ...imageSize, format: 'png' })
  cache.write(imageFile(text), Buffer.from('cached'))
  expect(String(await draw(text))).toBe('cached')
  await expect(draw({ picture: join(folder, 'none.svg') })).rejects.toThrow(/^\/blog\/a: /)
})

test("an article's picture is its image: a drawing as a PNG with a palette, also a noisy photo in few bytes", async () => {
  const path = '<path fill="red" d="M0 0h16v9H0z"/>'
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">${path}</svg>`)
  writeFileSync(join(folder, 'a.svg'), svg)
  const image = sharp(await draw({ picture: join(folder, 'a.svg') }))
  expect(await image.metadata()).toMatchObject({ ...imageSize, format: 'png', isPalette: true })
  const { dominant } = await image.stats()
  expect([dominant.r > 200, dominant.g < 50]).toEqual([true, true])

  const picture = join(folder, 'noise.png')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1300, height: 900, channels: 3, background: '#888', noise } as const
  await sharp({ create }).png({ compressionLevel: 1 }).toFile(picture)
  const bytes = await draw({ picture })
  expect(bytes.length).toBeLessThan(300_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ ...imageSize, format: 'jpeg' })
})

test('images with the same content have the same name, and others another', () => {
  expect(imageFile({ ...text })).toBe(imageFile(text))
  const contents = [
    ...[text, { ...text, title: 'x' }, { ...text, name: 'x' }, { ...text, site: 'x' }],
    ...[{ ...text, drawing: 'a' }, { ...text, drawing: 'b' }, { picture: 'a.svg' }, { picture: 'b.png' }],
  ]
  const names = contents.map(imageFile)
  expect(new Set(names).size).toBe(contents.length)
  // Pixels are a JPEG.
  expect(names.map((name) => name.replace(/^[0-9a-f]{20}/, ''))).toEqual([...Array(7).fill('.png'), '.jpg'])
})

test('the drawing of a page is taken from its markup without its lettering', () => {
  const drawing = '<svg data-drawing=""><path d="M0 0h9"></path>'
  const markup = `<svg><path></path></svg><div>${drawing}<g data-labels=""><path></path><text>a</text></g></svg></div><svg></svg>`
  expect([drawingIn(markup), drawingIn('<svg></svg>')]).toEqual([`${drawing}</svg>`, undefined])
})

test('every source file that draws is part of the name, and every package', () => {
  const besides = [...drawingSources, 'scripts/io', 'src/company']
  expect(drawingSources).toContain('package-lock.json')
  expect(importsBesides('scripts/site/og/draw-image.tsx', besides)).toEqual([])
})
