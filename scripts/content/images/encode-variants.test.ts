import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { inProcessImages } from '../../../tests/support/in-process-images.ts'
import { encodeVariants } from './encode-variants.ts'

/** The published files of an image by their names, without a cache. */
async function variantsOf(name: string, bytes: Buffer) {
  const tools = inProcessImages()
  const { picture, variants } = await encodeVariants(bytes, await tools.inspect(name, bytes), tools)
  const plain = (name: string) => name.replace(/[0-9a-f]{16}/, 'ab')
  const files = new Map<string, Buffer>()
  for (const { name, read } of variants) files.set(plain(name), await read())
  return { picture: { ...picture, src: plain(picture.src) }, files }
}

/** Hills in fog: smooth as a photo. */
function photo(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) {
    const x = Math.floor(at / 3) % width
    const y = Math.floor(at / 3 / width)
    pixels[at] = 128 + 60 * Math.sin(x / 37 + (at % 3)) + 50 * Math.cos(y / 23)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const drawing = (content: string, box = '0 0 160 90') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`)

test('a photo becomes AVIF, WebP and one JPEG, in widths up to its own', async () => {
  const { picture, files } = await variantsOf('a.jpg', await photo(700, 420).jpeg({ quality: 95 }).toBuffer())
  expect(picture).toEqual({
    src: '/pictures/ab-700.jpg',
    width: 700,
    height: 420,
    formats: ['avif', 'webp'],
  })
  const names = ['avif', 'webp'].flatMap((format) => [480, 700].map((width) => `ab-${width}.${format}`))
  expect([...files.keys()]).toEqual(['ab-700.jpg', ...names])
  for (const [name, bytes] of files) {
    const { width, height, format, exif, icc } = await sharp(bytes).metadata()
    const [, expected, ending] = /-(\d+)\.(\w+)$/.exec(name) ?? []
    expect([width, height]).toEqual([Number(expected), Math.round((Number(expected) * 420) / 700)])
    expect(format).toBe({ jpg: 'jpeg', avif: 'heif' }[ending ?? ''] ?? ending)
    expect([exif, icc]).toEqual([undefined, undefined])
  }
  const sizeOf = (name: string) => files.get(name)?.length ?? 0
  expect(sizeOf('ab-700.avif')).toBeLessThan(sizeOf('ab-700.webp'))
  expect(sizeOf('ab-700.webp')).toBeLessThan(sizeOf('ab-700.jpg'))
}, 30_000)

test('the same picture gives the same bytes, whatever the machine', async () => {
  const bytes = await photo(500, 300).png().toBuffer()
  const hashes = async () =>
    [...(await variantsOf('a.png', bytes)).files].map(([name, variant]) => [
      name,
      createHash('md5').update(variant).digest('hex'),
    ])
  const once = await hashes()
  sharp.concurrency(4)
  expect(await hashes()).toEqual(once)
}, 30_000)

test('a picture wider than any window is made smaller', async () => {
  const { picture } = await variantsOf('a.png', await photo(2400, 32).png().toBuffer())
  expect(picture).toMatchObject({ width: 1600, height: 21 })
}, 30_000)

test('a picture that a camera noted as turned stands upright, without a word about the camera', async () => {
  const bytes = await photo(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { picture, files } = await variantsOf('a.jpg', bytes)
  expect(picture).toMatchObject({ width: 100, height: 200 })
  for (const bytes of files.values()) {
    const { width, height, orientation, exif } = await sharp(bytes).metadata()
    expect([width, height, orientation, exif]).toEqual([100, 200, undefined, undefined])
  }
})

test('colours for print become colours for screens', async () => {
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#e03020' } })
  const { files } = await variantsOf('a.jpg', await red.toColourspace('cmyk').jpeg().toBuffer())
  for (const bytes of files.values()) {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(3)
    expect(data[0]).toBeGreaterThan(180)
    expect(data[2]).toBeLessThan(90)
  }
})

test('transparency stays in every format', async () => {
  const glass = photo(64, 64).ensureAlpha(0.25)
  const { picture, files } = await variantsOf('a.png', await glass.png().toBuffer())
  expect(picture.src).toBe('/pictures/ab-64.png')
  for (const bytes of files.values()) {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    expect(Math.abs((data[3] ?? 0) - 64)).toBeLessThan(8)
  }
})

test('a drawing stays one', async () => {
  const bytes = drawing('<path d="M0 0h80v45z"/><text>A</text>')
  const { picture, files } = await variantsOf('a.svg', bytes)
  expect(picture).toEqual({ src: '/pictures/ab.svg', width: 160, height: 90 })
  expect([...files]).toEqual([['ab.svg', bytes]])
})

test('a drawing with styles, which the policy would take from it in Firefox, becomes pixels', async () => {
  const bytes = drawing('<path style="fill:red" d="M0 0h80v45z"/>', '0 0 160 9')
  const { picture, files } = await variantsOf('a.svg', bytes)
  expect(picture).toMatchObject({ src: '/pictures/ab-1600.png', width: 1600, height: 90 })
  const { width, height } = await sharp(files.get('ab-1600.png')).metadata()
  expect([width, height]).toEqual([1600, 90])
}, 60_000)
