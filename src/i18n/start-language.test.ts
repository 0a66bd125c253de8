import { afterEach, expect, test, vi } from 'vitest'
import { english } from '../../tests/support/this-site.ts'
import { readTab, startLanguage, writeTab } from './start-language.ts'

afterEach(() => vi.unstubAllGlobals())

test('the choice of the tab decides, then the language of the browser', () => {
  const odd = ['constructor', '__proto__', 'EN', 'en ', '', 'null', '[]', '<script>']
  const withoutChoice = ['en', 'EN-us', 'de-LU', 'fr-FR', '', undefined].map((it) => startLanguage(null, it))
  expect(withoutChoice).toEqual([english, english, 'de', 'de', 'de', 'de'])
  expect([startLanguage('de', 'en-GB'), startLanguage('en', 'de-DE')]).toEqual(['de', english])
  expect(startLanguage('fr', 'en-GB')).toBe(english)
  expect(odd.filter((chosen) => startLanguage(chosen, 'de-DE') !== 'de')).toEqual([])
})

test('a browser that refuses the storage of the tab, or has none, has no choice', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  for (const window of [Object.defineProperty({}, 'sessionStorage', { get: refuse }), {}]) {
    vi.stubGlobal('window', window)
    writeTab('language', 'en')
    expect(readTab('language')).toBeNull()
  }
})
