import { expect, test } from 'vitest'
import { findSampleWord } from './sample-words.ts'

test('words of the sample company are found wherever a page has them', () => {
  const pages = [
    '<title>Kontakt | Moselwall IT</title>',
    '<address>Musterstraße&nbsp;1, L-1234</address>',
    '<a href="tel:+352000000">+352\u00a000\u00a000\u00a000</a>',
    '<p>Hosting-Anbieter (Muster)</p>',
    '<link rel="canonical" href="https://www.example.com/kontakt">',
    '<a href="mailto:info@example.com">',
  ]
  expect(pages.filter((html) => findSampleWord(html) === undefined)).toEqual([])
  const others = ['<p>Muster</p>', 'Musterstraße 12', 'z.\u00a0B. name@firma.com', 'B0000001']
  expect(others.map(findSampleWord)).toEqual(others.map(() => undefined))
})
