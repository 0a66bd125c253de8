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

/** Name, format and size of each file. */
async function describeFiles(name: string, image: Sharp | Buffer): Promise<string[]> {
  const { files } = await variantsOf(name, Buffer.isBuffer(image) ? image : await image.toBuffer())
  const described = [...files].map(async ([name, bytes]) => {
    const { width, height, format, orientation } = await sharp(bytes).metadata()
    return `${name}: ${format} ${width} × ${height}${orientation ?? ''}`
  })
  return Promise.all(described)
}

const drawing = (content: string, box: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`)

test('a photo becomes AVIF, WebP and one JPEG, in widths up to its own', async () => {
  const bytes = await photo(600, 360).jpeg({ quality: 95 }).toBuffer()
  expect(await describeFiles('a.jpg', bytes)).toEqual([
    'ab-600.jpg: jpeg 600 × 360',
    ...['ab-480.avif: heif 480 × 288', 'ab-600.avif: heif 600 × 360'],
    ...['ab-480.webp: webp 480 × 288', 'ab-600.webp: webp 600 × 360'],
  ])
  const { picture, files } = await variantsOf('a.jpg', bytes)
  expect(picture).toEqual({ src: '/pictures/ab-600.jpg', width: 600, height: 360, formats: ['avif', 'webp'] })
  const sizes = ['avif', 'webp', 'jpg'].map((format) => files.get(`ab-600.${format}`)?.length ?? 0)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  sharp.concurrency(4)
  expect((await variantsOf('a.jpg', bytes)).files, 'on any machine').toEqual(files)
})

test('a drawing stays one', async () => {
  const plain = drawing('<path d="M0 0h80v45z"/><text>A</text>', '0 0 160 90')
  const { picture, files } = await variantsOf('a.svg', plain)
  expect(picture).toEqual({ src: '/pictures/ab.svg', width: 160, height: 90 })
  expect([...files]).toEqual([['ab.svg', plain]])
})
