import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { elementsOf } from '../elements.ts'
import { findBlocked, inlineHashes, policyForHeader, policyForMeta, withoutUpgrade } from './policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashesIn = (html: string) => inlineHashes(elementsOf(html))
const nothing = { scripts: [], styles: [] }

describe('the hashes of a page', () => {
  test.each([
    ['<script>a()</script>', 'a()'],
    ['<script type="">a()</script>', 'a()'],
    ['<script type="text/javascript">\n a()\n</script>', '\n a()\n'],
    ['<script type=module>a()</script>', 'a()'],
    ['<script type="importmap">{}</script>', '{}'],
    ['<script>a("<b>&amp;")</script>', 'a("<b>&amp;")'],
    ['<template><script>a()</script></template>', 'a()'],
  ])('has that of %j', (html, text) => {
    expect(hashesIn(html).scripts).toEqual([hashOf(text)])
  })

  test.each([
    '<script src="/a.js"></script>',
    '<script type="application/json">{}</script>',
    '<script type="application/ld+json">{}</script>',
    '<!-- <script>a()</script> -->',
    '<meta content="<script>a()</script>">',
    '<title><script>a()</script></title>',
    '<pre>&lt;script>a()&lt;/script></pre>',
  ])('has none of %j', (html) => {
    expect(hashesIn(html)).toEqual(nothing)
  })

  test('has those of styles, also of a drawing', () => {
    expect(hashesIn('<style>a{}</style><svg><style>b{}</style></svg>').styles).toEqual([
      ...[hashOf('a{}'), hashOf('b{}')].sort(),
    ])
  })

  test('is the same for carriage returns, which a browser reads as line breaks', () => {
    expect(hashesIn('<style>a\r\nb</style>').styles).toEqual([hashOf('a\nb')])
  })

  test('has each once, in one order', () => {
    const page = '<script>a</script><script>b</script><script>a</script>'
    expect(hashesIn(page).scripts).toEqual([hashOf('a'), hashOf('b')].sort())
  })
})

describe('the policy', () => {
  const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }

  test('allows only this site and the given hashes', () => {
    expect(policyForMeta(inline, [])).toBe(
      "default-src 'none'; base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'self' mailto:; " +
        "img-src 'self'; manifest-src 'self'; media-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; " +
        "require-trusted-types-for 'script'; trusted-types article",
    )
  })

  test('in the header has the scripts, and what a meta element cannot contain', () => {
    expect(policyForHeader(inline.scripts)).toBe(
      "script-src 'self' 'sha256-a'; frame-ancestors 'none'; upgrade-insecure-requests",
    )
  })

  test('has the origins of the endpoints, each once', () => {
    const endpoints = ['https://a.example/x?y', 'https://a.example/z', 'http://b.example:8080/', '/functions']
    expect(policyForMeta(inline, endpoints)).toContain(
      "connect-src 'self' http://b.example:8080 https://a.example;",
    )
  })

  test('has a variant without the upgrade, for a host without TLS', () => {
    expect(withoutUpgrade(policyForHeader([]))).not.toContain('upgrade')
  })
})

test('what the policy would block is found', () => {
  const html = `<p style="color:red" onclick="x()"><img src="https://other.example/a.png"><img src="data:,">
    <img src="/a.png"><img src="b.png"><img src="https://www.example.com/c.png"><a href="https://other.example">`
  expect(findBlocked('x.html', elementsOf(html), 'https://www.example.com')).toEqual([
    'dist/x.html  <p style="color:red">: expected a class, since the policy allows no style attributes',
    'dist/x.html  <p onclick="x()">: expected no script in an attribute',
    'dist/x.html  <img src="https://other.example/a.png">: expected a file of this site, since pages load nothing from other hosts',
    'dist/x.html  <img src="data:,">: expected a file of this site, since pages load nothing from other hosts',
  ])
})
