import { expect, test } from 'vitest'
import { themes } from '../../../src/brand/themes.ts'
import { drawHeader } from './draw-header.ts'

const colours = themes.light
const categories = Array.from({ length: 12 }, (_, index) => `Kategorie ${index}`)
const drawings = categories.flatMap((category) =>
  ['Eins', 'Zwei', 'Drei'].map((title) => drawHeader(title, category, colours)),
)

test('the same title and category give the same drawing, others another', () => {
  expect(drawHeader('Eins', 'Kategorie 0', colours)).toBe(drawings[0])
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('every drawing is well-formed, small, in the colours of the site and without letters', () => {
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|<script|style/)
    expect(drawing).toMatch(
      /^<svg [^>]*viewBox="0 0 1200 675"[^>]*>\n(<(path|circle) [^<>]*\/>\n)+<\/svg>\n$/,
    )
    expect(Buffer.byteLength(drawing)).toBeLessThan(40 * 1024)
    const used = new Set(drawing.match(/#[0-9a-f]{6}/g))
    expect(Object.values(colours)).toEqual(expect.arrayContaining([...used]))
  }
})
