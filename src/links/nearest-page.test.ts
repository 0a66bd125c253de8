import { expect, test } from 'vitest'
import { unknownPaths } from '../../tests/hostile/requests.ts'
import { nearestPage } from './nearest-page.ts'

test('an address that is almost that of a page means that page', () => {
  const meant = {
    ...{ '/kontact': 'contact', '/kontakt.php': 'contact', '/Kontakt,': 'contact', '/kontakt%20': 'contact' },
    ...{ '/de/kontakt/formular': 'contact', '/impresum': 'legalNotice', '/Impressum.aspx': 'legalNotice' },
    ...{ '/datenschutzerklaerung': 'privacy', '/datenschutz-erklärung/': 'privacy', '/AGBs': 'terms' },
  }
  expect(Object.keys(meant).map((path) => [path, nearestPage(path)])).toEqual(Object.entries(meant))
})

test('any other address means none', () => {
  const paths = ['/wp-login.php', '/x', '/', '/.env', '/%', ...unknownPaths]
  const other = paths.filter((path) => !/^.(blog|leistungen)./.test(path))
  expect(other.filter((path) => nearestPage(path) !== undefined)).toEqual([])
})
