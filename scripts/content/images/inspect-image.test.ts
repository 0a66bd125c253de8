import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { VFileMessage } from 'vfile-message'
import { expect, test } from 'vitest'
import { inProcessImages, photo } from '../../../tests/support/in-process-images.ts'

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
  const halves = [picture().png(), picture().jpeg(), picture().webp(), picture().avif()].map(firstHalf)
  const faults: [fault: RegExp, ...files: (string | Buffer)[]][] = [
    [/damaged/, ''],
    [/PNG/, 'Bild folgt', '<!doctype html><p>404', Buffer.from([7, 99, 0])],
    [/\bsvg/, svg('', 'viewBox="0 0 20 20"')],
    [/\bgif/, await picture().gif().toBuffer()],
    [/\b3\b/, await moving.toBuffer()],
    [/800 × 2 .*\b16\b/, await photo(800, 2).png().toBuffer()],
    [/30000 × 30000 .*\b50 megapixels/, await claimedPng(30_000, 30_000)],
    [/20 × 16001 /, await claimedPng(20, 16_001)],
    [
      /damaged|smaller|PNG/,
      await claimedPng(2 ** 31 - 1, 2 ** 31 - 1),
      await claimedPng(2000, 2000),
      ...(await Promise.all(halves)),
    ],
  ]
  for (const [fault, ...files] of faults) {
    for (const file of files) {
      const found = await inspect('a.png', Buffer.from(file as string)).catch((error: unknown) => error)
      expect.soft(found).toBeInstanceOf(VFileMessage)
      expect.soft((found as VFileMessage).reason).toMatch(fault)
      expect.soft((found as VFileMessage).reason).toMatch(/; /)
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
    ['width="320" height="180" viewBox="0 0 16 9"', 320, 180],
    ['width="210mm" height="297mm"', 595, 842],
    ['width="100%" height="100%" viewBox="0 0 16 9"', 16, 9],
  ]
  for (const [attributes, width, height] of sizes) {
    expect.soft(await inspect('a.svg', svg('', attributes))).toMatchObject({ width, height })
  }
  const digits = '1'.repeat(1e6)
  const without = ['', 'width="100"', 'viewBox="0 0 a b"']
  // Found at once, too.
  without.push(`width="${digits}x y" height="9"`, `viewBox="${digits}"`, `viewBox="${'1 '.repeat(1e6)}"`)
  for (const attributes of without) {
    await expect.soft(inspect('a.svg', svg('', attributes))).rejects.toThrow('viewBox')
  }
})
