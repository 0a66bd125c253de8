import { expect, test } from 'vitest'
import { correctedPath } from './page-address.ts'

test('a page is found in capitals, with a file name or slashes', () => {
  const paths = {
    ...{ '/Kontakt': '/kontakt', '/KONTAKT/': '/kontakt', '/Kontakt.HTML': '/kontakt' },
    ...{ '//kontakt': '/kontakt', '/kontakt//': '/kontakt', '/INDEX.html': '/' },
    ...{ '/Impressum/Index.html': '/impressum', '/leistungen//cloud': '/leistungen/cloud' },
  }
  expect(Object.keys(paths).map((path) => [path, correctedPath(path)])).toEqual(Object.entries(paths))
})

test('a page that moved is found at its new address', () => {
  expect(['/backup-services', '/Backup-Services/'].map(correctedPath)).toEqual(
    Array(2).fill('/leistungen/backup'),
  )
})

test('what is right, or no page, stays as it is', () => {
  const paths = [
    ...['/', '/kontakt', '/blog/nis2-frist', '/Gibt-es-nicht', '//example.org', '/%2F%2Fexample.org', '/%'],
    ...['/%E0%A4%A', '/blog/%2e%2e%2fkontakt', '/blog/%', '/blog/%2F%2Fexample.org', '/.html', '/__proto__'],
  ]
  expect(paths.map(correctedPath)).toEqual(paths.map(() => undefined))
})
