import { expect, test } from 'vitest'
import { logoPath } from '../../../src/site/site-files.ts'
import { formatHeaders, headerRules, headersFor, parseHeaders, revalidated } from './headers.ts'

const names = [
  ...['index.html', 'blog/x.html', 'blog/seite/2.html', 'blog/feed.xml', 'pictures/0a1b2c.svg'],
  ...['leistungen/cloud.html', 'content/pages/1.json', 'leistungen/plan.pdf', 'leistungen/plan.svg'],
  ...['favicon.svg', 'logos/a.svg', 'Unsere Dateien/Prüfliste.pdf', 'plan (1)/a.svg'],
]
const policy = "default-src 'none'; script-src 'self'"
const nothing = "default-src 'none'; frame-ancestors 'none'"
const onlyStyles = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const rules = headerRules(policy, names)
const immutable = 'public, max-age=31536000, immutable'

test('the written file is as short as Cloudflare Pages wants it, and parsed to the same rules; without rules, nothing is cached without a question', () => {
  const file = formatHeaders(rules)
  expect(rules.length).toBeLessThan(100)
  expect(Math.max(...file.split('\n').map(({ length }) => length))).toBeLessThan(2000)
  expect(parseHeaders(file)).toEqual(rules)
  expect(parseHeaders('')).toEqual([])
  expect(headersFor('/', [])).toEqual({ 'Cache-Control': revalidated })
  // What does not go into `_headers`, a server sends.
  expect([file.includes('no-transform'), revalidated]).toEqual([false, 'no-cache, no-transform'])
})

test('a path has its cache control, resource policy and policy', () => {
  const pages = ['/', '/kontakt', '/leistungen/cloud', '/blog', '/blog/x', '/favicon.svg', '/blog/seite/2']
  pages.push('/blog/feed.xml')
  const expected: Record<string, (string | undefined)[]> = {
    ...Object.fromEntries(pages.map((path) => [path, [revalidated, 'same-origin', policy]])),
    '/leistungen/plan.svg': [revalidated, 'same-origin', policy],
    '/pictures/0a1b2c.svg': [immutable, 'cross-origin', nothing],
    '/og/1.png': [immutable, 'cross-origin', nothing],
    [logoPath]: [revalidated, 'cross-origin', nothing],
    '/content/pages/1.json': [revalidated, 'same-origin', undefined],
    '/assets/x-1.js': [immutable, undefined, undefined],
    '/logos/a.svg': [revalidated, 'same-origin', onlyStyles],
    '/Unsere Dateien/Prüfliste.pdf': [revalidated, 'same-origin', onlyStyles],
    '/plan (1)/a.svg': [revalidated, 'same-origin', onlyStyles],
  }
  const wanted = ['Cache-Control', 'Cross-Origin-Resource-Policy', 'Content-Security-Policy']
  for (const [path, values] of Object.entries(expected)) {
    const headers = headersFor(path, rules)
    expect([path, ...wanted.map((name) => headers[name])]).toEqual([path, ...values])
    expect(headers['X-Content-Type-Options'], path).toBe('nosniff')
  }
})

test('the feed has a type of its own', () => {
  expect(headersFor('/blog/feed.xml', rules)['Content-Type']).toBe('application/atom+xml')
})

test('a page has no opener, is asked for by TLS alone, and uses no part of the device', () => {
  expect(headersFor('/kontakt', rules)).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}$/),
    'Permissions-Policy': expect.stringMatching(/^\w+=\(\)(, \w+=\(\))*$/),
  })
})
