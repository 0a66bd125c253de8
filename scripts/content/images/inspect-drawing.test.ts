import { expect, test } from 'vitest'
import { inspectDrawing } from './inspect-image.ts'
import { imageFaults } from './messages.ts'

const inspect = (text: string) => inspectDrawing(Buffer.from(text)).drawing
const svg = (content = '', attributes = 'viewBox="0 0 160 90"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

test.each([
  ['viewBox="0 0 160 90"', 160, 90],
  ['viewBox="-5,-5,160.4,89.6"', 160, 90],
  ['width="320" height="180" viewBox="0 0 16 9"', 320, 180],
  ['width="320px" height="180.0"', 320, 180],
  ['width="210mm" height="297mm"', 794, 1123],
  ['width="2in" height="1e2"', 192, 100],
  ['width="100%" height="100%" viewBox="0 0 16 9"', 16, 9],
  ['width="20em" height="10em" viewBox="0 0 16 9"', 16, 9],
  ['width="0" height="0" viewBox="0 0 16 9"', 16, 9],
])('a drawing with %s has %i × %i px', (attributes, width, height) => {
  expect(inspect(svg('', attributes))).toMatchObject({ width, height })
})

test.each([
  '',
  'width="100"',
  'width="100%" height="100%"',
  'viewBox="0 0"',
  'viewBox="0 0 a b"',
  'viewBox="0 0 0 0"',
])('a drawing with no more of a size than "%s" is refused', (attributes) => {
  expect(() => inspect(svg('', attributes))).toThrow(imageFaults.noSize)
})

test('a width of a million digits is no size, and found out at once', () => {
  const digits = '1'.repeat(1e6)
  for (const width of [`${digits}x y`, `${digits}.${digits}!`, `${digits}e${digits}-`]) {
    expect(() => inspect(svg('', `width="${width}" height="9"`))).toThrow(imageFaults.noSize)
  }
})

test('texts and styles are noticed, and not wanted together', () => {
  expect(inspect(svg('<g><text>A</text></g>'))).toMatchObject({ hasText: true, hasStyles: false })
  expect(inspect(svg('<style>path{fill:red}</style>'))).toMatchObject({ hasText: false, hasStyles: true })
  expect(inspect(svg('<path style="fill:red"/>'))).toMatchObject({ hasStyles: true })
  expect(() => inspect(svg('<text style="fill:red">A</text>'))).toThrow(imageFaults.textWithStyles)
})
