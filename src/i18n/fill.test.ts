import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('names in braces become their values, others stay', () => {
  expect(fill('Seite {page} von {pages}', { page: 1, pages: 3 })).toBe('Seite 1 von 3')
  expect(fill('{a}{a} {b} {}', { a: '{b}$&' })).toBe('{b}$&{b}$& {b} {}')
})
