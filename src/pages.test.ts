import { expect, test } from 'vitest'
import { english, isBilingual } from '../tests/support/this-site.ts'
import {
  blogPagePath,
  counterpart,
  isGermanOnly,
  isOn,
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

const paths = [
  ['/kontakt', 'de', undefined],
  ['/impressum', 'en', undefined],
  ['/gibt-es-nicht', 'en', undefined],
] as const
const pairs = [
  ['/contact', 'de', '/kontakt'],
  ['/kontakt', 'en', '/contact'],
  ['/kontakt/', 'en', '/contact'],
] as const

test.each([...paths, ...(isBilingual ? pairs : [])])(
  'the counterpart of %s in %s is %s',
  (path, language, expected) => {
    expect(counterpart(path, language)).toBe(expected)
  },
)

test.each([
  ['/', 'de'],
  ['/contact/', english],
  ['/kontakt', 'de'],
  ['/impressum', 'de'],
  ['/blog/contact', 'de'],
  ['/gibt-es-nicht', 'de'],
])('%s is rendered in %s first', (path, language) => {
  expect(prerenderedLanguage(path)).toBe(language)
})

test.each([
  ['/impressum', true],
  ['/impressum/', true],
  ['/blog/ein-artikel', true],
  ['/blog/seite/2', true],
  ['/', false],
  ['/kontakt', false],
  ['/contact', false],
  ['/gibt-es-nicht', false],
])('German only: %s %s', (path, expected) => {
  expect(isGermanOnly(path)).toBe(expected)
})

test.skipIf(!isBilingual || !isOn('services'))(
  'of two screens behind one entry of the navigation, the German one is German only',
  () => {
    expect([isGermanOnly('/leistungen'), isGermanOnly('/services')]).toEqual([true, false])
    expect([translationsOf('/leistungen'), translationsOf('/services')]).toEqual([undefined, undefined])
  },
)

const contactPair = isBilingual ? { de: '/kontakt', en: '/contact' } : undefined

test.each([
  ['/kontakt', contactPair],
  ['/contact/', contactPair],
  ['/impressum', undefined],
  ['/gibt-es-nicht', undefined],
])('%s has the same content at %j', (path, expected) => {
  expect(translationsOf(path)).toEqual(expected)
})

test('inherited properties of an object are no screens', () => {
  expect(screenAt('constructor')).toBeUndefined()
  expect(screenAt('/__proto__')).toBeUndefined()
})

test('a screen with one path has it in both languages', () => {
  expect([pathOf('privacy', 'de'), pathOf('privacy', 'en')]).toEqual(['/datenschutz', '/datenschutz'])
})

test('the first page of the list is the blog itself', () => {
  expect([blogPagePath(1), blogPagePath(2)]).toEqual(['/blog', '/blog/seite/2'])
})
