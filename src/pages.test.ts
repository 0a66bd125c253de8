import { expect, test } from 'vitest'
import {
  blogPagePath,
  counterpart,
  isGermanOnly,
  pathOf,
  prerenderedLanguage,
  screenAt,
  screens,
  translationsOf,
} from './pages.ts'

test('no two screens share a path', () => {
  const paths = Object.values(screens).flatMap(({ path }) =>
    typeof path === 'string' ? [path] : Object.values(path),
  )
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([
  ['/services', 'de', '/leistungen'],
  ['/leistungen', 'en', '/services'],
  ['/leistungen/', 'en', '/services'],
  ['/about', 'de', '/unternehmen'],
  ['/kontakt', 'en', '/contact'],
  ['/kontakt', 'de', undefined],
  ['/leistungen/cloud', 'en', undefined],
  ['/gibt-es-nicht', 'en', undefined],
] as const)('the counterpart of %s in %s is %s', (path, language, expected) => {
  expect(counterpart(path, language)).toBe(expected)
})

test.each([
  ['/', 'de'],
  ['/services', 'en'],
  ['/contact/', 'en'],
  ['/about', 'en'],
  ['/leistungen', 'de'],
  ['/blog/contact', 'de'],
  ['/gibt-es-nicht', 'de'],
])('%s is rendered in %s first', (path, language) => {
  expect(prerenderedLanguage(path)).toBe(language)
})

test.each([
  ['/leistungen', true],
  ['/services', false],
  ['/leistungen/cloud', true],
  ['/blog', true],
  ['/blog/ein-artikel', true],
  ['/blog/seite/2', true],
  ['/agb', true],
  ['/', false],
  ['/unternehmen/ueber-uns', false],
  ['/gibt-es-nicht', false],
])('German only: %s %s', (path, expected) => {
  expect(isGermanOnly(path)).toBe(expected)
})

test.each([
  ['/kontakt', { de: '/kontakt', en: '/contact' }],
  ['/contact/', { de: '/kontakt', en: '/contact' }],
  // Two screens behind one entry of the navigation.
  ['/leistungen', undefined],
  ['/services', undefined],
  ['/about', undefined],
  ['/partner', undefined],
  ['/gibt-es-nicht', undefined],
])('%s has the same content at %j', (path, expected) => {
  expect(translationsOf(path)).toEqual(expected)
})

test('inherited properties of an object are no screens', () => {
  expect(screenAt('constructor')).toBeUndefined()
  expect(screenAt('/__proto__')).toBeUndefined()
})

test('a screen with one path has it in both languages', () => {
  expect([pathOf('partner', 'de'), pathOf('partner', 'en')]).toEqual(['/partner', '/partner'])
})

test('the first page of the list is the blog itself', () => {
  expect([blogPagePath(1), blogPagePath(2)]).toEqual(['/blog', '/blog/seite/2'])
})
