import { expect, test } from 'vitest'
import { defaultLanguage, inLanguage, isLanguage, languages } from './languages.ts'

test('a value is read in its language, and in the default language where it is not written in it', () => {
  const values = { [defaultLanguage]: 'Ja', fr: 'Oui', xx: '' }
  const found = [defaultLanguage, 'fr', 'xx', 'it'].map((language) => inLanguage(values, language))
  expect(found).toEqual(['Ja', 'Oui', '', 'Ja'])
})

test('only the languages of the site are languages', () => {
  const values = [...languages, 'zz', 'DE', '', 'constructor', null, undefined, 1]
  expect(values.filter(isLanguage)).toEqual(languages)
})
