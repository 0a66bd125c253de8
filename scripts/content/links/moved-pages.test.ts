import { expect, test } from 'vitest'
import { findMovedFaults, movedFile, readMovedPages } from './moved-pages.ts'

const site = 'https://www.example.com'
const pages = ['/', '/index.html', '/kontakt', '/kontakt.html', '/leistungen', '/leistungen.html']
const targets = new Map([
  ...pages.map((path) => [path, new Set(['main', 'über-uns'])] as const),
  ...['/Preisliste.pdf', '/blog/alter-beitrag'].map((path) => [path, undefined] as const),
])

/** The first words of what is said about each row. */
const faultsOf = (moved: Record<string, string>) =>
  findMovedFaults(moved, targets, site).map(({ reason }) => reason.replace('movedPages: ', ''))

test('old addresses are compared decoded and tidy, however they are written', () => {
  const rows = {
    ...{ '/alte seite': '/alte seite', '/alte%20seite': '/alte seite', '/%C3%BCber-uns': '/über-uns' },
    ...{
      '/u\u0308ber-uns': '/über-uns',
      '/team/': '/team',
      '/team.html': '/team',
      '/a//b/index.html': '/a/b',
    },
    ...{ '/index.php': '/index.php', '/Wir/Team.HTM': '/Wir/Team.HTM' },
  }
  const read = Object.keys(rows).map((from) => [from, Object.keys(readMovedPages({ [from]: '/' }, site))[0]])
  expect(read).toEqual(Object.entries(rows))
  for (const from of Object.keys(rows)) expect(faultsOf({ [from]: '/kontakt' })).toEqual([])
})

test.each([
  [
    'is no address that every server can redirect',
    { alt: '/kontakt', '/?p=12': '/kontakt', '/alt#team': '/kontakt', '/alt/*': '/kontakt', '/.git': '/' },
  ],
  [
    'is already the address',
    { '/Kontakt': '/', '/kontakt.html': '/', '/preisliste.PDF': '/', '/kontakt/': '/' },
  ],
  ['an address with https://', { '/a': 'kontakt', '/b': 'http://shop.example', '/c': '//shop.example' }],
  [
    'which there is not',
    { '/a': '/kontakt#weg', '/b': '/a', '/c': '/c', '/d': '/kontact', '/e': '/KONTAKT' },
  ],
])('a row is refused that %s', (reason, moved) => {
  expect(faultsOf(moved).filter((fault) => fault.includes(reason))).toHaveLength(Object.keys(moved).length)
})

test('a fault has its place in the list', () => {
  const source = "a\nexport const movedPages = {\n  '/alt?id=3': '/kontakt',\n}\n"
  const [fault] = findMovedFaults({ '/alt?id=3': '/kontakt' }, targets, site, source)
  expect([fault?.file, fault?.line, fault?.column]).toEqual([movedFile, 3, 3])
})
