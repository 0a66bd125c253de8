import { expect, test } from 'vitest'
import { english, isBilingual } from '../tests/support/this-site.ts'
import * as pages from './pages.ts'

const { counterpart, isGermanOnly, pathOf, prerenderedLanguage, screens, translationsOf } = pages

test('no two screens share a path', () => {
  const paths = Object.values(screens).flatMap(({ path }) =>
    typeof path === 'string' ? [path] : Object.values(path),
  )
  expect(new Set(paths).size).toBe(paths.length)
})

test('a page has a counterpart where the other language has another path', () => {
  const contact = (path: '/kontakt' | '/contact') => (isBilingual ? path : undefined)
  const found = [
    ['/kontakt', 'de', undefined],
    ['/impressum', 'en', undefined],
    ['/gibt-es-nicht', 'en', undefined],
    ['/contact', 'de', contact('/kontakt')],
    ['/kontakt', 'en', contact('/contact')],
    ['/kontakt/', 'en', contact('/contact')],
  ] as const
  expect(found.map(([path, language]) => [path, language, counterpart(path, language)])).toEqual(found)
})

test('a page is rendered in the language of its path first', () => {
  const german = ['/', '/kontakt', '/impressum', '/blog/contact', '/gibt-es-nicht']
  expect(german.filter((path) => prerenderedLanguage(path) !== 'de')).toEqual([])
  expect(prerenderedLanguage('/contact/')).toBe(english)
})

test('German screens and articles are German only', () => {
  const paths = ['/impressum', '/impressum/', '/blog/ein-artikel', '/blog/seite/2']
  const others = ['/', '/kontakt', '/contact', '/gibt-es-nicht']
  expect([...paths, ...others].filter(isGermanOnly)).toEqual(paths)
})

test.skipIf(!isBilingual || !pages.isEnabled('services'))(
  'of two screens with one entry, one is German only',
  () => {
    expect([isGermanOnly('/leistungen'), isGermanOnly('/services')]).toEqual([true, false])
    expect([translationsOf('/leistungen'), translationsOf('/services')]).toEqual([undefined, undefined])
  },
)

test('the two paths of a screen are translations of each other', () => {
  const pair = isBilingual ? { de: '/kontakt', en: '/contact' } : undefined
  const paths = ['/kontakt', '/contact/', '/impressum', '/gibt-es-nicht']
  expect(paths.map(translationsOf)).toEqual([pair, pair, undefined, undefined])
  expect([pathOf('privacy', 'de'), pathOf('privacy', 'en')]).toEqual(['/datenschutz', '/datenschutz'])
})

test('inherited properties of an object are no screens', () => {
  expect(['constructor', '/__proto__'].map(pages.pageAt)).toEqual([undefined, undefined])
})

test('the first page of the list is the blog itself', () => {
  expect([1, 2].map(pages.blogPagePath)).toEqual(['/blog', '/blog/seite/2'])
})
