import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WordBreaks } from './word-breaks.tsx'

const linksIn = (text: string, inLink = false) =>
  [...renderToStaticMarkup(createElement(WordBreaks, { text, inLink })).matchAll(/href="(.+?)"/g)].map(
    ([, href]) => href,
  )

test('numbers to call and addresses are links, but for a text in a link', () => {
  const text = 'Mails von info@firma.example, oder +352 20 00 00 anrufen.'
  expect(linksIn(text)).toEqual(['mailto:info@firma.example', 'tel:+352200000'])
  expect(linksIn(text, true)).toEqual([])
  expect(linksIn('Der Preis steigt um +100 %, am 5. Mai 2026 um +12 500 Euro.')).toEqual([])
})
