import { expect, test } from 'vitest'
import { findPlaceholders } from './placeholders.ts'

test('placeholders are named by their place, whatever their depth', () => {
  const facts = {
    name: 'Echt Sàrl',
    phone: '+352 00 00 00',
    email: { info: 'info@example.com' },
    vat: 'LU00000000',
  }
  expect(findPlaceholders(facts)).toEqual(['phone', 'email.info', 'vat'])
})

test('real facts are not taken for placeholders', () => {
  const facts = {
    phone: '+352 26 10 00 70',
    site: 'https://www.musterung.lu',
    founded: 2025,
    none: null,
    list: ['Veeam'],
  }
  expect(findPlaceholders(facts)).toEqual([])
})
