import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-address.ts'

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/kontakt.html', '/kontakt'],
  ['/leistungen/cloud.html', '/leistungen/cloud'],
  ['/kontakt', '/kontakt'],
  ['/.html', '/.html'],
  ['//kontakt.html', '/kontakt'],
  ['//example.org/index.html', '/example.org/'],
  ['/leistungen//cloud', '/leistungen/cloud'],
])('%s is the page at %s', (address, path) => {
  expect(canonicalPath(address)).toBe(path)
})
