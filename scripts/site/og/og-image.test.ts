import { expect, test } from 'vitest'
import { importsBesides } from '../../../tests/support/imports-of.ts'
import { drawingIn, drawingSources, imageFile } from './og-image.ts'

const text = { title: 'Titel', name: 'Firma', site: 'example.com' }

test('images with the same content have the same name, and others another', () => {
  expect(imageFile({ ...text })).toBe(imageFile(text))
  const contents = [
    ...[text, { ...text, title: 'x' }, { ...text, name: 'x' }, { ...text, site: 'x' }],
    ...[{ ...text, drawing: 'a' }, { ...text, drawing: 'b' }, { picture: 'a' }, { picture: 'b' }],
  ]
  expect(new Set(contents.map(imageFile)).size).toBe(contents.length)
})

test('pixels are a JPEG, a drawing and a text are a PNG', () => {
  expect(imageFile(text)).toMatch(/^[0-9a-f]{20}\.png$/)
  expect(imageFile({ picture: '.content/pictures/a.svg' })).toMatch(/\.png$/)
  expect(imageFile({ picture: '.content/pictures/a-1600.png' })).toMatch(/\.jpg$/)
})

test('the drawing of a page is taken from its markup without its lettering', () => {
  const drawing = '<svg data-drawing=""><path d="M0 0h9"></path>'
  const markup = `<svg><path></path></svg><div>${drawing}<g data-labels=""><path></path><text>a</text></g></svg></div><svg></svg>`
  expect(drawingIn(markup)).toBe(`${drawing}</svg>`)
  expect(drawingIn('<svg></svg>')).toBeUndefined()
})

test('every source file that draws is part of the name, and every package', () => {
  const besides = [...drawingSources, 'scripts/io', 'src/company']
  expect(drawingSources).toContain('package-lock.json')
  expect(importsBesides('scripts/site/og/draw-image.tsx', besides)).toEqual([])
})
