import { expect, test } from 'vitest'
import { expandFonts } from './font-shorthand.ts'

test.each([
  ['font:700 54px Montserrat,sans-serif', 'normal', '700', '54px', 'Montserrat,sans-serif'],
  ["font: italic bold 12pt/1.5 'Fira Sans'", 'italic', 'bold', '12pt', "'Fira Sans'"],
  ['font: 2em serif', 'normal', 'normal', '2em', 'serif'],
])('%s is written in single properties', (font, style, weight, size, family) => {
  const single = `font-style:${style};font-weight:${weight};font-size:${size};font-family:${family}`
  expect(expandFonts(`<style>.a{${font};fill:red}</style>`)).toBe(`<style>.a{${single};fill:red}</style>`)
})

test('other properties stay', () => {
  for (const text of ['font-family:Arial', 'font: caption', 'x-font: 2px a', '<text>font size</text>'])
    expect(expandFonts(text)).toBe(text)
})
