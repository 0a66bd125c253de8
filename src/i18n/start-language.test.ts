import { expect, test } from 'vitest'
import { english } from '../../tests/support/this-site.ts'
import { startLanguage } from './start-language.ts'

test('the choice of the tab decides, then the language of the browser', () => {
  const odd = ['constructor', '__proto__', 'EN', 'en ', '', 'null', '[]', '<script>']
  const withoutChoice = ['en', 'EN-us', 'de-LU', 'fr-FR', '', undefined].map((it) => startLanguage(null, it))
  expect(withoutChoice).toEqual([english, english, 'de', 'de', 'de', 'de'])
  expect([startLanguage('de', 'en-GB'), startLanguage('en', 'de-DE')]).toEqual(['de', english])
  expect(startLanguage('fr', 'en-GB')).toBe(english)
  expect(odd.filter((chosen) => startLanguage(chosen, 'de-DE') !== 'de')).toEqual([])
})
