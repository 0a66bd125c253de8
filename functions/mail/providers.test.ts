import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { closeServer, freePort, listen } from '../../tests/support/listen.ts'
import { composeMail } from './mail.ts'
import { openProvider } from './providers.ts'

let status = 200
let received: object[] = []
const server = createServer(async (request, response) => {
  if (status === 0) return
  received.push({ path: request.url, headers: request.headers, body: await json(request) })
  response.writeHead(status, { 'Content-Type': 'application/json', Location: '/' }).end('{"id":"1"}')
})
const url = await listen(server)
afterAll(() => closeServer(server))
beforeEach(() => {
  status = 200
  received = []
})

/** Our server in place of the provider's host. */
const send: typeof fetch = (address, init) => fetch(url + new URL(String(address)).pathname, init)

const mail = composeMail({ name: 'Muster "IT"', address: 'site@example.com' }, 'id1', {
  ...{ to: 'office@example.com', subject: 'Größe', text: 'Text' },
  replyTo: { name: 'Zoë', address: 'zoe@example.com' },
  headers: { 'Auto-Submitted': 'auto-generated' },
})

test('each provider gets a mail in its format', async () => {
  const automatic = { 'Auto-Submitted': 'auto-generated' }
  expect(await openProvider('resend', 're_key', send).send(mail)).toEqual({ ok: true })
  const resend = {
    ...{ from: '"Muster \\"IT\\"" <site@example.com>', to: ['office@example.com'] },
    ...{ reply_to: 'zoe@example.com', subject: 'Größe', text: 'Text', html: mail.html },
    headers: { ...automatic, 'Message-ID': '<id1@example.com>' },
  }
  expect(await openProvider('brevo', 'xkeysib', send).send(mail)).toEqual({ ok: true })
  const brevo = {
    ...{ sender: { name: 'Muster "IT"', email: 'site@example.com' }, to: [{ email: 'office@example.com' }] },
    ...{ replyTo: { name: 'Zoë', email: 'zoe@example.com' }, subject: 'Größe' },
    ...{ textContent: 'Text', htmlContent: mail.html },
    headers: { ...automatic, 'Message-Id': '<id1@example.com>', idempotencyKey: 'id1@example.com' },
  }
  const key = { authorization: 'Bearer re_key', 'idempotency-key': 'id1@example.com' }
  expect(received).toMatchObject([
    { path: '/emails', headers: key, body: resend },
    { path: '/v3/smtp/email', headers: { 'api-key': 'xkeysib' }, body: brevo },
  ])
})

test('each provider gets all recipients', async () => {
  const several = { ...mail, to: 'a@example.com, b@example.com' }
  await openProvider('resend', 're_key', send).send(several)
  await openProvider('brevo', 'xkeysib', send).send(several)
  const [a, b] = ['a@example.com', 'b@example.com']
  expect(received).toMatchObject([{ body: { to: [a, b] } }, { body: { to: [{ email: a }, { email: b }] } }])
})

test('what a provider says decides what follows, no key is in the reason, and silence is a failure', async () => {
  const kinds = { 400: 'mail', 401: 'key', 403: 'key', 402: 'busy', 429: 'busy', 500: 'busy' }
  for (const [code, kind] of Object.entries(kinds)) {
    status = Number(code)
    for (const name of ['resend', 'brevo'] as const) {
      const sent = await openProvider(name, 'secret-key', send).send(mail)
      expect(sent).toMatchObject({ ok: false, kind, detail: `${name} ${code}`, isPerhapsDelivered: false })
      expect(JSON.stringify(sent)).not.toContain('secret-key')
    }
  }
  // Nothing was sent on to where an answer leads.
  status = 307
  expect(await openProvider('resend', 'key', send).send(mail)).toMatchObject({ ok: false })
  expect(received.length).toBe(2 * Object.keys(kinds).length + 1)
  status = 0
  const sent = await openProvider('brevo', 'key', send, 50).send(mail)
  expect(sent).toMatchObject({ kind: 'perhaps delivered', isPerhapsDelivered: true })
  const port = await freePort()
  const nobody: typeof fetch = () => fetch(`http://127.0.0.1:${port}/`)
  expect(await openProvider('brevo', 'key', nobody).send(mail)).toMatchObject({
    ...{ kind: 'unreachable', isPerhapsDelivered: false },
  })
})
