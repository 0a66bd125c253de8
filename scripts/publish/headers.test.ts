import { expect, test } from 'vitest'
import { formatHeaders, headerRules, headersFor, parseHeaders, revalidated } from './headers.ts'

const names = ['index.html', 'blog/x.html', 'blog/seite/2.html', 'blog/images/a.svg', 'leistungen/cloud.html']
const rules = headerRules("default-src 'none'", names)

test('what is written is what is read', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules)
})

test('an empty file has no rules, and everything is asked for again', () => {
  expect(parseHeaders('')).toEqual([])
  expect(headersFor('/', [])).toEqual({ 'Cache-Control': revalidated })
})

test.each([
  ['/', revalidated, 'same-origin'],
  ['/kontakt', revalidated, 'same-origin'],
  ['/leistungen/cloud', revalidated, 'same-origin'],
  ['/blog', revalidated, 'same-origin'],
  ['/blog/x', revalidated, 'same-origin'],
  ['/blog/seite/2', revalidated, 'same-origin'],
  ['/blog/images/a.svg', revalidated, 'cross-origin'],
  ['/assets/x-1.js', 'public, max-age=31536000, immutable', 'same-origin'],
  ['/og/1.png', 'public, max-age=31536000, immutable', 'cross-origin'],
])('%s may be kept %s and is for %s', (path, cache, resource) => {
  expect(headersFor(path, rules)).toMatchObject({
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': resource,
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  })
})

test('no header of an address is set by two rules', () => {
  const paths = ['/', '/kontakt', '/assets/x.js', '/og/1.png', '/manifest.webmanifest', '/.well-known/x/y']
  for (const path of [...names.map((name) => `/${name}`), ...paths]) {
    const set = rules
      .filter((rule) => Object.keys(headersFor(path, [rule])).length > 1)
      .flatMap(({ headers }) => Object.keys(headers))
    expect(set, path).toEqual([...new Set(set)])
  }
})

test('Cloudflare Pages reads at most a hundred rules and lines of 2,000 characters', () => {
  expect(rules.length).toBeLessThan(100)
  for (const line of formatHeaders(rules).split('\n')) expect(line.length).toBeLessThan(2000)
})
