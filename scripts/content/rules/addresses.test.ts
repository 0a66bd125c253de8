import { expect, test } from 'vitest'
import { postText } from '../../../tests/support/post-source.ts'
import { testSite as site } from '../../../tests/support/remarks-on.ts'
import { compilePost } from '../compile-post.ts'

/** Kind and address of each link and image, and the text at its place. */
function addressesOf(body: string): string[] {
  const text = postText(body)
  const { addresses } = compilePost({ file: 'posts/x.md', text, site })
  return addresses.map(({ kind, url, place: { start, end } }) => {
    return `${kind} ${url} [${text.slice(start.offset, end.offset)}]`
  })
}

test('links and images are found with the place of their address', () => {
  expect(addressesOf('[/a](/a) ![b.png](b.png "b.png") <https://example.org/c> [d](</d e>)')).toEqual([
    ...['link /a [/a]', 'image b.png [b.png]'],
    ...['link https://example.org/c [https://example.org/c]', 'link /d e [/d e]'],
  ])
  expect(addressesOf('[![x](a.png)](/b)')).toEqual(['image a.png [a.png]', 'link /b [/b]'])
  // With escapes, or without an address, the place is that of the link.
  expect(addressesOf('[a](/x\\_y) [b]()')).toEqual(['link /x_y [[a](/x\\_y)]', 'link  [[b]()]'])
})

test('of definitions those are found that something refers to', () => {
  const definitions = '[a]: /a\n[b]: b.png\n[c]: /nobody\n[a]: /second'
  expect(addressesOf(`[a] ![b]\n\n${definitions}`)).toEqual(['link /a [/a]', 'image b.png [b.png]'])
})
