import { expect, test } from 'vitest'
import { articleTextId } from '../../../src/layout/page-parts.ts'
import { elementsOf } from '../elements.ts'
import { findForeignMarkup, rejectForeignMarkup } from './article-markup.ts'

test.each([
  '<img src="/a.svg" alt="" onload="a()">',
  '<a href="/b" ping="https://evil.example">a</a>',
  '<a href="/b" target="_blank">a</a>',
  '<a href="/b" download>a</a>',
  '<a href="javascript:a()">a</a>',
  '<img src="/a.svg" srcset="data:image/svg+xml,a 1w">',
  '<picture><source srcset="https://evil.example/a.avif 480w"></picture>',
  '<img src="/a.svg" id="process" name="currentScript">',
  '<img src="/a.svg" usemap="#x">',
  '<p popover>a</p>',
  '<p hidden>a</p>',
  '<h2 id="root">a</h2>',
  '<section><div><object data="/a"></object></div></section>',
  '<svg><script></script></svg>',
  '<iframe srcdoc="a"></iframe>',
])('%s is in no article', (html) => {
  const page = `<main><button name="x" hidden></button><div id="${articleTextId}"><p>a</p>${html}</div></main>`
  expect(findForeignMarkup('blog/x.html', elementsOf(page))).toEqual([
    expect.stringMatching(/^dist\/blog\/x\.html {2}<\w+.*>: expected only/),
  ])
  expect(() => rejectForeignMarkup({ slug: 'x', html })).toThrow(/^posts\/x\.md: <\w+.*>: expected only/)
})
