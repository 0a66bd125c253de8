import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { themes } from '../../../src/brand/themes.ts'
import { iconFiles } from '../../../src/site-files.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { drawIcons } from '../feeds/favicons.ts'
import { createIcon, initialsOf } from './icon.ts'
import { colourLogo, readLogo } from './logo.ts'
import { createLogoModule } from './logo-module.ts'
import { drawPixels, vanishesOn } from './logo-pixels.ts'

const folder = temporaryFolder()

/** As programs for drawing write it. */
const exported = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4000mm" height="1000mm">
<title>Logo</title><style>.a{fill:#0b5cad}</style><script>alert(1)</script>
<rect class="a" width="15118" height="3779"/><rect style="stroke-width:3;stroke:red" width="90" height="90" x="990"/></svg>`

const file = join(folder, 'logo.svg')
const read = (text: string, size: 'large' | 'small' = 'large') => {
  writeFileSync(file, text)
  return readLogo(size, file)
}
const svg = (content: string, box = '0 0 9 9') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">${content}</svg>`
const markupOf = async (text: string) => colourLogo(await read(text), '#000000', themes.light)

test('a drawing from another program becomes one without styles and scripts, in its own proportions', async () => {
  const logo = await read(exported)
  const markup = colourLogo(logo, '#000000', themes.light)
  expect(Math.round((100 * logo.width) / logo.height)).toBe(400)
  expect(markup).toContain('#0b5cad')
  expect(markup).not.toMatch(/<style|style=|<script|class=|mm"/)
})

test('parts for one size are shown in no other, and an error names the file', async () => {
  const parts = '<path data-size="large" d="M0 0h9v9z"/><path data-size="small" d="M0 0v9h9z"/>'
  const partsIn = async (size: 'large' | 'small') =>
    colourLogo(await read(svg(parts), size), 'red', themes.light).match(/M0 0[hv]9/g)
  expect([await partsIn('large'), await partsIn('small')]).toEqual([['M0 0h9'], ['M0 0v9']])
  for (const text of ['', '{}', '<p>Logo</p>', svg(''), svg('<path/>')])
    await expect(read(text), text).rejects.toThrow(file)
})

test.each([
  ['text', '<text y="8" font-family="Montserrat" font-size="8">IT</text>'],
  [
    'text with styles',
    '<style>.a{font:bold 8px serif}</style><text class="a" y="8"><tspan>IT</tspan></text>',
  ],
  ['copies of a part', '<path id="a" d="M0 0h4v9H0z"/><use xlink:href="#a" x="5"/>'],
  ['styles that svgo leaves', '<style>g > path:first-child{fill:red}</style><g><path d="M0 0h9v9z"/></g>'],
])('a logo with %s is one of paths', async (_, content) => {
  const markup = await markupOf(svg(content))
  expect(markup).toMatch(/<path/)
  expect(markup).not.toMatch(/<(text|tspan|use|style)|class=|style=/)
})

test('a logo of plain shapes stays as it is: what its parts share is said once', async () => {
  const shapes =
    '<g fill="none" stroke-width="2"><path stroke="#b00" d="M1 1h7v7"/><circle cx="4" cy="4" r="3"/></g>'
  expect((await markupOf(svg(shapes))).match(/fill|stroke-width/g)).toEqual(['fill', 'stroke-width'])
})

test('colours of the theme survive, whatever else is resolved', async () => {
  const { svg: element } = await read(
    svg('<text y="8" font-size="9" fill="currentColor">I</text><path fill="var(--accent)" d="M0 0h9v2z"/>'),
  )
  const markup = colourLogo({ svg: element }, '#123456', themes.light)
  expect(markup).toContain('#123456')
  expect(markup).toContain(themes.light.accent)
})

test('the sheet around a logo is cut off, room that belongs to it is not', async () => {
  const mark = '<path d="M100 100h40v20h-40z"/>'
  const ratioIn = async (box: string) => {
    const { width, height } = await read(svg(mark, box))
    return width / height
  }
  expect(await ratioIn('98 98 44 24')).toBeCloseTo(44 / 24)
  // Two to one, with at most a fifth of room.
  for (const sheet of ['0 0 210 297', '-500 -500 2000 900', '90 0 2000 200'])
    expect(Math.abs((await ratioIn(sheet)) - 2), sheet).toBeLessThan(0.5)
})

test.each([
  ['dark', '#0c1a2e', true, false],
  ['white', '#ffffff', false, true],
  ['orange', '#e2682b', false, false],
])('a %s mark vanishes where it cannot be told from the ground', (_, fill, onDark, onLight) => {
  const pixels = drawPixels(svg(`<path fill="${fill}" d="M1 1h7v3H5v4H1z"/>`))
  expect(['#10181f', '#fbfaf7'].map((ground) => vanishesOn(pixels, ground))).toEqual([onDark, onLight])
})

test('white letters in a coloured mark are seen on white', () => {
  const mark = '<path fill="#0b5cad" d="M0 0h9v9H0z"/><path fill="#fff" d="M2 2h2v5H2zM5 2h2v5H5z"/>'
  expect(vanishesOn(drawPixels(svg(mark)), '#ffffff')).toBe(false)
})

const square = svg('<path fill="#b00" d="M0 0h9v9H0z"/><path fill="#fff" d="M2 2h2v5H2z"/>')
const wide = svg('<path fill="#0c1a2e" d="M0 0h6v9H0zM9 0h6v9H9zM20 0h40v9H20z"/>', '0 0 60 9')

test.each([
  ['square', square],
  ['wide', wide],
])('a %s logo has icons of every size, and none is empty', async (_, markup) => {
  writeFileSync(file, markup)
  const icons = new Map(await drawIcons(await createIcon(themes, 'Nord Hafen', file), '#ffffff'))
  for (const { path, size } of Object.values(iconFiles)) {
    const image = sharp(icons.get(path))
    const { width, height } = await image.metadata()
    const { channels } = await image.stats()
    expect([path, width, height]).toEqual([path, size, size])
    expect(Math.max(...channels.map(({ stdev }) => stdev)), path).toBeGreaterThan(20)
  }
})

test('the icon of a wide logo is its first square part, or the initials', async () => {
  const mark = '<path fill="#b00" d="M0 0h9v9H0z"/><path d="M12 4h40v2H12z"/>'
  const strip = '<path fill="#b00" d="M0 0h60v9H0z"/>'
  const iconOf = (content: string) => {
    writeFileSync(file, svg(content, '0 0 60 9'))
    return createIcon(themes, 'Nord Hafen', file)
  }
  expect(await iconOf(mark)).toContain('#b00')
  expect(await iconOf(strip)).not.toContain('#b00')
  expect(await iconOf(strip)).toContain(themes.light.accent)
  const names = ['Moselwall IT', 'Bitfuge', 'e-Works & Söhne', 'Ärzte 24']
  expect(names.map((name) => initialsOf(name))).toEqual(['MI', 'B', 'EW', 'Ä2'])
})

const moduleOf = (markup: string) => {
  writeFileSync(file, markup)
  return createLogoModule(themes, file)
}

test('a wide logo replaces the name beside it, a square one does not', async () => {
  expect(await moduleOf(wide)).toContain('hasName = true')
  expect(await moduleOf(square)).toContain('hasName = false')
})

test('a logo that a theme would swallow has a plate in that theme alone', async () => {
  const code = await moduleOf(wide)
  const [light = '', dark = ''] = [...code.matchAll(/from '\/([^?]+)\?no-inline'/g)].map(([, path]) => path)
  expect([String(readFileSync(light)), String(readFileSync(dark))].map((text) => /<rect/.test(text))).toEqual(
    [false, true],
  )
})
