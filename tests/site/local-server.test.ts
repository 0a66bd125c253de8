import { get, type IncomingMessage } from 'node:http'
import { expect, inject, test } from 'vitest'

/** Asks for a path as it is: `fetch` would normalize it, follow redirects and expand the body. */
function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(inject('siteUrl'))
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, (response) => resolve(response.resume())).on('error', reject)
  })
}

test('what is not there, or outside of the site, is answered with 404, and a malformed range with 416', async () => {
  const unknown = ['/gibt-es-nicht', '/leistungen/unbekannt', '/__proto__', '/blog/x/y', '/blog/constructor']
  const malformed = ['/foo%ZZ.html', '/%E0%A4%A', '/%', '/%00', '/%2F%2Fexample.org', '//example.org']
  const outside = ['/..%2f..%2fetc/passwd', '/../package.json', '/..%5cpackage.json', '/.git/config']
  const forHosts = ['/404', '/404.html', '/_headers', '/_redirects', '/.htaccess', '/assets/fehlt-1.js']
  for (const path of [...unknown, ...malformed, ...outside, ...forHosts, `/${'a'.repeat(5000)}`])
    expect([path, (await ask(path)).statusCode]).toEqual([path, 404])
  for (const range of ['bytes=2-1', 'bytes=999999999-', `bytes=${'9'.repeat(400)}-`])
    expect([range, (await ask('/kontakt', { Range: range })).statusCode]).toEqual([range, 416])
})

test('every page is found at one address alone, to which the others lead', async () => {
  const others = {
    ...{ '/kontakt/': '/kontakt', '/kontakt.html': '/kontakt', '/index.html': '/', '/index': '/' },
    ...{ '/%6bontakt': '/kontakt', '//kontakt/': '/kontakt', '/impressum.html?a=b': '/impressum?a=b' },
  }
  for (const [path, target] of Object.entries(others)) {
    const { statusCode, headers } = await ask(path)
    expect([path, statusCode, headers.location]).toEqual([path, 301, target])
  }
})

test('a page is sent compressed to who takes that', async () => {
  const { headers: plain } = await ask('/kontakt')
  for (const accepted of ['br', 'gzip']) {
    const { headers } = await ask('/kontakt', { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([accepted, 'Accept-Encoding'])
    expect(Number(headers['content-length'])).toBeLessThan(Number(plain['content-length']) / 2)
  }
  expect(plain['content-security-policy']).toContain('frame-ancestors')
})
