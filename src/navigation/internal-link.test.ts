import { expect, test } from 'vitest'
import { internalTarget } from './internal-link.ts'

const here = new URL('https://www.example.com/blog/x')
const noKeys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
const plain = { ...noKeys, button: 0, defaultPrevented: false }
const linkTo = (href: string) => {
  const { origin, pathname, search, hash } = new URL(href, here)
  return { origin, pathname, search, hash, getAttribute: () => href }
}

test('a click on a link to another page of the site is ours, any other is for the browser', () => {
  const target = (href: string) => internalTarget(plain, linkTo(href), here)
  const pages = ['/kontakt', 'y', 'https://www.example.com/blog?seite=2#a']
  expect(pages.map(target)).toEqual(['/kontakt', '/blog/y', '/blog?seite=2#a'])
  const others = [
    ...['#abschnitt', '/blog/x#abschnitt', '', 'mailto:a@example.com', '/blog/images/x.svg'],
    ...['https://example.org/kontakt', '//example.org/kontakt', 'https://www.example.com//example'],
  ]
  expect(others.filter((href) => target(href) !== undefined)).toEqual([])
})

test('with a key, another button or beside all links a click is left to the browser', () => {
  const keys = Object.keys(noKeys).map((key) => ({ [key]: true }))
  for (const click of [...keys, { defaultPrevented: true }, { button: 1 }])
    expect(internalTarget({ ...plain, ...click }, linkTo('/kontakt'), here)).toBeUndefined()
  expect(internalTarget(plain, null, here)).toBeUndefined()
})
