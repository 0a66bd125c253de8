import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { VFileMessage } from 'vfile-message'
import { expect, test } from 'vitest'
import { inProcessImages, photo } from '../../../tests/support/in-process-images.ts'
import { imageLimits } from './encode-variants.ts'

const { inspect } = inProcessImages()
const picture = () => photo(60, 40)
const svg = (content: string, attributes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)

test('a PNG, JPEG, WebP or AVIF is a picture, whatever its name and its kind of pixels', async () => {
  const [grey, deep] = [picture().greyscale(), picture().toColourspace('rgb16')]
  const pictures = {
    png: [picture().png(), picture().png({ palette: true }), grey.png(), deep.png()],
    jpeg: [picture().jpeg(), picture().jpeg({ progressive: true }), picture().toColourspace('cmyk').jpeg()],
    ...{ webp: [picture().webp()], avif: [picture().avif()] },
  }
  pictures.png.push(picture().ensureAlpha(0.5).png())
  for (const [format, images] of Object.entries(pictures)) {
    for (const image of images) {
      const found = await inspect('a.JPG', await image.toBuffer())
      expect.soft(found).toMatchObject({ width: 60, height: 40, format })
    }
  }
})

test('what is no picture, too large, too small or damaged is an error with a remedy', async () => {
  const frames = [10, 20, 30].map((red) => photo(20, 20).tint({ r: red, g: 0, b: 0 }).png().toBuffer())
  const moving = sharp(await Promise.all(frames), { join: { animated: true } }).webp()
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n'
  const otherKind = (found: string) => `is no PNG, JPEG, WebP or AVIF, but ${found}; export it again`
  const tooSmall = (width: number, height: number) =>
    `has only ${width} × ${height} pixels, at least 16 a side are needed; use a larger picture`
  const tooLarge = (width: number, height: number) =>
    `has ${width} × ${height} pixels, allowed are 50 megapixels and ${imageLimits.side} pixels a side; save it smaller, a width of 1600 pixels is enough`
  const halves = [picture().png(), picture().jpeg(), picture().webp(), picture().avif()].map(firstHalf)
  const faults: [fault: unknown, ...files: (string | Buffer)[]][] = [
    ['is damaged; export it again', ''],
    [
      'is no PNG, JPEG, WebP or AVIF; export it again',
      'Bild folgt',
      '<!doctype html><p>404',
      pointer,
      Buffer.from([7, 99, 0]),
    ],
    [otherKind('svg'), svg('', 'viewBox="0 0 20 20"')],
    [otherKind('tiff'), await picture().tiff().toBuffer()],
    [otherKind('gif'), await picture().gif().toBuffer()],
    [`moves (3 frames); save the best one alone`, await moving.toBuffer()],
    [tooSmall(1, 1), await photo(1, 1).png().toBuffer()],
    [tooSmall(800, 2), await photo(800, 2).png().toBuffer()],
    [tooLarge(30_000, 30_000), await claimedPng(30_000, 30_000)],
    [tooLarge(20, 16_001), await claimedPng(20, 16_001)],
    [
      expect.stringMatching(/; (save it smaller|export it again)/),
      await claimedPng(2 ** 31 - 1, 2 ** 31 - 1),
    ],
    [expect.stringMatching(/^is damaged; export it again$/), await claimedPng(2000, 2000)],
    [expect.stringMatching(/^is (damaged|no PNG)/), ...(await Promise.all(halves))],
  ]
  for (const [fault, ...files] of faults) {
    for (const file of files) {
      const found = await inspect('a.png', Buffer.from(file as string)).catch((error: unknown) => error)
      expect.soft(found).toBeInstanceOf(VFileMessage)
      expect.soft((found as VFileMessage).reason).toEqual(fault)
    }
  }
})

/** A PNG whose header has any size, whatever there is of it. */
async function claimedPng(width: number, height: number): Promise<Buffer> {
  const png = await picture().png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

async function firstHalf(image: Sharp): Promise<Buffer> {
  const bytes = await image.toBuffer()
  return bytes.subarray(0, bytes.length / 2)
}

test('a drawing has the size of its attributes or of its view box; without one posts cannot show it', async () => {
  const sizes: [attributes: string, width: number, height: number][] = [
    ['viewBox="0 0 160 90"', 160, 90],
    ['viewBox="-5,-5,160.4,89.6"', 160, 90],
    ['width="320" height="180" viewBox="0 0 16 9"', 320, 180],
    ['width="320px" height="180.0"', 320, 180],
    ['width="210mm" height="297mm"', 595, 842],
    ['width="100%" height="100%" viewBox="0 0 16 9"', 16, 9],
  ]
  for (const [attributes, width, height] of sizes) {
    expect.soft(await inspect('a.svg', svg('', attributes))).toMatchObject({ width, height })
  }
  const digits = '1'.repeat(1e6)
  const without = ['', 'width="100"', 'width="100%" height="100%"', 'viewBox="0 0"', 'viewBox="0 0 a b"']
  // Found at once, too.
  without.push(`width="${digits}x y" height="9"`, `viewBox="${digits}"`, `viewBox="${'1 '.repeat(1e6)}"`)
  for (const attributes of without) {
    expect
      .soft(await inspect('a.svg', svg('', attributes)))
      .toMatchObject({ fault: 'has no size; give its first element a viewBox' })
  }
})

test('posts cannot show a drawing with texts and styles', async () => {
  const find = (content: string) => inspect('a.svg', svg(content, 'viewBox="0 0 16 9"'))
  const fault =
    'has both text and styles; convert the text to paths, or the styles to attributes such as fill'
  expect(await find('<text style="fill:red">A</text>')).toMatchObject({ hasStyles: true, fault })
  expect(await find('<text>A</text><style>a{}</style>')).toMatchObject({ hasStyles: true, fault })
  for (const content of ['<text>A</text>', '<style>path{fill:red}</style>']) {
    const found = await find(content)
    expect([found.hasStyles, found.fault]).toEqual([content.includes('style'), undefined])
  }
})
