import { expect, test } from 'vitest'
import * as pages from './pages.ts'

const { counterpart, isInOneLanguage, pathOf, prerenderedLanguage, translationsOf } = pages

test('no two pages share a path, and inherited properties of an object are no pages', () => {
  const paths = pages.pageNames.flatMap((name) => [...pages.addressesOf(name).keys()])
  expect(new Set(paths).size).toBe(paths.length)
  expect(['constructor', '/__proto__'].map(pages.pageAt)).toEqual([undefined, undefined])
})

test('a page has a counterpart and translations where the other language has another path', () => {
  const found = [
    ['/kontakt', 'de', undefined],
    ['/impressum', 'en', undefined],
    ['/gibt-es-nicht', 'en', undefined],
    ['/contact', 'de', '/kontakt'],
    ['/kontakt', 'en', '/contact'],
    ['/kontakt/', 'en', '/contact'],
  ] as const
  expect(found.map(([path, language]) => [path, language, counterpart(path, language)])).toEqual(found)
  const pair = { de: '/kontakt', en: '/contact' }
  const paths = ['/kontakt', '/contact/', '/impressum', '/gibt-es-nicht']
  expect(paths.map(translationsOf)).toEqual([pair, pair, undefined, undefined])
  expect([pathOf('privacy', 'de'), pathOf('privacy', 'en')]).toEqual(['/datenschutz', '/datenschutz'])
})

test('a page is rendered in the language of its path first, German pages and articles in German only', () => {
  const german = ['/impressum', '/impressum/', '/blog/ein-artikel', '/blog/contact', '/blog/seite/2']
  const others = ['/', '/kontakt', '/gibt-es-nicht', '/contact/']
  expect([...german, ...others].filter(isInOneLanguage)).toEqual(german)
  const rendered = ['/impressum', '/blog/contact', ...others].map(prerenderedLanguage)
  expect(rendered).toEqual(['de', 'de', 'de', 'de', 'de', 'en'])
})

test('of two pages with one entry in the menu, one is German only', () => {
  expect([isInOneLanguage('/leistungen'), isInOneLanguage('/services')]).toEqual([true, false])
  expect([translationsOf('/leistungen'), translationsOf('/services')]).toEqual([undefined, undefined])
})
