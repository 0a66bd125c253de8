import { expect, test } from 'vitest'
import { findPlaceholders, placeholder } from './placeholder.ts'

test('placeholders are named by their path, at every depth', () => {
  const facts = {
    name: 'Echt Sàrl',
    phone: placeholder('+352 00 00 00'),
    email: { info: placeholder('info@example.com') },
    partnerships: placeholder(['backup']),
    tasks: ['backup'],
  }
  expect(findPlaceholders(facts)).toEqual(['phone', 'email.info', 'partnerships'])
})

test('a value without the mark is a fact, whatever it looks like', () => {
  const facts = { phone: '+352 26 00 00 12', register: 'B250000', founded: 2025, none: null, list: ['Echt'] }
  expect(findPlaceholders(facts)).toEqual([])
})
