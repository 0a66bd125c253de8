import { expect, test } from 'vitest'
import { extractTemplate, templateOf } from './page-template.ts'

/** A page as vite-react-ssg renders it. */
const rendered = [
  '<!DOCTYPE html><html lang="de"><head>',
  '<meta charset="utf-8"><script>first()</script><style>@font-face{font-family:A;src:url(a.woff2)}</style>',
  '<script type="module" crossorigin="" src="/assets/app.js"></script>',
  '<link rel="modulepreload" crossorigin="" href="/assets/b.js">',
  '<link rel="stylesheet" crossorigin="" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css">',
  '<link rel="icon" href="/icon.svg"></head>',
  '<body><div id="root" data-app="site" data-server-rendered="true"><p>$&</p><script>x()</script></div>',
  '\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script><script>last("</div>")</script></body></html>',
].join('\n')

test('a template has the parts that all pages of a route have in common', () => {
  expect(extractTemplate(rendered)).toEqual({
    head: '<script>first()</script><link rel="icon" href="/icon.svg">',
    fontFaces: '@font-face{font-family:A;src:url(a.woff2)}',
    styleSheets: ['/assets/a.css', '/assets/b.css'],
    styleSheetTags:
      '<link rel="stylesheet" crossorigin="" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css">',
    scriptTags:
      '<script type="module" crossorigin="" src="/assets/app.js"></script><link rel="modulepreload" crossorigin="" href="/assets/b.js">',
    containerAttributes: ' id="root" data-app="site"',
    bodyEnd: '<script>last("</div>")</script>',
  })
})

test.each([
  ['charset', /<meta[^>]*>/],
  ['style for the fonts', /<style>.*<\/style>/],
  ['script of the application', /<script type="module".*<\/script>/],
  ['container', / id="root"/],
  ['placeholder script', /SCRIPT_COMMENT/],
])('a page without its %s is an error', (what, pattern) => {
  expect(() => extractTemplate(rendered.replace(pattern, ''))).toThrow(`no ${what}; expected one`)
})

const named = (name: string) => ({ ...extractTemplate(rendered), head: name })
const templates = {
  '/': named('home'),
  '/blog': named('blog'),
  '/blog/seite/:page': named('list'),
  '/blog/:slug': named('article'),
  '/blog/archiv': named('archive'),
}

test.each([
  ['/', 'home'],
  ['/blog', 'blog'],
  ['/blog/seite/12', 'list'],
  ['/blog/seite', 'article'],
  ['/blog/nis2', 'article'],
  ['/blog/archiv', 'archive'],
])('%s has the template of its route', (path, name) => {
  expect(templateOf(path, templates).head).toBe(name)
})

test.each(['/kontakt', '/blog/a/b', '/blog/'])('%s has no template', (path) => {
  expect(() => templateOf(path, templates)).toThrow(path)
})
