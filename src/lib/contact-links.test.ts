import { expect, test } from 'vitest'
import { mailLink, mapLink, phoneLink } from './contact-links.ts'

test('a phone number is dialled without its spaces', () => {
  expect(phoneLink('+352 26 12-34')).toBe('tel:+352261234')
})

test('a subject cannot add anything to a mail', () => {
  expect(mailLink('a@example.com', 'Ü & b?\r\nBcc: x')).toBe(
    'mailto:a@example.com?subject=%C3%9C%20%26%20b%3F%0D%0ABcc%3A%20x',
  )
  expect(mailLink('a@example.com')).toBe('mailto:a@example.com')
})

test('an address is searched as it is written', () => {
  expect(mapLink('Straße 1, L-1000')).toBe(
    'https://www.openstreetmap.org/search?query=Stra%C3%9Fe%201%2C%20L-1000',
  )
})
