import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { findForbidden } from './allowed-markup.ts'

test('what articles may not have is found', () => {
  const foreign = [
    ...['<img src="/a.svg" alt="" onload="a()">', '<a href="/b" ping="https://evil.example">a</a>'],
    ...['<a href="/b" target="_blank">a</a>', '<a href="/b" download>a</a>', '<iframe srcdoc="a"></iframe>'],
    ...['<a href="javascript:a()">a</a>', '<source srcset="https://evil.example/a.avif 480w">'],
    ...['<img src="/a.svg" srcset="data:image/svg+xml,a 1w">', '<img src="/a.svg" usemap="#x">'],
    ...['<img src="/a.svg" id="process" name="currentScript">', '<object data="/a"></object>'],
    ...['<p popover>a</p>', '<p hidden>a</p>', '<h2 id="root">a</h2>', '<script></script>'],
  ]
  const allowed = foreign.filter((html) => {
    const { localName = '', attributes = [] } = JSDOM.fragment(html).firstElementChild ?? {}
    const pairs = [...attributes].map(({ name, value }) => [name, value] as const)
    return findForbidden(localName, pairs) === undefined
  })
  expect(allowed).toEqual([])
})
