import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { inProcessImages } from '../../../tests/support/in-process-images.ts'
import { encodeVariants } from './encode-variants.ts'

/** What must not be published, as bytes that no encoder makes by accident. */
const secret = Buffer.from('GEHEIM Anna Muster 49.6117 N 6.1319 E')

const noise = Buffer.from(
  Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * 7919 * (index + 13)) % 251),
)
const picture = (): Sharp => sharp(noise, { raw: { width: 64, height: 48, channels: 3 } })
const withPlace = () =>
  picture().withExif({ IFD0: { Copyright: String(secret) }, IFD3: { GPSLatitude: '49/1 36/1 0/1' } })

const number = (bytes: 2 | 4, value: number, isLittle = false) => {
  const buffer = Buffer.alloc(bytes)
  if (isLittle) buffer.writeUIntLE(value, 0, bytes)
  else buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A JPEG with a segment behind its first two bytes. */
async function jpegWith(marker: number, name: string): Promise<Buffer> {
  const content = Buffer.concat([Buffer.from(`${name}\0`, 'latin1'), secret])
  const jpeg = await picture().jpeg({ quality: 40 }).toBuffer()
  const segment = Buffer.concat([Buffer.from([0xff, marker]), number(2, content.length + 2), content])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

/** A PNG with a chunk before or behind its pixels. */
async function pngWith(
  type: string,
  place: 'before' | 'behind',
  text = `Comment\0${secret}`,
): Promise<Buffer> {
  const png = await picture().png({ palette: true }).toBuffer()
  const content = Buffer.concat([Buffer.from(type), Buffer.from(text, 'latin1')])
  const chunk = Buffer.concat([number(4, content.length - 4), content, number(4, crc32(content))])
  const at = png.indexOf(place === 'before' ? 'IDAT' : 'IEND') - 4
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)])
}

/** A WebP with another chunk at its end. */
async function webpWith(type: string): Promise<Buffer> {
  const webp = await withPlace().webp({ quality: 40 }).toBuffer()
  const content = secret.length % 2 ? Buffer.concat([secret, Buffer.alloc(1)]) : secret
  const all = Buffer.concat([webp, Buffer.from(type), number(4, secret.length, true), content])
  number(4, all.length - 8, true).copy(all, 4)
  return all
}

/** An AVIF with another box at its end. */
async function avifWith(type: string): Promise<Buffer> {
  const avif = await picture().avif({ quality: 40 }).toBuffer()
  return Buffer.concat([avif, number(4, secret.length + 8), Buffer.from(type), secret])
}

const behind = async (image: Sharp) => Buffer.concat([await image.toBuffer(), secret])
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`
const embedded = async (image: Sharp, type: string) => {
  const data = (await image.toBuffer()).toString('base64')
  const href = `href="data:image/${type};base64,${data}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><image ${href}/></svg>`)
}

