import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { themes } from '../../../src/brand/themes.ts'
import { iconFiles } from '../../../src/site-files.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { drawIcons } from '../feeds/favicons.ts'
import { colourLogo, createIcon, readLogo } from './logo.ts'

const folder = temporaryFolder()

/** As programs for drawing write it. */
const exported = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4000mm" height="1000mm">
<title>Logo</title><style>.a{fill:#0b5cad}</style><script>alert(1)</script>
<rect class="a" width="9000" height="3000"/><rect style="stroke-width:3;stroke:red" width="90" height="90" x="9900"/></svg>`

const file = join(folder, 'logo.svg')
const read = (text: string, size: 'large' | 'small' = 'large') => {
  writeFileSync(file, text)
  return readLogo(size, file)
}

test('a drawing from another program becomes one without styles and scripts, in its own proportions', () => {
  const logo = read(exported)
  const markup = colourLogo(logo, '#000000', themes.light)
  expect(Math.round((100 * logo.width) / logo.height)).toBe(400)
  expect(markup).toContain('#0b5cad')
  expect(markup).not.toMatch(/<style|style=|<script|class=|mm"/)
})

test('parts for one size are shown in no other, and an error names the file', () => {
  const parts = '<path data-size="large" d="M0 0h9v9z"/><path data-size="small" d="M0 0h5v5z"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${parts}</svg>`
  const partsIn = (size: 'large' | 'small') =>
    colourLogo(read(svg, size), 'red', themes.light).match(/M0 0h\d/g)
  expect([partsIn('large'), partsIn('small')]).toEqual([['M0 0h9'], ['M0 0h5']])
  for (const text of ['', '{}', '<p>Logo</p>']) expect(() => read(text)).toThrow(file)
})

test('icons of every size are drawn from any drawing', async () => {
  const other = colourLogo(read(exported, 'small'), '#000000', themes.light)
  for (const svg of [createIcon(themes), other]) {
    const icons = new Map(await drawIcons(svg, '#ffffff'))
    for (const { path, size } of Object.values(iconFiles)) {
      const { width, height } = await sharp(icons.get(path)).metadata()
      expect([path, width, height]).toEqual([path, size, size])
    }
  }
})
