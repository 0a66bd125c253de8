import { expect, test } from 'vitest'
import { cutFrame, frameOf, patternOf } from './application.ts'

const rendered = (content: string) =>
  `<html><body><div id="root" data-app="site" data-server-rendered="true">${content}</div>\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script></body></html>`

test('a frame and a content are the page', () => {
  const content = '<p>A</p></div>\n<p>$&</p>'
  const { before, after } = cutFrame(rendered(content))
  expect(before.endsWith('data-server-rendered="true">')).toBe(true)
  expect(before + content + after).toBe(rendered(content))
})

test('the end of a frame is the last that looks like one: a text may speak of it', () => {
  const content = '</div>\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>'
  const { before, after } = cutFrame(rendered(content))
  expect(before + content + after).toBe(rendered(content))
})

test.each([
  ['container', rendered('').replace('id="root"', 'id="app"')],
  ['end', rendered('').replace('PLACEHOLDER', '')],
])('a page without its %s is an error', (_, html) => {
  expect(() => cutFrame(html)).toThrow('one was expected')
})

const frame = (name: string) => ({ before: name, after: '' })
const frames = {
  '/': frame('home'),
  '/blog': frame('blog'),
  '/blog/seite/:page': frame('list'),
  '/blog/:slug': frame('article'),
}

test.each([
  ['/', 'home'],
  ['/blog', 'blog'],
  ['/blog/seite/12', 'list'],
  ['/blog/seite', 'article'],
  ['/blog/nis2', 'article'],
])('%s has the frame of its route', (path, name) => {
  expect(frameOf(path, frames).before).toBe(name)
})

test.each(['/kontakt', '/blog/a/b', '/blog/'])('%s has none', (path) => {
  expect(() => frameOf(path, frames)).toThrow(path)
})

test.each([
  ['/', [{}, {}], '/'],
  ['/kontakt', [{ path: '/' }, { path: '/kontakt' }], '/kontakt'],
  ['/blog/a', [{ path: '/' }, { path: '/blog/:slug' }], '/blog/:slug'],
])('%s is a page of its route', (path, routes, pattern) => {
  expect(
    patternOf(
      path,
      routes.map((route) => ({ route })),
    ),
  ).toBe(pattern)
})
