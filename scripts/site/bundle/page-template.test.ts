import { expect, test } from 'vitest'
import { extractTemplate, templateKey } from './page-template.ts'

/** A page as vite-react-ssg renders it. */
const rendered = [
  '<!DOCTYPE html><html lang="de"><head>',
  '<meta charset="utf-8"><script>first()</script><style>@font-face{font-family:A;src:url(a.woff2)}</style>',
  '<script type="module" src="/assets/app.js"></script>',
  '<link rel="modulepreload" href="/assets/b.js">',
  // Loaded with the first search.
  '<link rel="modulepreload" href="/assets/search-site-a1-b2c4.js">',
  '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css">',
  '<link rel="icon" href="/favicon.svg"></head>',
  '<body><div id="root" data-app="site" data-server-rendered="true"><p>$&</p><script>x()</script></div>',
  '\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script><script>last("</div>")</script></body></html>',
].join('\n')

test('a template has the parts that all pages of a route have in common', () => {
  expect(extractTemplate(rendered, '/')).toEqual({
    head: '<script>first()</script><link rel="icon" href="/favicon.svg">',
    fontFaces: '@font-face{font-family:A;src:url(a.woff2)}',
    styleSheets: ['/assets/a.css', '/assets/b.css'],
    scriptTags:
      '<script type="module" src="/assets/app.js"></script><link rel="modulepreload" href="/assets/b.js">',
    containerAttributes: ' id="root" data-app="site"',
    bodyEnd: '<script>last("</div>")</script>',
  })
})

test('a page has a template of its own, all articles have one, and all lists of articles that of the blog', () => {
  const own = ['/', '/kontakt', '/404', '/blog']
  expect(own.map(templateKey)).toEqual(own)
  const lists = ['/blog/seite/2', '/blog/seite/12', '/blog/tag/nis2', '/blog/kategorie/a-b/seite/2']
  expect(lists.map(templateKey)).toEqual(lists.map(() => '/blog'))
  expect(['/blog/nis2', '/blog/seite-2', '/blog/tags'].map(templateKey)).toEqual(Array(3).fill('/blog/:slug'))
})
