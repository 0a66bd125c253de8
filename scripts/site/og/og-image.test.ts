import { expect, test } from 'vitest'
import { importsBesides } from '../../../tests/support/imports-of.ts'
import { drawingSources, nameOf } from './og-image.ts'

const text = { title: 'Titel', label: 'Betrieb', name: 'Firma', site: 'example.com' }

test('images with the same text have the same name', () => {
  const { site, ...rest } = text
  expect(nameOf(text)).toMatch(/^[0-9a-f]{20}\.png$/)
  expect(nameOf({ site, ...rest })).toBe(nameOf(text))
})

test.each(['title', 'label', 'name', 'site'] as const)('another %s has another name', (part) => {
  expect(nameOf({ ...text, [part]: 'x' })).not.toBe(nameOf(text))
})

test('the label of one is not the name of another', () => {
  const { label: _, ...unlabelled } = text
  expect(nameOf(unlabelled)).not.toBe(nameOf({ ...text, label: '' }))
})

test('every source file that draws is part of the name', () => {
  expect(importsBesides('scripts/site/og/draw-image.tsx', [...drawingSources, 'scripts/io'])).toEqual([])
})