test.each<[string, string, () => Promise<Buffer>]>([
  ['a comment', 'a.jpg', () => jpegWith(0xfe, '')],
  ['a preview in JFXX', 'a.jpg', () => jpegWith(0xe0, 'JFXX')],
  ['Exif', 'a.jpg', () => withPlace().jpeg().toBuffer()],
  ['broken Exif', 'a.jpg', () => jpegWith(0xe1, 'Exif')],
  ['XMP', 'a.jpg', () => picture().withXmp(xmp).jpeg().toBuffer()],
  ['more pictures (MPF)', 'a.jpg', () => jpegWith(0xe2, 'MPF')],
  ['a colour profile with a text', 'a.jpg', () => jpegWith(0xe2, 'ICC_PROFILE\0\x01\x01')],
  ['APP3', 'a.jpg', () => jpegWith(0xe3, 'Meta')],
  ['APP5', 'a.jpg', () => jpegWith(0xe5, 'RMETA')],
  ['APP11', 'a.jpg', () => jpegWith(0xeb, 'JP')],
  ['APP12', 'a.jpg', () => jpegWith(0xec, 'Ducky')],
  ['APP13', 'a.jpg', () => jpegWith(0xed, 'Photoshop 3.0')],
  ['APP14', 'a.jpg', () => jpegWith(0xee, 'Adobe')],
  ['bytes behind the end', 'a.jpg', () => behind(picture().jpeg())],
  [
    'a second picture with its place',
    'a.jpg',
    async () => Buffer.concat([await picture().jpeg().toBuffer(), await withPlace().jpeg().toBuffer()]),
  ],
  ['Exif', 'a.png', () => withPlace().png().toBuffer()],
  ['Exif behind the pixels', 'a.png', () => pngWith('eXIf', 'behind')],
  ['a text', 'a.png', () => pngWith('tEXt', 'before')],
  ['a text behind the pixels', 'a.png', () => pngWith('tEXt', 'behind')],
  ['a compressed text', 'a.png', () => pngWith('zTXt', 'behind')],
  ['an international text', 'a.png', () => pngWith('iTXt', 'before', `Comment\0\0\0\0\0${secret}`)],
  ['XMP behind the pixels', 'a.png', () => pngWith('iTXt', 'behind', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`)],
  ['a chunk of its own', 'a.png', () => pngWith('prVt', 'before')],
  ['bytes behind the end', 'a.png', () => behind(picture().png())],
  ['Exif', 'a.webp', () => withPlace().webp().toBuffer()],
  ['XMP', 'a.webp', () => picture().withXmp(xmp).webp().toBuffer()],
  ['an unknown chunk', 'a.webp', () => webpWith('GEHM')],
  ['bytes behind the end', 'a.webp', () => behind(picture().webp())],
  ['Exif', 'a.avif', () => withPlace().avif().toBuffer()],
  ['XMP', 'a.avif', () => picture().withXmp(xmp).avif().toBuffer()],
  ['a box that is to be skipped', 'a.avif', () => avifWith('free')],
  ['a box of its own', 'a.avif', () => avifWith('uuid')],
  ['a photo with Exif in it', 'a.svg', () => embedded(withPlace().jpeg(), 'jpeg')],
  [
    'a photo at an unusual address',
    'a.svg',
    async () =>
      Buffer.from(
        String(await embedded(withPlace().jpeg(), 'jpeg')).replace(
          'data:image/jpeg',
          ' DA&#10;TA:image/JPEG',
        ),
      ),
  ],
  ['a PNG with Exif in it', 'a.svg', () => embedded(withPlace().png(), 'png')],
])('%s of %s is not published', async (_, name, create) => {
  const tools = inProcessImages()
  const file = await create()
  const holdsSecret = (bytes: Buffer) =>
    bytes.includes(secret) || bytes.includes(secret.toString('base64', 0, 30))
  const inspected = await tools.inspect(name, file)
  const { variants } = await encodeVariants(file, inspected, tools)
  expect(variants.length).toBeGreaterThan(0)
  for (const { name, read } of variants) {
    const bytes = await read()
    expect(holdsSecret(bytes) || bytes.includes('GPS') || bytes.includes('Exif'), name).toBe(false)
    const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, comments], name).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    for (const [, data = ''] of String(bytes).matchAll(/base64,([^"]*)/g)) {
      const pixels = Buffer.from(data, 'base64')
      expect(pixels.includes(secret)).toBe(false)
      expect((await sharp(pixels).metadata()).exif).toBeUndefined()
    }
  }
})

test('the secrets are in the files that are tried', async () => {
  for (const file of [await jpegWith(0xfe, ''), await pngWith('tEXt', 'behind'), await webpWith('GEHM')]) {
    expect(file.includes(secret)).toBe(true)
    expect((await sharp(file).metadata()).width).toBe(64)
  }
  expect((await withPlace().jpeg().toBuffer()).includes(secret)).toBe(true)
})
