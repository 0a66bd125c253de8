import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { VFileMessage } from 'vfile-message'
import { expect, test } from 'vitest'
import { inProcessImages } from '../../../tests/support/in-process-images.ts'
import { message } from '../messages.ts'
import { imageLimits } from './encode-variants.ts'

const { inspect } = inProcessImages()

/** Noise, so that a piece of the file is a piece of the picture. */
const noise = Buffer.from(
  Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7919 * (index + 13)) % 251),
)
const picture = (): Sharp => sharp(noise, { raw: { width: 60, height: 40, channels: 3 } })
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })

/** A PNG whose header has any size, whatever there is of it. */
function claimedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(content))
    return Buffer.concat([length, content, sum])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', deflateSync(Buffer.alloc(100_000)))
  return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))])
}

const movingWebp = async () => {
  const frames = [10, 20, 30].map((red) => plain(20, 20).tint({ r: red, g: 0, b: 0 }).png().toBuffer())
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
}

test.each([
  ['png', 'a.png', () => picture().png()],
  ['jpeg', 'a.jpg', () => picture().jpeg()],
  ['webp', 'a.webp', () => picture().webp()],
  ['avif', 'a.avif', () => picture().avif()],
  ['png', 'a.png', () => picture().ensureAlpha(0.5).png()],
  ['png', 'a.png', () => picture().png({ palette: true })],
  ['png', 'a.png', () => picture().greyscale().png()],
  ['png', 'a.png', () => picture().toColourspace('rgb16').png()],
  ['jpeg', 'a.jpeg', () => picture().jpeg({ progressive: true })],
  ['jpeg', 'a.jpg', () => picture().toColourspace('cmyk').jpeg()],
  ['jpeg', 'a.png', () => picture().jpeg()],
  ['webp', 'a.JPG', () => picture().webp()],
])('a %s named %s is a picture', async (format, name, make) => {
  expect(await inspect(name, await make().toBuffer())).toMatchObject({
    ...{ width: 60, height: 40, format },
  })
})

test.each([1, 3, 6, 8])(
  'a picture that a camera noted as turned (%i) has the size that is seen',
  async (orientation) => {
    const bytes = await picture().withMetadata({ orientation }).jpeg().toBuffer()
    const [width, height] = orientation < 5 ? [60, 40] : [40, 60]
    expect(await inspect('a.jpg', bytes)).toMatchObject({ width, height })
  },
)

test.each<[string, string, () => Buffer | Promise<Buffer>, string | RegExp]>([
  ['no bytes', 'a.png', () => Buffer.alloc(0), message('image.damaged', { reason: 'Input Buffer is empty' })],
  ['a text', 'a.png', () => Buffer.from('Bild folgt'), message('image.noPicture')],
  ['a page', 'a.webp', () => Buffer.from('<!doctype html><p>404'), message('image.noPicture')],
  [
    'a pointer of Git LFS',
    'a.jpg',
    () => Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:0\n'),
    message('image.noPicture'),
  ],
  ['noise', 'a.avif', () => noise, message('image.noPicture')],
  [
    'a drawing',
    'a.png',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"/>'),
    message('image.otherKind', { found: 'svg' }),
  ],
  ['a TIFF', 'a.png', () => picture().tiff().toBuffer(), message('image.otherKind', { found: 'tiff' })],
  ['a still GIF', 'a.png', () => picture().gif().toBuffer(), message('image.otherKind', { found: 'gif' })],
  ['a moving WebP', 'a.webp', movingWebp, message('image.moving', { frames: 3 })],
  [
    'one pixel',
    'a.png',
    () => plain(1, 1).png().toBuffer(),
    message('image.tooSmall', { width: 1, height: 1, least: 16 }),
  ],
  [
    'a line',
    'a.png',
    () => plain(800, 2).png().toBuffer(),
    message('image.tooSmall', { width: 800, height: 2, least: 16 }),
  ],
  [
    'a bomb',
    'a.png',
    () => claimedPng(30_000, 30_000),
    message('image.tooLarge', { width: 30_000, height: 30_000, megapixels: 50, side: imageLimits.side }),
  ],
  [
    'a bomb of any size',
    'a.png',
    () => claimedPng(2 ** 31 - 1, 2 ** 31 - 1),
    /; (kleiner speichern|neu exportieren)/,
  ],
  [
    'a strip',
    'a.png',
    () => claimedPng(20, 16_001),
    message('image.tooLarge', { width: 20, height: 16_001, megapixels: 50, side: imageLimits.side }),
  ],
  [
    'pixels that end too early',
    'a.png',
    () => claimedPng(2000, 2000),
    /^ist beschädigt \(.+\); neu exportieren$/,
  ],
])('%s as %s is an error with a remedy', async (_, name, make, message) => {
  const fault = await inspect(name, await make()).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(VFileMessage)
  expect((fault as VFileMessage).reason).toMatch(
    typeof message === 'string' ? new RegExp(`^${quote(message)}$`) : message,
  )
})

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a %s that ends in the middle is damaged',
  async (format) => {
    const bytes = await picture()[format]().toBuffer()
    await expect(inspect('a.png', bytes.subarray(0, bytes.length / 2))).rejects.toThrow(
      /^ist (beschädigt|kein PNG)/,
    )
  },
)

const svg = (content: string, attributes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)

test.each([
  ['viewBox="0 0 160 90"', 160, 90],
  ['viewBox="-5,-5,160.4,89.6"', 160, 90],
  ['width="320" height="180" viewBox="0 0 16 9"', 320, 180],
  ['width="320px" height="180.0"', 320, 180],
  ['width="210mm" height="297mm"', 595, 842],
  ['width="100%" height="100%" viewBox="0 0 16 9"', 16, 9],
])('a drawing with %s has %i × %i px', async (attributes, width, height) => {
  expect(await inspect('a.svg', svg('', attributes))).toMatchObject({ width, height })
})

const digits = '1'.repeat(1e6)
test.each([
  ...['', 'width="100"', 'width="100%" height="100%"', 'viewBox="0 0"', 'viewBox="0 0 a b"'],
  // Found at once, too.
  ...[`width="${digits}x y" height="9"`, `viewBox="${digits}"`, `viewBox="${'1 '.repeat(1e6)}"`],
])('posts cannot show drawing %#, which has no size', async (attributes) => {
  expect(await inspect('a.svg', svg('', attributes))).toMatchObject({ fault: message('image.noSize') })
})

test('posts cannot show a drawing with texts and styles', async () => {
  const view = 'viewBox="0 0 16 9"'
  const fault = message('image.textWithStyles')
  expect(await inspect('a.svg', svg('<text style="fill:red">A</text>', view))).toMatchObject({ fault })
  expect(await inspect('a.svg', svg('<text>A</text><style>a{}</style>', view))).toMatchObject({ fault })
  expect(await inspect('a.svg', svg('<text>A</text>', view))).toMatchObject({ hasStyles: false })
  const styled = await inspect('a.svg', svg('<style>path{fill:red}</style>', view))
  expect(styled).toMatchObject({ hasStyles: true })
  expect(styled).not.toHaveProperty('fault')
})
