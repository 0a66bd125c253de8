import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-address.ts'

test('a page is shown at its own address, however a host has answered for it', () => {
  const paths = {
    ...{ '/': '/', '/index.html': '/', '/index': '/', '/kontakt': '/kontakt', '//kontakt.html': '/kontakt' },
    ...{ '/.html': '/.html', '/leistungen/cloud.html': '/leistungen/cloud' },
    ...{ '//example.org/index.html': '/example.org/', '/leistungen//cloud': '/leistungen/cloud' },
  }
  expect(Object.keys(paths).map((path) => [path, canonicalPath(path)])).toEqual(Object.entries(paths))
})
