import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { type BlogPage, contentFormat, type Post } from '../../../src/blog/post.ts'
import { type TopicKind, topicPath } from '../../../src/pages.ts'
import { samplePost } from '../../../tests/support/sample-post.ts'
import { formatHeadTags } from './head-tags.ts'
import type { PageMetadata } from './structured-data.ts'

function read(path: string, fields: Partial<PageMetadata> = {}) {
  const page = { path, title: 'Titel', description: 'Text.', isIndexed: true, image: '/og/a.png' }
  const html = formatHeadTags({ ...page, ...fields })
  const { document } = new JSDOM(`<!doctype html><head>${html}</head>`).window
  const tags = [...document.querySelectorAll('meta[property]')]
  const nameAndContent = (tag: Element) => ['property', 'content'].map((name) => tag.getAttribute(name))
  return { html, document, properties: Object.fromEntries(tags.map(nameAndContent)) }
}

test('a page is in its language, and names the other one if it has it', () => {
  const [german, english] = ['de_DE', 'en_GB']
  const locales = [
    ['/', german, english],
    ['/contact', english, german],
    ['/impressum', german, undefined],
    ['/blog/ein-beitrag', german, undefined],
  ]
  const found = locales.map(([path = '']) => {
    const { properties } = read(path)
    return [path, properties['og:locale'], properties['og:locale:alternate']]
  })
  expect(found).toEqual(locales)
})

test('every page links to the feed, since readers are given the address of the site', () => {
  const feedsOf = (path: string) => read(path).document.querySelectorAll('[rel=alternate][type]').length
  const paths = ['/', '/blog', '/blog/seite/2', '/blog/ein-beitrag', '/impressum']
  expect(paths.map(feedsOf)).toEqual(paths.map(() => 1))
})

test('a list of a category or tag links to its own feed first', () => {
  const list: BlogPage = { format: contentFormat, page: 1, pages: 1, total: 1, posts: [], categories: [] }
  const feedsOf = (kind: TopicKind, slug: string, name: string) => {
    const blog = { topic: { kind, slug }, list: { ...list, name } }
    const links = read(topicPath(kind, slug), { blog }).document.querySelectorAll('[rel=alternate][type]')
    return [...links].map((link) => `${link.getAttribute('href')} ${link.getAttribute('title')}`)
  }
  expect(feedsOf('tag', 'a', 'A')).toEqual(['/blog/tag/a/feed.xml A (Atom)', '/blog/feed.xml Atom'])
  const own = [
    feedsOf('category', 'a-b', 'A & B')[0],
    feedsOf('tag', '26', '"&"')[0],
    feedsOf('tag', 'c', '<C>')[0],
  ]
  expect(own).toEqual([
    '/blog/kategorie/a-b/feed.xml A & B (Atom)',
    '/blog/tag/26/feed.xml "&" (Atom)',
    '/blog/tag/c/feed.xml <C> (Atom)',
  ])
})

test('an article has its title, its description and its days', () => {
  const properties = (post: Post) =>
    read('/blog/x', { title: post.title, description: post.excerpt, post }).properties
  const article = { 'og:type': 'article', 'og:title': 'Ein Beitrag', 'og:description': 'Ein Auszug.' }
  const published = { ...article, 'article:published_time': '2025-01-15' }
  expect(properties(samplePost())).toMatchObject(published)
  expect(properties(samplePost())).not.toHaveProperty('article:modified_time')
  const updated = properties(samplePost({ updated: '2026-07-20' }))
  expect(updated).toMatchObject({ ...published, 'article:modified_time': '2026-07-20' })
})

test('a title with markup arrives unchanged, and closes no tag and no script', () => {
  const title = `"><script>alert(1)</script></head> $& &amp; ' <!-- </script> /* SCRIPT_COMMENT_PLACEHOLDER */`
  const post = samplePost({ title, excerpt: title, tags: [title], category: title, author: title })
  const { html, document, properties } = read('/blog/x', { title, description: title, post })
  expect([html.match(/<script/g)?.length, html.match(/<\/script/g)?.length]).toEqual([1, 1])
  expect(html).not.toMatch(/<\/head|<!--/)
  expect(document.body.childNodes.length).toBe(0)
  const graph = JSON.parse(document.querySelector('script')?.textContent ?? '')['@graph']
  expect([properties['og:title'], graph[0].headline]).toEqual([title, title])
})
