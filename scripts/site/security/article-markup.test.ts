import { expect, test } from 'vitest'
import { articleTextId } from '../../../src/ui/element-ids.ts'
import { elementsOf } from '../elements.ts'
import { findForeignMarkup, rejectForeignMarkup } from './article-markup.ts'

test('what articles may not have is found in a page, and rejected in a post', () => {
  const foreign = [
    ...['<img src="/a.svg" alt="" onload="a()">', '<a href="/b" ping="https://evil.example">a</a>'],
    ...['<a href="/b" target="_blank">a</a>', '<a href="/b" download>a</a>'],
    ...[
      '<a href="javascript:a()">a</a>',
      '<picture><source srcset="https://evil.example/a.avif 480w"></picture>',
    ],
    ...['<img src="/a.svg" srcset="data:image/svg+xml,a 1w">', '<img src="/a.svg" usemap="#x">'],
    '<img src="/a.svg" id="process" name="currentScript">',
    ...['<p popover>a</p>', '<p hidden>a</p>', '<h2 id="root">a</h2>', '<iframe srcdoc="a"></iframe>'],
    ...['<section><p><object data="/a"></object></p></section>', '<svg><script></script></svg>'],
  ]
  for (const html of foreign) {
    const page = `<main><button name="x" hidden></button><div id="${articleTextId}"><p>a</p>${html}</div></main>`
    const found = expect.stringMatching(/^dist\/blog\/x\.html {2}<\w+.*>: expected only/)
    expect([html, ...findForeignMarkup('blog/x.html', elementsOf(page))]).toEqual([html, found])
    expect(() => rejectForeignMarkup({ slug: 'x', html })).toThrow(/^posts\/x\.md: <\w+.*>: expected only/)
  }
})
