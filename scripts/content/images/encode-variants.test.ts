import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { inProcessImages, photo } from '../../../tests/support/in-process-images.ts'
import { encodeVariants } from './encode-variants.ts'

/** The published files of an image by their names, in which every hash is `ab`. */
async function variantsOf(name: string, bytes: Buffer) {
  const tools = inProcessImages()
  const { picture, variants } = await encodeVariants(bytes, await tools.inspect(name, bytes), tools)
  const plain = (name: string) => name.replace(/[0-9a-f]{16}/, 'ab')
  const files = new Map<string, Buffer>()
  for (const { name, read } of variants) files.set(plain(name), await read())
  return { picture: { ...picture, src: plain(picture.src) }, files }
}

const drawing = (content: string, box: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`)

test('a photo becomes AVIF, WebP and one JPEG, in widths up to its own', async () => {
  const { picture, files } = await variantsOf('a.jpg', await photo(600, 360).jpeg({ quality: 95 }).toBuffer())
  expect(picture).toEqual({ src: '/pictures/ab-600.jpg', width: 600, height: 360, formats: ['avif', 'webp'] })
  const described = [...files].map(async ([name, bytes]) => {
    const { width, height, format } = await sharp(bytes).metadata()
    return `${name}: ${format} ${width} × ${height}`
  })
  expect(await Promise.all(described)).toEqual([
    'ab-600.jpg: jpeg 600 × 360',
    ...['ab-480.avif: heif 480 × 288', 'ab-600.avif: heif 600 × 360'],
    ...['ab-480.webp: webp 480 × 288', 'ab-600.webp: webp 600 × 360'],
  ])
  const sizeOf = (name: string) => files.get(name)?.length ?? 0
  expect(sizeOf('ab-600.avif')).toBeLessThan(sizeOf('ab-600.webp'))
  expect(sizeOf('ab-600.webp')).toBeLessThan(sizeOf('ab-600.jpg'))
})

test('the same picture gives the same bytes, whatever the machine', async () => {
  const bytes = await photo(400, 240).png().toBuffer()
  const { files: once } = await variantsOf('a.png', bytes)
  sharp.concurrency(4)
  expect((await variantsOf('a.png', bytes)).files).toEqual(once)
})

test('a picture wider than any window is scaled down', async () => {
  const { picture } = await variantsOf('a.png', await photo(2400, 32).png().toBuffer())
  expect(picture).toMatchObject({ width: 1600, height: 21 })
})

test('a picture that a camera noted as turned stands upright', async () => {
  for (const orientation of [3, 6, 8]) {
    const bytes = await photo(64, 32).withMetadata({ orientation }).jpeg().toBuffer()
    const { picture, files } = await variantsOf('a.jpg', bytes)
    const size = orientation === 3 ? { width: 64, height: 32 } : { width: 32, height: 64 }
    expect(picture).toMatchObject(size)
    for (const variant of files.values()) {
      const { width, height, orientation } = await sharp(variant).metadata()
      expect({ width, height, orientation }).toEqual({ ...size, orientation: undefined })
    }
  }
})

test('colours for print become colours for screens, and transparency stays', async () => {
  /** The first pixel of each file. */
  const pixelsOf = async (name: string, image: Sharp) => {
    const { files } = await variantsOf(name, await image.toBuffer())
    const all = await Promise.all(
      [...files.values()].map((bytes) => sharp(bytes).raw().toBuffer({ resolveWithObject: true })),
    )
    return all.map(({ data, info }) => [...data.subarray(0, info.channels)])
  }
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#e03020' } })
  for (const pixel of await pixelsOf('a.jpg', red.toColourspace('cmyk').jpeg())) {
    expect(pixel).toHaveLength(3)
    expect(pixel[0]).toBeGreaterThan(180)
    expect(pixel[2]).toBeLessThan(90)
  }
  for (const [, , , alpha = 255] of await pixelsOf('a.png', photo(64, 64).ensureAlpha(0.25).png())) {
    expect(Math.abs(alpha - 64)).toBeLessThan(8)
  }
})

test('a drawing stays one, unless it has styles, which the policy would take from it in Firefox', async () => {
  const plain = drawing('<path d="M0 0h80v45z"/><text>A</text>', '0 0 160 90')
  const { picture, files } = await variantsOf('a.svg', plain)
  expect(picture).toEqual({ src: '/pictures/ab.svg', width: 160, height: 90 })
  expect([...files]).toEqual([['ab.svg', plain]])

  const styled = await variantsOf('a.svg', drawing('<path style="fill:red" d="M0 0h80v4z"/>', '0 0 160 4'))
  expect(styled.picture).toMatchObject({ src: '/pictures/ab-1600.png', width: 1600, height: 40 })
  const { width, height } = await sharp(styled.files.get('ab-1600.png')).metadata()
  expect([width, height]).toEqual([1600, 40])
})
