import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { respondToSignUp } from './newsletter.ts'

const lines: string[] = []
const server = createServer((request, response) => {
  const next = () => response.writeHead(404).end('next')
  void respondToSignUp(request, response, next, (line) => lines.push(line))
})
const port = () => (server.address() as AddressInfo).port
const address = (path = '/functions/send-newsletter-email') => `http://127.0.0.1:${port()}${path}`

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  lines.length = 0
})

const post = (body: string) => fetch(address(), { method: 'POST', body })

test('a sign-up is answered, and what is printed of it names nobody', async () => {
  const response = await post('{"email":"a@example.com","firstName":"Zoë"}')
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  expect(lines.length).toBe(1)
  expect(lines[0]).not.toMatch(/example|Zoë/)
})

test('a first name may be left out', async () => {
  expect(await (await post('{"email":"a@example.com"}')).json()).toEqual({ success: true })
})

test.each([
  ['{}'],
  [''],
  ['null'],
  ['[]'],
  ['"a@example.com"'],
  ['{"email":"a@example.com"'],
  ['{"email":""}'],
  ['{"email":"a"}'],
  ['{"email":"a @example.com"}'],
  ['{"email":["a@example.com"]}'],
  ['{"email":"a@example.com","firstName":7}'],
  [`{"email":"a@${'b'.repeat(300)}"}`],
])('%s is refused with a reason', async (body) => {
  const response = await post(body)
  expect([response.status, await response.json()]).toEqual([
    400,
    { success: false, error: expect.stringMatching(/\S/) },
  ])
  expect(lines).toEqual([])
})

test.each(['GET', 'PUT', 'OPTIONS'])('%s is not allowed', async (method) => {
  const response = await fetch(address(), { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await response.json()).toMatchObject({ success: false })
})

test('a body that is too long is not read to its end', async () => {
  const status = await new Promise<string>((resolve, reject) => {
    const socket = connect(port(), '127.0.0.1', () => {
      socket.write(
        `POST /functions/send-newsletter-email HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n`,
      )
      socket.write('x'.repeat(20_000))
    })
    socket.on('data', (chunk) => resolve(chunk.toString().split('\r\n', 1)[0] ?? ''))
    socket.on('error', reject)
  })
  expect(status).toContain('413')
})

test('a sign-up that is broken off harms nobody', async () => {
  const socket = connect(port(), '127.0.0.1', () => {
    socket.write(`POST /functions/send-newsletter-email HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{`)
    setTimeout(() => socket.destroy(), 20)
  })
  await new Promise((resolve) => socket.on('close', resolve))
  expect((await post('{"email":"a@example.com"}')).status).toBe(200)
})

test('every other address is for somebody else', async () => {
  for (const path of ['/', '/functions', '/functions/send-newsletter-email/x', '/functions/other']) {
    expect(await (await fetch(address(path), { method: 'POST' })).text()).toBe('next')
  }
  expect((await fetch(address('/functions/send-newsletter-email?x'))).status).toBe(405)
})
