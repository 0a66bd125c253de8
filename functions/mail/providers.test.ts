import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeServer, listen } from '../../tests/support/listen.ts'
import { composeMail } from './mail.ts'
import { openProvider } from './providers.ts'

let status = 200
let received: { path: string | undefined; headers: IncomingMessage['headers']; body: unknown }[] = []
const server = createServer(async (request, response) => {
  if (status === 0) return
  received.push({ path: request.url, headers: request.headers, body: await json(request) })
  response
    .writeHead(status, { 'Content-Type': 'application/json', Location: '/' })
    .end('{"id":"1","messageId":"1"}')
})
let url: string
beforeAll(async () => {
  url = await listen(server)
})
afterAll(() => closeServer(server))
beforeEach(() => {
  status = 200
  received = []
})

/** Our server in place of the provider's host. */
const send: typeof fetch = (address, init) => fetch(url + new URL(String(address)).pathname, init)

const mail = composeMail({ name: 'Muster "IT"', address: 'site@example.com' }, 'id1', {
  to: 'office@example.com',
  replyTo: { name: 'Zoë', address: 'zoe@example.com' },
  subject: 'Größe',
  text: 'Text',
  headers: { 'Auto-Submitted': 'auto-generated' },
})

test('Resend gets a mail in its format', async () => {
  expect(await openProvider('resend', 're_key', send).send(mail)).toEqual({ ok: true })
  expect(received).toMatchObject([
    {
      path: '/emails',
      headers: { authorization: 'Bearer re_key', 'idempotency-key': 'id1@example.com' },
      body: {
        from: '"Muster \\"IT\\"" <site@example.com>',
        to: ['office@example.com'],
        reply_to: 'zoe@example.com',
        subject: 'Größe',
        text: 'Text',
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated', 'Message-ID': '<id1@example.com>' },
      },
    },
  ])
})

test('Brevo gets a mail in its format', async () => {
  expect(await openProvider('brevo', 'xkeysib', send).send(mail)).toEqual({ ok: true })
  expect(received).toMatchObject([
    {
      path: '/v3/smtp/email',
      headers: { 'api-key': 'xkeysib' },
      body: {
        sender: { name: 'Muster "IT"', email: 'site@example.com' },
        to: [{ email: 'office@example.com' }],
        replyTo: { name: 'Zoë', email: 'zoe@example.com' },
        subject: 'Größe',
        textContent: 'Text',
        htmlContent: mail.html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Message-Id': '<id1@example.com>',
          idempotencyKey: 'id1@example.com',
        },
      },
    },
  ])
})

test.each([
  [400, true],
  [422, true],
  [401, false],
  [403, false],
  [408, false],
  [409, false],
  [429, false],
  [500, false],
  [307, false],
])('status %i is no success, and for good: %s', async (code, isPermanent) => {
  status = code
  for (const name of ['resend', 'brevo'] as const) {
    const sent = await openProvider(name, 'secret-key', send).send(mail)
    expect(sent).toMatchObject({ ok: false, isPermanent })
    expect(JSON.stringify(sent)).not.toMatch(/secret-key|example\.com/)
  }
  expect(received.map(({ path }) => path)).toEqual(['/emails', '/v3/smtp/email'])
})

test('a provider that does not answer is given up', async () => {
  status = 0
  expect(await openProvider('brevo', 'key', send, 50).send(mail)).toMatchObject({
    ok: false,
    isPermanent: false,
  })
})
