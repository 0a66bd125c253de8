import { expect, inject, test } from 'vitest'
import { privatePaths, unknownArticles, unknownPaths } from '../hostile/requests.ts'
import { ask as askServer } from '../support/ask.ts'

const ask = (path: string, headers?: Record<string, string>) => askServer(inject('siteUrl'), path, headers)

test('what is not there, or outside of the site, is answered with 404, and a malformed range with 416', async () => {
  const outside = ['/..%2f..%2fetc/passwd', '/../package.json', '/..%5cpackage.json', '/.git/config']
  for (const path of [...unknownPaths, ...unknownArticles, ...outside, ...privatePaths])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  for (const range of ['bytes=2-1', 'bytes=999999999-', `bytes=${'9'.repeat(400)}-`])
    expect([range, (await ask('/kontakt', { Range: range })).status]).toEqual([range, 416])
})

test('every page is found at one address alone, to which the others lead', async () => {
  const others = {
    ...{ '/kontakt/': '/kontakt', '/kontakt.html': '/kontakt', '/index.html': '/', '/index': '/' },
    ...{ '/%6bontakt': '/kontakt', '//kontakt/': '/kontakt', '/impressum.html?a=b': '/impressum?a=b' },
  }
  for (const [path, target] of Object.entries(others)) {
    const { status, headers } = await ask(path)
    expect([path, status, headers.location]).toEqual([path, 301, target])
  }
})

test('a page is sent compressed to who takes that, and asks for TLS only where there is some', async () => {
  const { headers: plain } = await ask('/kontakt')
  for (const accepted of ['br', 'gzip']) {
    const { headers } = await ask('/kontakt', { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([accepted, 'Accept-Encoding'])
    expect(Number(headers['content-length'])).toBeLessThan(Number(plain['content-length']) / 2)
  }
  expect(plain['content-security-policy']).toContain('frame-ancestors')
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
})
