import { expect, test } from 'vitest'
import { type PageName, pageNames } from '../site/pages.ts'
import { crumbsOf } from './crumbs.ts'

/** Each page is called by its name. */
const texts = {
  labels: Object.fromEntries(pageNames.map((name) => [name, name])) as Record<PageName, string>,
  segmentLabels: { referenzen: 'Referenzen' },
}

const crumbs = (path: string, language: 'de' | 'en', title?: string) => crumbsOf(path, language, texts, title)
const labels = (...given: Parameters<typeof crumbs>) => crumbs(...given).map(({ label }) => label)

test('every segment has a crumb, of which only screens above the page are links; the home page has none', () => {
  expect(crumbs('/', 'de')).toEqual([])
  expect(crumbs('/kontakt', 'de').at(-1)?.isLink).toBe(false)
  expect(crumbs('/kontakt/cloud/impressum/', 'de')).toEqual([
    { label: 'home', path: '/', isLink: true },
    { label: 'contact', path: '/kontakt', isLink: true },
    { label: 'cloud', path: '/kontakt/cloud', isLink: false },
    { label: 'legalNotice', path: '/kontakt/cloud/impressum', isLink: false },
  ])
})

test('a segment is called as its screen, as texts say, or as it is written', () => {
  const last = {
    ...{ '/referenzen': 'Referenzen' },
    ...{ '/unternehmen/ueber-uns': 'aboutUs', '/tools/it-sicherheit': 'itSecurity' },
    ...{ '/unbekannt': 'unbekannt', '/%C3%BCber': 'über', '/%E0%A4%A': '%E0%A4%A' },
    ...{ '/constructor': 'constructor' },
  }
  expect(Object.keys(last).map((path) => labels(path, 'de').at(-1))).toEqual(Object.values(last))
})

test('the crumbs of an English visitor lead to the English screens', () => {
  const targets = (path: string) => crumbs(path, 'en').map(({ path }) => path)
  expect(targets('/kontakt/cloud')).toEqual(['/', '/contact', '/kontakt/cloud'])
  expect(targets('/kontakt')).toEqual(['/', '/kontakt'])
})

test('an article is named by its title', () => {
  expect(labels('/kontakt/x/', 'de', 'Ein Titel')).toEqual(['home', 'contact', 'Ein Titel'])
})
