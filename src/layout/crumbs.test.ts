import { expect, test } from 'vitest'
import { crumbsOf } from './crumbs.ts'

const labels = (path: string, ...rest: ['de' | 'en', string?]) =>
  crumbsOf(path, ...rest).map(({ label }) => label)

test('the home page has no crumbs', () => {
  expect(crumbsOf('/', 'de')).toEqual([])
})

test('every segment has a crumb, and the last one is no link', () => {
  expect(crumbsOf('/leistungen/cloud/', 'de')).toEqual([
    { label: 'Startseite', path: '/', isLink: true },
    { label: 'Leistungen', path: '/leistungen', isLink: true },
    { label: 'Cloud', path: '/leistungen/cloud', isLink: false },
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

test('the crumbs of an English visitor lead to the English screens', () => {
  const targets = (path: string) => crumbsOf(path, 'en').map(({ path }) => path)
  expect(targets('/leistungen/cloud')).toEqual(['/', '/services', '/leistungen/cloud'])
  expect(targets('/unternehmen/ueber-uns')).toEqual(['/', '/about', '/unternehmen/ueber-uns'])
  expect(targets('/leistungen')).toEqual(['/', '/leistungen'])
})

test('labels follow the language, and an article is named by its title', () => {
  expect(labels('/contact', 'en')).toEqual(['Home', 'Contact'])
  expect(labels('/blog/x', 'de', 'Ein Titel')).toEqual(['Startseite', 'Blog', 'Ein Titel'])
})
