import { expect, test } from 'vitest'
import { withoutFileName } from './plain-address.ts'

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/kontakt.html', '/kontakt'],
  ['/leistungen/cloud.html', '/leistungen/cloud'],
  ['/kontakt', '/kontakt'],
  ['/.html', '/.html'],
])('%s is the page at %s', (address, path) => {
  expect(withoutFileName(address)).toBe(path)
})
