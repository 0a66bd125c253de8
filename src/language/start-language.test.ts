import { expect, test } from 'vitest'
import { startLanguage } from './start-language.ts'

test.each([
  [null, 'en', 'en'],
  [null, 'en-GB', 'en'],
  [null, 'EN-us', 'en'],
  [null, 'de-LU', 'de'],
  [null, 'fr-FR', 'de'],
  [null, '', 'de'],
  [null, undefined, 'de'],
  ['de', 'en-GB', 'de'],
  ['en', 'de-DE', 'en'],
  ['fr', 'en-GB', 'en'],
  ['constructor', 'de-DE', 'de'],
] as const)('the choice %s and the browser language %s give %s', (chosen, browserLanguage, expected) => {
  expect(startLanguage(chosen, browserLanguage)).toBe(expected)
})
