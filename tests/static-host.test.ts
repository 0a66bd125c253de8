import { connect } from 'node:net'
import { describe, expect, inject, test } from 'vitest'
import { de } from '../src/language/de.ts'
import { findArticle } from './support/every-page.ts'
import { existing } from './support/this-site.ts'

/** Sends a request line as it is: clients would normalize the address first. */
function ask(
  target: string,
  accepted = 'identity',
): Promise<{ status: number; headers: Map<string, string>; body: string }> {
  const { hostname, port } = new URL(inject('siteUrl'))
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
      ),
    )
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', ...body] = answer.split('\r\n\r\n')
      const [statusLine = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => [
        line.split(':', 1)[0]?.toLowerCase(),
        line.replace(/^[^:]*:\s*/, ''),
      ])
      resolve({
        status: Number(statusLine.split(' ')[1]),
        headers: new Map(headers as [string, string][]),
        body: body.join('\r\n\r\n'),
      })
    })
  })
}

describe('not found', () => {
  test.each([
    ['/gibt-es-nicht'],
    ['/foo%ZZ.html'],
    ['/%E0%A4%A'],
    ['/%'],
    ['/%00'],
    ['/blog/__proto__'],
    ['/blog/constructor'],
    ['/blog/%2e%2e%2fx'],
    ['/..%2f..%2fetc/passwd'],
    ['/../package.json'],
    ['//example.org'],
    ['//example.org/..'],
    ['/404'],
    ['/_headers'],
    ['/_headers/'],
    ['/_redirects'],
    ['/.htaccess'],
    ['/%5Fheaders'],
    ['/%34%30%34'],
    ['/Kontakt'],
    ['/content/posts/gibt-es-nicht.json'],
    [`/${'a'.repeat(5000)}`],
  ])('%s', async (target) => {
    const { status, headers, body } = await ask(target)
    expect(status).toBe(404)
    expect(headers.get('content-type')).toContain('text/html')
    expect(body).toContain(de.notFound.description)
  })
})

test.each([
  ['/kontakt/', '/kontakt'],
  ['/kontakt.html', '/kontakt'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/kontakt%2Ehtml', '/kontakt'],
  ['/%6bontakt', '/kontakt'],
  ['/impressum.html?a=b', '/impressum?a=b'],
  ['//kontakt/', '/kontakt'],
])('%s is found at %s alone', async (target, location) => {
  const { status, headers } = await ask(target)
  expect([status, headers.get('location')]).toEqual([301, location])
})

test('what has a hash in its name is kept for good, pages are asked for again', async () => {
  const { headers, body } = await ask('/')
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const script = /src="(\/assets\/[^"]+)"/.exec(body)?.[1] ?? ''
  expect((await ask(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

const slug = findArticle()

test.skipIf(slug === '')('article data is JSON at an address that stays', async () => {
  const { status, headers, body } = await ask(`/content/posts/${slug}.json`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/json')
  expect(body).toContain(`"slug":"${slug}"`)
})

test.each([
  ['/kontakt', 'br', 'text/html; charset=utf-8'],
  ['/kontakt', 'gzip', 'text/html; charset=utf-8'],
  ['/', 'gzip, deflate, br', 'text/html; charset=utf-8'],
  ['/sitemap.xml', 'br', 'application/xml'],
  ['/licenses.txt', 'gzip', 'text/plain; charset=utf-8'],
])('%s is sent compressed to who takes %s', async (target, accepted, type) => {
  const plain = await ask(target)
  const { status, headers } = await ask(target, accepted)
  expect([status, headers.get('content-encoding')]).toEqual([200, accepted.split(', ').at(-1)])
  expect([headers.get('content-type'), headers.get('vary')]).toEqual([type, 'Accept-Encoding'])
  expect(Number(headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 2)
  expect(plain.headers.has('content-encoding')).toBe(false)
})

test.each([...existing('/', '/kontakt', '/blog'), '/gibt-es-nicht'])(
  'without TLS, %s asks for no TLS',
  async (path) => {
    const { headers } = await ask(path)
    expect(headers.get('content-security-policy')).toContain('frame-ancestors')
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  },
)
