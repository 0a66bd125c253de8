import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { type MessageName, message } from '../../io/messages.ts'
import { checkLogo } from './check-logo.ts'

const folder = temporaryFolder()

const de = (name: MessageName<'logo'>, values = {}) => message(`logo.${name}`, values, 'de')

const svg = (content: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`
const mark = '<path d="M0 0h9v9z"/>'

function check(name: string, content: string | Buffer): string | undefined {
  const file = join(folder, name)
  writeFileSync(file, content)
  return checkLogo(file, 'de')
}

test('every sample, and what programs write beside a drawing, can be the logo', () => {
  const samples = readdirSync('tests/recipes/logos').map((name) => join('tests/recipes/logos', name))
  expect(samples.map((path) => [path, checkLogo(path, 'en')])).toEqual(
    samples.map((path) => [path, undefined]),
  )
  const others = [
    svg(mark, 'width="40mm" height="1in"'),
    svg('<text y="8">IT</text>'),
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(mark)}`,
    svg(`<metadata><a:b xmlns:a="urn:a"/></metadata>${mark}`),
  ]
  expect(others.map((text) => check('logo.svg', text))).toEqual(others.map(() => undefined))
})

const pixels = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } })

test('whatever cannot be the logo is named with what to do', async () => {
  const large = await pixels(400, 300).png().toBuffer()
  const cases: [expected: string, name: string, content: string | Buffer][] = [
    [de('empty'), 'logo.svg', ''],
    [de('noDrawing'), 'logo.svg', '{}'],
    [de('noDrawing'), 'logo.svg', '<p>Logo</p>'],
    [de('noDrawing'), 'logo.svg', svg(mark).slice(0, -9)],
    [de('noDrawing'), 'logo.svg', '<!doctype html><p>404'],
    [de('otherKind', { kind: 'JPEG' }), 'logo.jpg', await pixels(400, 300).jpeg().toBuffer()],
    [de('otherKind', { kind: 'WebP' }), 'logo.png', await pixels(400, 300).webp().toBuffer()],
    [de('otherKind', { kind: 'PDF' }), 'logo.pdf', '%PDF-1.7'],
    [de('otherKind', { kind: 'SVGZ' }), 'logo.svgz', Buffer.from([0x1f, 0x8b, 8])],
    [de('nothingSeen'), 'logo.svg', svg('')],
    [de('nothingSeen'), 'logo.svg', svg('<path d="M90 90h9v9z"/>')],
    [de('nothingSeen'), 'logo.svg', svg('<path fill="none" d="M0 0h9v9z"/>')],
    [de('nothingSeen'), 'logo.png', await pixels(400, 300, 0).png().toBuffer()],
    [de('nothingSeen'), 'logo.png', large.subarray(0, 60)],
    [
      de('tooSmall', { width: 64, height: 64, least: 200 }),
      'logo.png',
      await pixels(64, 64).png().toBuffer(),
    ],
    [de('script'), 'logo.svg', svg(`<script>1</script>${mark}`)],
    [de('script'), 'logo.svg', svg(`<g onclick="a()">${mark}</g>`)],
    [de('linked'), 'logo.svg', svg('<image href="photo.jpg" width="9" height="9"/>')],
    [de('linked'), 'logo.svg', svg('<image xlink:href="file:///home/a.png" width="9" height="9"/>')],
    [de('tooHeavy', { megabytes: 2 }), 'logo.svg', svg(`<!--${'x'.repeat(2.1e6)}-->`)],
  ]
  for (const [expected, name, content] of cases)
    expect.soft([name, check(name, content)]).toEqual([name, expected])
})

test('a path that is no file is named, with the file that was likely meant', () => {
  const place = join(folder, 'place')
  mkdirSync(place)
  writeFileSync(join(place, 'Firmenlogo.svg'), svg(mark))
  expect(checkLogo(place, 'de')).toBe(de('folder'))
  for (const name of ['firmenlogo.SVG', 'Firmenlogo.svgg', 'Firmen-logo.svg'])
    expect(checkLogo(join(place, name), 'de')).toBe(de('missingGuess', { name: 'Firmenlogo.svg' }))
  expect(checkLogo(join(place, 'x.svg'), 'de')).toBe(de('missing'))
  expect(checkLogo(join(folder, 'nowhere/logo.svg'), 'fr')).toBe(message('logo.missing', {}, 'fr'))
})
