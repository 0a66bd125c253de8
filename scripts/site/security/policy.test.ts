import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { elementsOf } from '../elements.ts'
import { findBlocked, inlineHashes, policyForHeader, policyForMeta, withoutUpgrade } from './policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashesIn = (html: string) => inlineHashes(elementsOf(html))

test('the hashes of a page are those of every script that runs, and of no other', () => {
  const scripts = [
    ...['<script>a()</script>', '<script type="">a()</script>', '<script type=module>a()</script>'],
    ...['<script type="text/javascript">\n a()\n</script>', '<script type="importmap">{}</script>'],
    ...['<script>a("<b>&amp;")</script>', '<template><script>a()</script></template>'],
  ]
  const others = `<script src="/a.js"></script><script type="application/json">{}</script>
    <script type="application/ld+json">{}</script><!-- <script>a()</script> -->
    <meta content="<script>a()</script>"><pre>&lt;script>a()&lt;/script></pre>`
  const text = (html: string) => /<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? ''
  expect(scripts.map((html) => hashesIn(html).scripts)).toEqual(scripts.map((html) => [hashOf(text(html))]))
  const nothing = { scripts: [], styles: [] }
  expect([others, '<title><script>a()</script></title>'].map(hashesIn)).toEqual([nothing, nothing])
})

const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }

test('the policy allows only this site, the given hashes and the origins of the endpoints, each once', () => {
  const endpoints = ['https://a.example/x?y', 'https://a.example/z', 'http://b.example:8080/', '/functions']
  expect(policyForMeta(inline, endpoints)).toBe(
    "default-src 'none'; base-uri 'none'; connect-src 'self' http://b.example:8080 https://a.example; " +
      "font-src 'self'; form-action 'self' mailto:; img-src 'self'; media-src 'self'; " +
      "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; " +
      "require-trusted-types-for 'script'; trusted-types article",
  )
  expect(policyForMeta(inline, [])).toContain("; connect-src 'self'; ")
})

test('the policy in the header has the scripts, and what a meta element cannot contain', () => {
  const policy = policyForHeader(inline.scripts)
  const withoutTls = "script-src 'self' 'sha256-a'; frame-ancestors 'none'"
  expect(policy).toBe(`${withoutTls}; upgrade-insecure-requests`)
  expect(withoutUpgrade(policy)).toBe(withoutTls)
})

const blockedIn = (html: string) => findBlocked('x.html', elementsOf(html), 'https://www.example.com')

test('what the policy would block is found, with its place', () => {
  expect(blockedIn('<p style="color:red" onclick="x()">')).toEqual([
    'dist/x.html  <p style="color:red">: expected a class, since the policy allows no style attributes',
    'dist/x.html  <p onclick="x()">: expected no script in an attribute',
  ])
})

test('whatever would ask another host for something is found', () => {
  const html = `<body background="https://a1.example/"><base href="https://a2.example">
    <img src="https://a3.example/"><img src="//a4.example/"><img srcset="/a.png 1x, https://a5.example/ 2x">
    <picture><source srcset="https://a6.example/ 800w"></picture><iframe src="https://a7.example"></iframe>
    <link rel="preconnect" href="https://a8.example"><link rel="dns-prefetch" href="//a9.example">
    <link rel="stylesheet" href="https://a10.example/"><link rel="icon" href="https://a11.example/">
    <link rel="preload" imagesrcset="https://a12.example/ 1x"><script src="https://a13.example/"></script>
    <video poster="https://a14.example/"></video><object data="https://a15.example/"></object>
    <form action="https://a16.example"><button formaction="https://a17.example"></button></form>
    <a href="/" ping="https://a18.example">a</a><svg><use href="https://a19.example/#a"/></svg>
    <svg><image xlink:href="https://a20.example/"/></svg><style>p{background:url(https://a21.example/)}</style>
    <style>@import "//a22.example/";</style><template><img src="https://a23.example/"></template>`
  const hosts = blockedIn(html).map((line) => /\ba(\d+)\.example/.exec(line)?.[1])
  expect(hosts).toEqual(Array.from({ length: 23 }, (_, index) => String(index + 1)))
  expect(blockedIn('<img src="data:,">')).toHaveLength(1)
})

test('nothing is said about what belongs to the site, and about links that a visitor follows', () => {
  const html = `<link rel="canonical" href="https://www.example.com/a"><link rel="alternate" href="https://m.example.com">
    <img src="/a.png" srcset="/a.png 1x, b.png 2x"><img src="https://www.example.com/c.png"><a href="https://other.example">
    <form action="/functions/x"></form><form action="mailto:a@example.com"></form><svg><use href="#a"/></svg>
    <style>p{background:url("/a.png")}q{background:url(#a)}</style>`
  expect(blockedIn(html)).toEqual([])
})
