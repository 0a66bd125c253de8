import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { composeTemplates, templateKey } from './page-template.ts'

/** `index.html` as Vite builds it. */
const built = [
  '<!DOCTYPE html><html lang="de"><head>',
  '<meta charset="utf-8"><script>first()</script><style>@font-face{}</style>',
  '<script type="module" src="/assets/app.js"></script><link rel="stylesheet" href="/assets/a.css">',
  '<link rel="icon" href="/favicon.svg"></head><body><div id="root"></div></body></html>',
].join('\n')

const chunk = (fileName: string, imports: string[], ...sheets: string[]) => ({
  ...{ fileName, imports, moduleIds: [`/project/src/${fileName}.ts`] },
  viteMetadata: { importedCss: new Set(sheets) },
})
const chunks = [
  chunk('assets/app.js', ['assets/shared.js']),
  chunk('assets/shared.js', [], 'shared.css'),
  chunk('assets/de/b.js', ['assets/shared.js'], 'page.css'),
  chunk('assets/en/b.js', []),
  chunk('assets/blog.js', [], 'blog.css'),
]
const sheets = { 'later.css': 'l{}', 'page.css': 'p{}', 'blog.css': 'b{}', 'shared.css': 's{}' }
const sourcesOf = (...names: string[]) => ['app', ...names].map((name) => `src/assets/${name}.js.ts`)
const sources = { '/impressum': sourcesOf('de/b', 'en/b'), '/blog': sourcesOf('blog'), '/': sourcesOf() }

test('a template has what all pages have in common, and the files of each route', () => {
  const { head, scripts, routes } = composeTemplates(built, chunks, sheets, sources)
  expect(head).toBe('<script>first()</script><link rel="icon" href="/favicon.svg">')
  expect(scripts).toEqual([`'sha256-${hash('sha256', 'first()', 'base64')}'`])
  expect(routes['/impressum']).toEqual({
    styleTags: '<link rel="stylesheet" href="/shared.css"><link rel="stylesheet" href="/page.css">',
    scriptTags:
      '<script type="module" src="/assets/app.js"></script><link rel="modulepreload" href="/assets/shared.js">' +
      '<link rel="modulepreload" href="/assets/de/b.js"><link rel="modulepreload" href="/assets/en/b.js" lang="en">',
  })
})

test('the styles that more pages load come first, after the fonts', () => {
  expect(composeTemplates(built, chunks, sheets, sources).css).toBe('@font-face{}s{}b{}p{}l{}')
})

test('a page without fonts is an error', () => {
  expect(() => composeTemplates(built.replace(/<style>.*<\/style>/, ''), [], {}, {})).toThrow('index.html')
})

test('a page has a template of its own, all articles have one, and all pages of their list that of the blog', () => {
  const own = ['/', '/kontakt', '/404', '/blog']
  expect(own.map(templateKey)).toEqual(own)
  const lists = ['/blog/seite/2', '/blog/seite/12']
  expect(lists.map(templateKey)).toEqual(lists.map(() => '/blog'))
  expect(['/blog/nis2', '/blog/seite-2', '/blog/tags'].map(templateKey)).toEqual(Array(3).fill('/blog/:slug'))
})
