import { connect } from 'node:net'
import { expect, inject, test } from 'vitest'
import { hostileRequests } from '../hostile/requests.ts'
import { ask as askServer } from '../support/ask.ts'

/** Sends bytes as they are; returns what is answered, or nothing if the server hangs up. */
function send(bytes: string, isAbrupt = false): Promise<string> {
  const { hostname, port } = new URL(inject('siteUrl'))
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, 'latin1', () => isAbrupt && socket.destroy())
      // The server waits for a request after empty lines, and for the rest of one that is cut off.
      if (!bytes.includes('Connection: close')) socket.end()
    })
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
  })
}

const ask = (path: string, headers?: Record<string, string>) => askServer(inject('siteUrl'), path, headers)

test('more than a hundred malformed requests are answered, and the server still serves', async () => {
  expect(hostileRequests.length).toBeGreaterThan(150)
  for (const [bytes, status] of hostileRequests) {
    const [line = ''] = (await send(bytes)).split('\r\n', 1)
    const isRight = status === undefined ? !/ 5\d\d /.test(line) : line.includes(` ${status} `)
    expect([bytes, line, isRight]).toEqual([bytes, line, true])
  }
  // All at once, and broken off at once.
  await Promise.all(hostileRequests.map(([bytes]) => send(bytes, true)))
  expect((await ask('/kontakt')).status).toBe(200)
})

test('every page is found at one address alone, to which the others lead', async () => {
  const others = {
    ...{ '/kontakt/': '/kontakt', '/kontakt.html': '/kontakt', '/index.html': '/', '/index': '/' },
    ...{ '/kontakt%2Ehtml': '/kontakt', '/%6bontakt': '/kontakt', '//kontakt/': '/kontakt' },
    ...{ '/impressum.html?a=b': '/impressum?a=b' },
  }
  for (const [path, target] of Object.entries(others)) {
    const { status, headers } = await ask(path)
    expect([path, status, headers.location]).toEqual([path, 301, target])
  }
})

test('a file is sent compressed to who takes that', async () => {
  const files = [
    ['/kontakt', 'br', 'text/html; charset=utf-8'],
    ['/kontakt', 'gzip', 'text/html; charset=utf-8'],
    ['/', 'gzip, deflate, br', 'text/html; charset=utf-8'],
    ['/sitemap.xml', 'br', 'application/xml'],
  ] as const
  for (const [path, accepted, type] of files) {
    const { headers: plain } = await ask(path)
    const { headers } = await ask(path, { 'Accept-Encoding': accepted })
    const encodings = [plain['content-encoding'], headers['content-encoding']]
    expect(encodings).toEqual([undefined, accepted.split(', ').at(-1)])
    expect([headers['content-type'], headers.vary]).toEqual([type, 'Accept-Encoding'])
    expect(Number(headers['content-length'])).toBeLessThan(Number(plain['content-length']) / 2)
  }
})

test('without TLS, no page asks for TLS', async () => {
  for (const path of ['/', '/kontakt', '/blog', '/gibt-es-nicht']) {
    const policy = (await ask(path)).headers['content-security-policy']
    expect(policy, path).toContain('frame-ancestors')
    expect(policy, path).not.toContain('upgrade-insecure-requests')
  }
})
