import { expect, test } from 'vitest'
import { choose, inOwnerLanguage } from './owner-language.ts'

test('owners read German or French, if that is the first language of their site, else English', () => {
  const languages = ['de', 'fr', 'en', 'nl', '', undefined]
  expect(languages.map(choose)).toEqual(['de', 'fr', 'en', 'en', 'en', 'en'])
})

test('a text without French is read in English', () => {
  const words = { de: 'Ort', en: 'Town' }
  expect([inOwnerLanguage(words, 'fr'), inOwnerLanguage({ ...words, fr: 'Ville' }, 'fr')]).toEqual([
    'Town',
    'Ville',
  ])
})
