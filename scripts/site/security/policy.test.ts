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

const blockedIn = (html: string) => findBlocked('x.html', elementsOf(html), 'https://www.example.com')

test('what the policy would block is found, with its place', () => {
  expect(blockedIn('<p style="color:red" onclick="x()">')).toEqual([
    'dist/x.html  <p style="color:red">: expected a class, since the policy allows no style attributes',
    'dist/x.html  <p onclick="x()">: expected no script in an attribute',
  ])
})

test('whatever would ask another host for something is found', () => {
  const missed = [
    '<img src="https://other.example/a.png">',
    '<img src="//other.example/a.png">',
    '<img src="data:,">',
    '<img srcset="/a.png 1x, https://other.example/a.png 2x">',
    '<picture><source srcset="https://other.example/a.avif 800w"></picture>',
    '<link rel="preconnect" href="https://other.example">',
    '<link rel="dns-prefetch" href="//other.example">',
    '<link rel="stylesheet" href="https://other.example/a.css">',
    '<link rel="preload" imagesrcset="https://other.example/a.png 1x">',
    '<link rel="icon" href="https://other.example/a.ico">',
    '<script src="https://other.example/a.js"></script>',
    '<iframe src="https://other.example"></iframe>',
    '<video poster="https://other.example/a.png"></video>',
    '<object data="https://other.example/a.svg"></object>',
    '<form action="https://other.example"></form>',
    '<button formaction="https://other.example"></button>',
    '<a href="/" ping="https://other.example">',
    '<body background="https://other.example/a.png">',
    '<base href="https://other.example">',
    '<svg><use href="https://other.example/a.svg#a"/></svg>',
    '<svg><image xlink:href="https://other.example/a.png"/></svg>',
    '<style>p{background:url(https://other.example/a.png)}</style>',
    '<style>@import "//other.example/a.css";</style>',
    '<template><img src="https://other.example/a.png"></template>',
  ].filter((html) => blockedIn(html).length === 0)
  expect(missed).toEqual([])
})

test('nothing is said about what belongs to the site, and about links that a visitor follows', () => {
  const html = `<link rel="canonical" href="https://www.example.com/a"><link rel="alternate" href="https://m.example.com">
    <img src="/a.png" srcset="/a.png 1x, b.png 2x"><img src="https://www.example.com/c.png"><a href="https://other.example">
    <form action="/functions/x"></form><form action="mailto:a@example.com"></form><svg><use href="#a"/></svg>
    <style>p{background:url("/a.png")}q{background:url(#a)}</style>`
  expect(blockedIn(html)).toEqual([])
})
