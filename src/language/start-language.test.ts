import { expect, test } from 'vitest'
import { english } from '../../tests/support/this-site.ts'
import { startLanguage } from './start-language.ts'

test.each([
  [null, 'en', english],
  [null, 'en-GB', english],
  [null, 'EN-us', english],
  [null, 'de-LU', 'de'],
  [null, 'fr-FR', 'de'],
  [null, '', 'de'],
  [null, undefined, 'de'],
  ['de', 'en-GB', 'de'],
  ['en', 'de-DE', english],
  ['fr', 'en-GB', english],
  ...['constructor', '__proto__', 'EN', 'en ', '', 'null', '[]', '<script>'].map(
    (chosen) => [chosen, 'de-DE', 'de'] as const,
  ),
] as const)('the choice %s and the browser language %s give %s', (chosen, browserLanguage, expected) => {
  expect(startLanguage(chosen, browserLanguage)).toBe(expected)
})
