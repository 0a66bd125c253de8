import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { samplePost } from '../../../tests/support/sample-post.ts'
import { contactPaths, hasBlog, isBilingual } from '../../../tests/support/this-site.ts'
import { formatHeadTags } from './head-tags.ts'
import type { PageMetadata } from './structured-data.ts'

const page: PageMetadata = {
  path: '/impressum',
  title: 'Impressum',
  description: 'Bedingungen.',
  isIndexed: true,
  image: '/og/a.png',
}

function read(fields: Partial<PageMetadata> = {}) {
  const html = formatHeadTags({ ...page, ...fields })
  const { document } = new JSDOM(`<!doctype html><head>${html}</head>`).window
  const properties = [...document.querySelectorAll('meta[property]')].map(
    (tag) => [tag.getAttribute('property'), tag.getAttribute('content')] as const,
  )
  return { html, document, properties, property: (name: string) => new Map(properties).get(name) }
}

test.each([
  ['/', 'de_DE', isBilingual ? 'en_GB' : undefined],
  [contactPaths.at(-1) ?? '', isBilingual ? 'en_GB' : 'de_DE', isBilingual ? 'de_DE' : undefined],
  ['/impressum', 'de_DE', undefined],
  ['/blog/ein-beitrag', 'de_DE', undefined],
])('%s is in %s, and besides in %s', (path, locale, other) => {
  const { property } = read({ path })
  expect([property('og:locale'), property('og:locale:alternate')]).toEqual([locale, other])
})

test.skipIf(!hasBlog)('only the pages of the blog link to the feeds', () => {
  for (const path of ['/blog', '/blog/seite/2', '/blog/ein-beitrag']) {
    expect(read({ path }).document.querySelectorAll('[rel=alternate][type]').length).toBe(2)
  }
  expect(read().document.querySelectorAll('[rel=alternate]').length).toBe(0)
})

test('an article has its date', () => {
  const { property } = read({ path: '/blog/ein-beitrag', post: samplePost() })
  expect(property('og:type')).toBe('article')
  expect(property('article:published_time')).toBe('2025-01-15')
  expect(property('article:modified_time')).toBeUndefined()
  const updated = read({ path: '/blog/ein-beitrag', post: samplePost({ updated: '2026-07-20' }) })
  expect(updated.property('article:modified_time')).toBe('2026-07-20')
})

describe('a title with markup', () => {
  const title = `"><script>alert(1)</script></head> $& &amp; ' <!-- </script> /* SCRIPT_COMMENT_PLACEHOLDER */`
  const post = samplePost({ title, excerpt: title, tags: [title], category: title, author: title })
  const { html, document, property } = read({ path: '/blog/x', title, description: title, post })

  test('closes no tag and no script', () => {
    expect(html.match(/<script/g)?.length).toBe(1)
    expect(html.match(/<\/script/g)?.length).toBe(1)
    expect(html).not.toMatch(/<\/head|<!--/)
    expect(document.body.childNodes.length).toBe(0)
  })

  test('arrives unchanged', () => {
    expect(property('og:title')).toBe(title)
    const graph = JSON.parse(document.querySelector('script')?.textContent ?? '')['@graph']
    expect(graph[0].headline).toBe(title)
  })
})
