import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { samplePost } from '../../tests/support/sample-post.ts'
import type { Post } from '../blog/post.ts'
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

test('an article has its title, its description and its days', () => {
  const properties = (post: Post) =>
    read('/blog/x', { title: post.title, description: post.excerpt, post }).properties
  const article = { 'og:type': 'article', 'og:title': 'Ein Beitrag', 'og:description': 'Ein Auszug.' }
  const published = { ...article, 'article:published_time': '2025-01-15T00:00:00+01:00' }
  expect(properties(samplePost())).toMatchObject(published)
  expect(properties(samplePost())).not.toHaveProperty('article:modified_time')
  const updated = properties(samplePost({ updated: '2026-07-20' }))
  expect(updated).toMatchObject({ ...published, 'article:modified_time': '2026-07-20T00:00:00+02:00' })
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
