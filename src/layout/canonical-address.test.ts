import { expect, test } from 'vitest'
import { plainAddress } from './canonical-address.ts'

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
  expect(plainAddress(address)).toBe(path)
})
