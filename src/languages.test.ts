import { expect, test } from 'vitest'
import {
  inLanguage,
  inShared,
  isLanguage,
  type Language,
  languages,
  sharingLanguages,
} from './i18n/languages.ts'

/** As one that was added to `languages`. */
const further = 'fr' as Language

test('a value is read in its language, and in English where it is not written in it', () => {
  const values = { de: 'Ja', en: '' }
  expect([inLanguage(values, 'de'), inLanguage(values, 'en')]).toEqual(['Ja', ''])
  const fallback = { de: 'Ja', en: 'Yes' }
  expect([fallback, { ...fallback, [further]: 'Oui' }].map((it) => inLanguage(it, further))).toEqual([
    'Yes',
    'Oui',
  ])
  expect([...sharingLanguages, further].map(inShared)).toEqual([...sharingLanguages, 'en'])
})

test('only the languages of the site are languages', () => {
  const values = [...languages, 'fr', 'DE', '', 'constructor', null, undefined, 1]
  expect(values.filter(isLanguage)).toEqual(languages)
})
