import { expect, test } from 'vitest'
import { english, isBilingual } from '../../tests/support/this-site.ts'
import { pathOf, screens } from '../pages.ts'
import { crumbsOf } from './crumbs.ts'

const labels = (path: string, ...rest: ['de' | 'en', string?]) =>
  crumbsOf(path, ...rest).map(({ label }) => label)

test('the home page has no crumbs', () => {
  expect(crumbsOf('/', 'de')).toEqual([])
})

test('every segment has a crumb, and the last one is no link', () => {
  expect(crumbsOf('/kontakt/cloud/impressum/', 'de')).toEqual([
    { label: 'Startseite', path: '/', isLink: true },
    { label: 'Kontakt', path: '/kontakt', isLink: true },
    { label: 'Cloud', path: '/kontakt/cloud', isLink: false },
    { label: 'Impressum', path: '/kontakt/cloud/impressum', isLink: false },
  ])
})

test('a segment without a screen is no link', () => {
  expect(crumbsOf('/rechtliches/agb', 'de').map(({ isLink }) => isLink)).toEqual([true, false, false])
})

test.each([
  ['/referenzen', 'Referenzen'],
  ['/tools', 'Tools'],
  ['/rechtliches', 'Rechtliches'],
  ['/unternehmen/ueber-uns', 'Über uns'],
  ['/rechtliches/agb', 'AGB'],
  ['/tools/it-sicherheit', 'IT-Sicherheit'],
  ['/unbekannt', 'unbekannt'],
  ['/%C3%BCber', 'über'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['/constructor', 'constructor'],
])('%s ends with %s', (path, label) => {
  expect(labels(path, 'de').at(-1)).toBe(label)
})

test.skipIf(!isBilingual)('the crumbs of an English visitor lead to the English screens', () => {
  const targets = (path: string) => crumbsOf(path, 'en').map(({ path }) => path)
  expect(targets('/kontakt/cloud')).toEqual(['/', '/contact', '/kontakt/cloud'])
  expect(targets('/kontakt')).toEqual(['/', '/kontakt'])
})

test('labels follow the language, and an article is named by its title', () => {
  expect(labels(pathOf('contact', english), english)).toEqual([
    screens.home.label[english],
    screens.contact.label[english],
  ])
  expect(labels('/kontakt/x', 'de', 'Ein Titel')).toEqual(['Startseite', 'Kontakt', 'Ein Titel'])
})
