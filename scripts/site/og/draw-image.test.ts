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

const svgOf = (width: number, height: number, shapes: string) => {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`)
}
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const photo = { width: 2400, height: 1600, channels: 3, background: '#888', noise } as const
const person = `<path fill="#9ab" d="M0 0h1600v2400H0z"/><ellipse cx="800" cy="520" rx="260" ry="330" fill="#e0b090"/>
  <path fill="#224" d="M300 2400q0-1400 500-1450 500 50 500 1450z"/>`
const screen = '<rect x="60" y="60" width="1800" height="960" rx="90" fill="#fff"/>'

/** Of each picture the colour in the middle, which a portrait has in the face. */
const pictures = [
  ['a noisy photo', 'photo.jpg', '#808080', () => sharp({ create: photo }).jpeg().toBuffer()],
  [
    'an upright portrait',
    'person.jpg',
    '#e0b090',
    () =>
      sharp(svgOf(1600, 2400, person))
        .jpeg()
        .toBuffer(),
  ],
  [
    'a transparent screen',
    'screen.png',
    '#ffffff',
    () =>
      sharp(svgOf(1920, 1080, screen))
        .png()
        .toBuffer(),
  ],
  ['a drawing', 'drawing.svg', '#ff0000', () => svgOf(16, 9, '<path fill="red" d="M0 0h16v9H0z"/>')],
] as const

test.each(pictures)('%s becomes an image that every network shows', async (_, file, colour, create) => {
  const picture = join(folder, file)
  writeFileSync(picture, await create())
  const bytes = await draw({ picture })
  expect(bytes.length).toBeLessThan(300_000)
  const isPalette = file.endsWith('.svg')
  const format = isPalette ? 'png' : 'jpeg'
  expect(await sharp(bytes).metadata()).toMatchObject({ ...imageSize, format, isPalette, hasAlpha: false })
  const middle = await sharp(bytes).extract({ left: 550, top: 265, width: 100, height: 100 }).png().toBuffer()
  const { channels } = await sharp(middle).stats()
  const expected = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  expect(channels.map(({ mean }, index) => Math.abs(mean - (expected[index] ?? 0)) < 12)).toEqual(
    expected.map(() => true),
  )
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
