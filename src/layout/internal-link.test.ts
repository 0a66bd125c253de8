import { expect, test } from 'vitest'
import { internalTarget } from './internal-link.ts'

const here = new URL('https://www.example.com/blog/x')
const plain = {
  altKey: false,
  button: 0,
  ctrlKey: false,
  defaultPrevented: false,
  metaKey: false,
  shiftKey: false,
}
const linkTo = (href: string) => {
  const { origin, pathname, search, hash } = new URL(href, here)
  return { origin, pathname, search, hash, getAttribute: () => href }
}

test.each([
  ['/kontakt', '/kontakt'],
  ['y', '/blog/y'],
  ['https://www.example.com/blog?seite=2#a', '/blog?seite=2#a'],
  ['#abschnitt', undefined],
  ['/blog/x#abschnitt', undefined],
  ['', undefined],
  ['https://example.org/kontakt', undefined],
  ['//example.org/kontakt', undefined],
  ['https://www.example.com//example', undefined],
  ['mailto:a@example.com', undefined],
  ['/blog/images/x.svg', undefined],
  ['/merkblatt.pdf', undefined],
])('a click on %s leads to %s', (href, target) => {
  expect(internalTarget(plain, linkTo(href), here)).toBe(target)
})

test.each([
  ['altKey', true],
  ['ctrlKey', true],
  ['metaKey', true],
  ['shiftKey', true],
  ['defaultPrevented', true],
  ['button', 1],
])('with %s the click is left to the browser', (name, value) => {
  expect(internalTarget({ ...plain, [name]: value }, linkTo('/kontakt'), here)).toBeUndefined()
})

test('a click beside all links is left to the browser', () => {
  expect(internalTarget(plain, null, here)).toBeUndefined()
})
