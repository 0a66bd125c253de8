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
  ['does not begin with /', { alt: '/kontakt', 'https://www.example.com/alt': '/kontakt', '': '/kontakt' }],
  ['has ? or #', { '/index.php?id=3': '/kontakt', '/?p=12': '/kontakt', '/alt#team': '/kontakt' }],
  [
    'which not every server',
    { '/alt/*': '/kontakt', '/100%': '/kontakt', '/:slug': '/kontakt', '/a{b}': '/' },
  ],
  ['is reserved', { '/': '/kontakt', '/404': '/kontakt', '/functions/x': '/kontakt', '/.git': '/kontakt' }],
  [
    'is already the address',
    { '/Kontakt': '/', '/kontakt.html': '/', '/preisliste.PDF': '/', '/kontakt/': '/' },
  ],
  ['is the same as', { '/alt': '/', '/Alt': '/kontakt' }],
  ['an address with https://', { '/a': 'kontakt', '/b': 'http://shop.example', '/c': '//shop.example' }],
  ['has no place', { '/a': '/kontakt#weg', '/b': '/#team', '/c': `${site}/leistungen#x` }],
  ['which leads on itself', { '/a': '/b', '/b': '/a', '/c': '/c', '/d': '/A.html' }],
  ['which does not exist', { '/a': '/gibt-es-nicht', '/b': '/kontact', '/c': '/KONTAKT', '/d': '/kontakt/' }],
])('a row is refused that %s', (reason, moved) => {
  const faults = faultsOf(moved)
  const expected = reason === 'is the same as' ? 1 : Object.keys(moved).length
  expect([reason, faults.filter((fault) => fault.includes(reason)).length]).toEqual([reason, expected])
  expect(faults.length).toBe(expected)
})

test('a fault has its place in the list', () => {
  const source = "a\nexport const movedPages = {\n  '/alt?id=3': '/kontakt',\n}\n"
  const [fault] = findMovedFaults({ '/alt?id=3': '/kontakt' }, targets, site, source)
  expect([fault?.file, fault?.line, fault?.column]).toEqual([movedFile, 3, 3])
})
