import { expect, test } from 'vitest'
import { publicAddress, shareLinks } from './share-links.ts'

test('a relative address gets the origin of the site, one with http stays', () => {
  const site = 'https://www.example.com'
  const rows = [
    ['/blog/x', site, `${site}/blog/x`],
    ['blog/x?a=b#c', `${site}/`, `${site}/blog/x?a=b#c`],
    ['//example.org/x', site, `${site}/example.org/x`],
    ['http://example.org/y', site, 'http://example.org/y'],
  ]
  expect(rows.map(([url = '', siteUrl = '']) => [url, siteUrl, publicAddress(url, siteUrl)])).toEqual(rows)
})

test('a page is shared with its address, and its title where there is room for it', () => {
  const url = 'https%3A%2F%2Fwww.example.com%2Fblog%2Fx%3Fa%3Db%26c'
  const text = 'Gr%C3%B6%C3%9Fe%20%26%20%E2%80%9ERuhe%E2%80%9C%20%231%20%24%26'
  expect(shareLinks('https://www.example.com/blog/x?a=b&c', 'Größe & „Ruhe“ #1 $&')).toEqual({
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    x: `https://twitter.com/intent/tweet?url=${url}&text=${text}`,
  })
  // Half a character does no harm.
  expect(shareLinks('', 'a\ud83d').x).toMatch(/text=a%EF%BF%BD$/)
})
