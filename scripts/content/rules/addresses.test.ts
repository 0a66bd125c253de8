import { expect, test } from 'vitest'
import { postText, recordOf } from '../../../tests/support/remarks-on.ts'

/** Kind, address, and the text at its place. */
const addresses = (body: string) =>
  recordOf(body).addresses.map(({ kind, url, place: { start, end } }) => {
    return `${kind} ${url} [${postText(body).slice(start.offset, end.offset)}]`
  })

test('links and images are told with the place of their address', () => {
  expect(addresses('[/a](/a) ![b.png](b.png "b.png") <https://example.org/c> [d](</d e>)')).toEqual([
    'link /a [/a]',
    'image b.png [b.png]',
    'link https://example.org/c [https://example.org/c]',
    'link /d e [/d e]',
  ])
  expect(recordOf('[/a](/a)').addresses[0]?.place.start).toMatchObject({ line: 15, column: 6 })
})

test('of a link with an image both are told', () => {
  expect(addresses('[![x](a.png)](/b)')).toEqual(['image a.png [a.png]', 'link /b [/b]'])
})

test('a definition is told if something refers to it', () => {
  expect(addresses('[a] ![b]\n\n[a]: /a\n[b]: b.png\n[c]: /nobody\n[a]: /second')).toEqual([
    'link /a [/a]',
    'image b.png [b.png]',
  ])
})

test('an address that is written with escapes has the place of its link', () => {
  expect(addresses('[a](/x\\_y) [b]()')).toEqual(['link /x_y [[a](/x\\_y)]', 'link  [[b]()]'])
})
