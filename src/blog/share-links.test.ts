import { expect, test } from 'vitest'
import { publicAddress, shareLinks } from './share-links.ts'

test.each([
  ['/blog/x', 'https://www.example.com', 'https://www.example.com/blog/x'],
  ['/blog/x', 'https://www.example.com/', 'https://www.example.com/blog/x'],
  ['blog/x?a=b#c', 'https://www.example.com', 'https://www.example.com/blog/x?a=b#c'],
  ['//example.org/x', 'https://www.example.com', 'https://www.example.com/example.org/x'],
  ['/', 'https://www.example.com', 'https://www.example.com/'],
  ['https://example.org/y', 'https://www.example.com', 'https://example.org/y'],
  ['http://example.org/y', 'https://www.example.com', 'http://example.org/y'],
])('%s on %s is given as %s', (url, siteUrl, address) => {
  expect(publicAddress(url, siteUrl)).toBe(address)
})

test('a page is shared with its address, and its title where there is room for it', () => {
  expect(shareLinks('https://www.example.com/blog/x?a=b&c', 'Größe & „Ruhe“ #1 $&')).toEqual({
    linkedIn:
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fwww.example.com%2Fblog%2Fx%3Fa%3Db%26c',
    facebook:
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.example.com%2Fblog%2Fx%3Fa%3Db%26c',
    x: 'https://twitter.com/intent/tweet?url=https%3A%2F%2Fwww.example.com%2Fblog%2Fx%3Fa%3Db%26c&text=Gr%C3%B6%C3%9Fe%20%26%20%E2%80%9ERuhe%E2%80%9C%20%231%20%24%26',
  })
})

test.each([
  ['a\ud83d', 'a\ufffd'],
  ['\ude80b', '\ufffdb'],
  ['\ude80\ud83d', '\ufffd\ufffd'],
  ['🚀', '🚀'],
])('half a character in a title %j does no harm', (title, read) => {
  const { x } = shareLinks('https://www.example.com/blog/x', title)
  expect(new URL(x).searchParams.get('text')).toBe(read)
})
