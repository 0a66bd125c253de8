import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { inProcessImages, photo } from '../../../tests/support/in-process-images.ts'
import { encodeVariants } from './encode-variants.ts'

/** What must not be published, as bytes that no encoder writes by accident. */
const secret = Buffer.from('GEHEIM Anna Muster 49.6117 N 6.1319 E')
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`

const picture = () => photo(64, 48)
const withPlace = () =>
  picture().withExif({ IFD0: { Copyright: String(secret) }, IFD3: { GPSLatitude: '49/1 36/1 0/1' } })

test('what a file holds besides its picture is not published', async () => {
  // A comment, broken Exif, more pictures, a colour profile with a text, and notes of a program.
  const profile = 'ICC_PROFILE\0\x01\x01'
  const segments = ['fe:', 'e1:Exif', 'e2:MPF', `e2:${profile}`, 'ed:Photoshop 3.0']
  const other = withPlace().jpeg()
  const files: [name: string, what: string, file: Promise<Buffer>][] = [
    ...segments.map((segment): [string, string, Promise<Buffer>] => ['a.jpg', segment, jpegWith(segment)]),
    ['a.jpg', 'Exif', withPlace().jpeg().toBuffer()],
    ['a.jpg', 'XMP', picture().withXmp(xmp).jpeg().toBuffer()],
    ['a.jpg', 'a second picture with its place', behind(picture().jpeg(), await other.toBuffer())],
    ['a.png', 'Exif behind the pixels', pngWith('eXIf', 'IEND')],
    ['a.png', 'a text behind the pixels', pngWith('tEXt', 'IEND')],
    ['a.png', 'XMP behind the pixels', pngWith('iTXt', 'IEND', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`)],
    ['a.png', 'bytes behind the end', behind(picture().png(), secret)],
    ['a.webp', 'Exif', withPlace().webp().toBuffer()],
    ['a.avif', 'Exif', withPlace().avif().toBuffer()],
  ]
  for (const [name, what, created] of files) {
    const file = await created
    expect(await hasMore(file), what).toBe(true)
    const tools = inProcessImages()
    const { variants } = await encodeVariants(file, await tools.inspect(name, file), tools)
    expect(variants.length).toBeGreaterThan(0)
    for (const variant of variants) {
      expect.soft(await hasMore(await variant.read()), `${what} of ${name} in ${variant.name}`).toBe(false)
    }
  }
})

/** Whether there is more than the picture. */
async function hasMore(bytes: Buffer): Promise<boolean> {
  const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata()
  if ([exif, xmp, iptc, icc, comments].some((part) => part !== undefined)) return true
  return [secret, 'GPS', 'Exif'].some((part) => bytes.includes(part))
}

/** The bytes with others in them. */
const inserted = (bytes: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)])

/** Four bytes, the highest first. */
const number = (value: number) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')

/** A JPEG with a segment behind its first two bytes; `e1:Exif` is its marker and its name. */
async function jpegWith(segment: string): Promise<Buffer> {
  const content = Buffer.concat([Buffer.from(`${segment.slice(3)}\0`, 'latin1'), secret])
  const head = Buffer.from([0xff, Number.parseInt(segment, 16), 0, content.length + 2])
  return inserted(await picture().jpeg().toBuffer(), 2, head, content)
}

/** A PNG with a chunk before another one: its pixels or its end. */
async function pngWith(type: string, next: 'IDAT' | 'IEND', text = `Comment\0${secret}`): Promise<Buffer> {
  const png = await picture().png({ palette: true }).toBuffer()
  const content = Buffer.from(type + text, 'latin1')
  return inserted(png, png.indexOf(next) - 4, number(content.length - 4), content, number(crc32(content)))
}

const behind = async (image: Sharp, bytes: Buffer) => Buffer.concat([await image.toBuffer(), bytes])
