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
  const values = { de: 'Ja', en: 'Yes' }
  expect((['de', 'en', further] as const).map((each) => inLanguage(values, each))).toEqual([
    'Ja',
    'Yes',
    'Yes',
  ])
  expect(inLanguage({ ...values, [further]: 'Oui' }, further)).toBe('Oui')
  expect(inLanguage({ de: 'Ja', en: '' }, 'en')).toBe('')
})

test('a page is seen in a language that it is rendered in', () => {
  expect([...sharingLanguages, further].map(inShared)).toEqual([...sharingLanguages, 'en'])
})

test('only the languages of the site are languages', () => {
  const values = [...languages, 'fr', 'DE', '', 'constructor', null, undefined, 1]
  expect(values.filter(isLanguage)).toEqual(languages)
})
