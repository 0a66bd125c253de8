import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { expect, inject, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { hostileRequests, notFound } from '../hostile/requests.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { existing } from '../support/this-site.ts'

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

/** Sends a request line as it is: clients would normalize the address first. */
async function ask(target: string, ...lines: string[]) {
  const head = [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines]
  const answer = await send(`${head.join('\r\n')}\r\n\r\n`)
  const [top = '', ...body] = answer.split('\r\n\r\n')
  const [statusLine = '', ...fields] = top.split('\r\n')
  const headers = fields.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^[^:]*:\s*/, '')])
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(headers as [string, string][]),
    body: body.join('\r\n\r\n'),
  }
}

test('what is not there is answered with the page for that', async () => {
  for (const target of notFound) {
    const { status, headers, body } = await ask(target)
    expect([target, status, headers.get('content-type')]).toEqual([target, 404, 'text/html; charset=utf-8'])
    expect(body).toContain(de.notFound.description)
  }
})

test('more than a hundred malformed requests are answered, and the server still serves', async () => {
  expect(hostileRequests.length).toBeGreaterThan(150)
  for (const [bytes, status] of hostileRequests) {
    const [line = ''] = (await send(bytes)).split('\r\n', 1)
    if (status !== undefined) expect([bytes, line]).toEqual([bytes, expect.stringContaining(` ${status} `)])
    expect([bytes, line]).not.toEqual([bytes, expect.stringMatching(/ 5\d\d /)])
  }
  // All at once, and broken off at once.
  await Promise.all(hostileRequests.map(([bytes]) => send(bytes, true)))
  expect((await ask('/kontakt')).status).toBe(200)
})

test('a part of a file is the part that was asked for', async () => {
  const { body: whole } = await ask('/icon.svg')
  for (const [range, part] of [
    ['bytes=0-0', whole.slice(0, 1)],
    ['bytes=-5', whole.slice(-5)],
    ['bytes=3-', whole.slice(3)],
  ] as const) {
    const { status, body } = await ask('/icon.svg', `Range: ${range}`)
    expect([range, status, body]).toEqual([range, 206, part])
  }
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

test.each([
  ['/kontakt', 'br', 'text/html; charset=utf-8'],
  ['/kontakt', 'gzip', 'text/html; charset=utf-8'],
  ['/', 'gzip, deflate, br', 'text/html; charset=utf-8'],
  ['/sitemap.xml', 'br', 'application/xml'],
])('%s is sent compressed to who takes %s', async (target, accepted, type) => {
  const plain = await ask(target)
  const { status, headers } = await ask(target, `Accept-Encoding: ${accepted}`)
  expect([status, headers.get('content-encoding')]).toEqual([200, accepted.split(', ').at(-1)])
  expect([headers.get('content-type'), headers.get('vary')]).toEqual([type, 'Accept-Encoding'])
  expect(Number(headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 2)
  expect(plain.headers.has('content-encoding')).toBe(false)
})

test('without TLS, no page asks for TLS', async () => {
  for (const path of [...existing('/', '/kontakt', '/blog'), '/gibt-es-nicht']) {
    const policy = (await ask(path)).headers.get('content-security-policy')
    expect(policy, path).toContain('frame-ancestors')
    expect(policy, path).not.toContain('upgrade-insecure-requests')
  }
})

const folder = temporaryFolder()

test('npm run serve answers sign-ups itself', async () => {
  const served = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts', '--port', '0', '--host', '127.0.0.1'],
    { env: { ...process.env, FUNCTIONS_DATA: folder } },
  )
  try {
    let output = ''
    const url = await new Promise<string>((resolve, reject) => {
      served.stdout.on('data', (chunk) => {
        output += chunk
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
        if (address) resolve(address)
      })
      served.on('exit', () => reject(new Error(output)))
    })
    const body = JSON.stringify({ email: 'a@example.com', firstName: 'Zoë' })
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${url}/functions/send-newsletter-email`, { method: 'POST', headers, body })
    expect(await response.json()).toEqual({ success: true })
    expect((await fetch(`${url}/kontakt`)).status).toBe(200)
    expect(output).not.toMatch(/a@example\.com|Zoë/)
  } finally {
    const ended = new Promise((resolve) => served.on('exit', resolve))
    if (served.exitCode === null && served.kill()) await ended
  }
})
