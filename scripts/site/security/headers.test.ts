import { expect, test } from 'vitest'
import { strictTransportSecurity } from '../../../src/company/transport-security.ts'
import { formatHeaders, headerRules, headersFor, parseHeaders, revalidated } from './headers.ts'

const names = [
  ...['index.html', 'blog/x.html', 'blog/seite/2.html', 'pictures/0a1b2c.svg', 'leistungen/cloud.html'],
  ...['content/pages/1.json', 'leistungen/plan.pdf', 'icon.svg', 'leistungen/plan.svg', 'logos/a.svg'],
]
const policy = "default-src 'none'; script-src 'self'"
const nothing = "default-src 'none'; frame-ancestors 'none'"
const rules = headerRules(policy, names)

test('the written file is parsed to the same rules', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules)
})

test('an empty file has no rules, and nothing is cached without a question', () => {
  expect(parseHeaders('')).toEqual([])
  expect(headersFor('/', [])).toEqual({ 'Cache-Control': revalidated })
})

test.each([
  ['/', revalidated, 'same-origin', policy],
  ['/kontakt', revalidated, 'same-origin', policy],
  ['/leistungen/cloud', revalidated, 'same-origin', policy],
  ['/blog', revalidated, 'same-origin', policy],
  ['/blog/x', revalidated, 'same-origin', policy],
  ['/blog/seite/2', revalidated, 'same-origin', policy],
  ['/pictures/0a1b2c.svg', 'public, max-age=31536000, immutable', 'cross-origin', nothing],
  ['/content/pages/1.json', revalidated, 'same-origin', undefined],
  ['/assets/x-1.js', 'public, max-age=31536000, immutable', undefined, undefined],
  ['/icon.svg', revalidated, 'same-origin', policy],
  ['/leistungen/plan.svg', revalidated, 'same-origin', policy],
  ['/logos/a.svg', revalidated, 'same-origin', nothing.replace(';', "; style-src 'unsafe-inline';")],
  ['/og/1.png', 'public, max-age=31536000, immutable', 'cross-origin', nothing],
])(
  '%s has the cache control %s, the resource policy %s and the policy %s',
  (path, cache, resource, expected) => {
    const headers = headersFor(path, rules)
    expect(headers).toMatchObject({ 'Cache-Control': cache, 'X-Content-Type-Options': 'nosniff' })
    expect(headers['Cross-Origin-Resource-Policy']).toBe(resource)
    expect(headers['Content-Security-Policy']).toBe(expected)
  },
)

test('a page has no opener, is asked for by TLS alone, and uses no part of the device', () => {
  expect(headersFor('/kontakt', rules)).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}$/),
    'Permissions-Policy': expect.stringMatching(/^\w+=\(\)(, \w+=\(\))*$/),
  })
})

test('subdomains are asked for by TLS alone only where the company says so', () => {
  expect(strictTransportSecurity(false)).not.toContain('includeSubDomains')
  expect(strictTransportSecurity(true)).toMatch(/; includeSubDomains$/)
})

test('no header of an address is set by two rules', () => {
  const paths = [
    '/',
    '/kontakt',
    '/assets/x.js',
    '/og/1.png',
    '/content/manifest.webmanifest',
    '/.well-known/x/y',
  ]
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
