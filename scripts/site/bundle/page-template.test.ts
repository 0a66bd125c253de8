import { expect, test } from 'vitest'
import { compareStyleSheets, composeTemplate, readFrame, templateKey } from './page-template.ts'

/** `index.html` as Vite builds it. */
const built = [
  '<!DOCTYPE html><html lang="de"><head>',
  '<meta charset="utf-8"><script>first()</script><style>@font-face{font-family:A;src:url(a.woff2)}</style>',
  '<script type="module" src="/assets/app.js"></script><link rel="stylesheet" href="/assets/a.css">',
  '<link rel="icon" href="/favicon.svg"></head>',
  '<body><div id="root" data-app="site"></div><script>last("</div>")</script></body></html>',
].join('\n')

test('a template has the parts that all pages have in common, and the files of its route', () => {
  const files = ['assets/app.js', 'assets/a.css', 'assets/de/b.js', 'assets/en/b.js']
  expect(composeTemplate(readFrame(built), '/impressum', files)).toEqual({
    head: '<script>first()</script><link rel="icon" href="/favicon.svg">',
    fontFaces: '@font-face{font-family:A;src:url(a.woff2)}',
    styleSheets: ['/assets/a.css'],
    scriptTags:
      '<script type="module" src="/assets/app.js"></script><link rel="modulepreload" href="/assets/de/b.js">' +
      '<link rel="modulepreload" href="/assets/en/b.js" lang="en">',
    containerAttributes: ' id="root" data-app="site"',
    bodyEnd: '<script>last("</div>")</script>',
  })
})

test('what more pages load comes first, in the same order on every page', () => {
  const sheets = [['/page.css', '/shared.css'], ['/shared.css', '/blog.css'], ['/shared.css']]
  const templates = Object.fromEntries(
    sheets.map((styleSheets, index) => [
      index,
      { ...composeTemplate(readFrame(built), '/', []), styleSheets },
    ]),
  )
  const all = ['/later.css', '/page.css', '/blog.css', '/shared.css']
  const sorted = ['/shared.css', '/blog.css', '/page.css', '/later.css']
  expect(all.toSorted(compareStyleSheets(templates))).toEqual(sorted)
})

test('a page without one of its parts is an error', () => {
  for (const pattern of [/<style>.*<\/style>/, / id="root"/])
    expect(() => readFrame(built.replace(pattern, ''))).toThrow('index.html: expected a style')
})

test('a page has a template of its own, all articles have one, and all pages of their list that of the blog', () => {
  const own = ['/', '/kontakt', '/404', '/blog']
  expect(own.map(templateKey)).toEqual(own)
  const lists = ['/blog/seite/2', '/blog/seite/12']
  expect(lists.map(templateKey)).toEqual(lists.map(() => '/blog'))
  expect(['/blog/nis2', '/blog/seite-2', '/blog/tags'].map(templateKey)).toEqual(Array(3).fill('/blog/:slug'))
})
