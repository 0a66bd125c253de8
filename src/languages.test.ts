import { expect, test } from 'vitest'
import {
  inLanguage,
  inRendered,
  isLanguage,
  type Language,
  languages,
  renderedLanguages,
} from './languages.ts'

/** As one that was added to `languages`. */
const further = 'fr' as Language

test('a value is read in its language, and in English where it is not written in it', () => {
  const values = { de: 'Ja', en: 'Yes' }
  expect([inLanguage(values, 'de'), inLanguage(values, 'en')]).toEqual(['Ja', 'Yes'])
  expect(inLanguage(values, further)).toBe('Yes')
  expect(inLanguage({ ...values, [further]: 'Oui' }, further)).toBe('Oui')
  expect(inLanguage({ de: 'Ja', en: '' }, 'en')).toBe('')
})

test('a page is seen in a language that it is rendered in', () => {
  expect(renderedLanguages.map(inRendered)).toEqual(renderedLanguages)
  expect(inRendered(further)).toBe('en')
})

test.each([...languages])('%s is a language', (language) => {
  expect(isLanguage(language)).toBe(true)
})

test.each(['fr', 'DE', '', 'constructor', null, undefined, 1])('%s is none', (value) => {
  expect(isLanguage(value)).toBe(false)
})
