import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { elementsOf } from '../elements.ts'
import { inlineHashes, policyForHeader, policyForMeta, withoutUpgrade } from './policy.ts'

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

test('the policy allows only this site, the given hashes and the origin of the functions', () => {
  expect(policyForMeta(inline, 'https://b.example:8080/functions')).toBe(
    "default-src 'none'; base-uri 'none'; connect-src 'self' https://b.example:8080; " +
      "font-src 'self'; form-action 'self' mailto:; img-src 'self'; media-src 'self'; " +
      "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; " +
      "require-trusted-types-for 'script'; trusted-types article",
  )
  expect(policyForMeta(inline, '/functions')).toContain("; connect-src 'self'; ")
})

test('the policy in the header has the scripts, and what a meta element cannot contain', () => {
  const policy = policyForHeader(inline.scripts)
  const withoutTls = "script-src 'self' 'sha256-a'; frame-ancestors 'none'"
  expect(policy).toBe(`${withoutTls}; upgrade-insecure-requests`)
  expect(withoutUpgrade(policy)).toBe(withoutTls)
})
