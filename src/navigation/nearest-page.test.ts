import { expect, test } from 'vitest'
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
  const some = ['/wp-login.php', '/x', '/', '/.env', '/gibt-es-nicht', '/__proto__', '/constructor/prototype']
  const malformed = ['/%', '/%00', '/foo%ZZ.html', '/%E0%A4%A', '/%2F%2Fexample.org', `/${'a'.repeat(5000)}`]
  expect([...some, ...malformed].filter((path) => nearestPage(path) !== undefined)).toEqual([])
})
