import { expect, test } from 'vitest'
import { company } from '../src/site/company.ts'
import { honeypotName } from '../src/site/contact-fields.ts'
import { message, ownOrigin, testFunctionsForEach } from '../tests/support/test-functions.ts'

const site = testFunctionsForEach()

const person = { email: 'zoe@example.com', firstName: 'Zoë' }
const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Each input is refused with a reason and another way to reach the company, and nothing is stored or a trouble. */
async function expectRefusals<T>(status: number, inputs: T[], send: (input: T) => Promise<Response>) {
  const accepted: unknown[] = []
  for (const input of inputs) {
    const response = await send(input)
    const { success, error } = await response.json()
    const isNamed = [company.email.general, company.phone].every((way) => error.includes(way))
    // The forms show no more of it.
    if (response.status !== status || success || !isNamed || error.length > 200) accepted.push([input, error])
  }
  expect([accepted, await site.rows('select * from mails'), site.lines]).toEqual([[], [], []])
}

test('a body without an object, or without the fields, is refused', async () => {
  const deep = `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`
  const bodies = ['', 'null', '[]', '"a@example.com"', 'undefined', '{"email":"a@example.com"', deep]
  for (const path of ['send-contact-email', 'send-newsletter-email']) {
    const objects = ['{"__proto__":{"email":"a@example.com"}}', '{"constructor":1}', '{"status":200}']
    await expectRefusals(400, [...bodies, ...objects], (body) => site.post(path, body))
  }
})

test('fields that are no names, addresses and texts are refused', async () => {
  const odd =
    'a@example.com,b@example.com | undefined | A <a@example.com> | "a b"@example.com | а@example.com'
  const more =
    'a@localhost | a@192.0.2.1 | a@b@example.com | a@exam ple.com | a..b@example.com | .a@example.com'
  const long = [
    `a@${'b'.repeat(290)}.example`,
    `${'a'.repeat(65)}@example.com`,
    'a@example.com\nBcc: b@a.example',
  ]
  const emails = [undefined, ['a@example.com'], ...long, ...odd.split(' | '), ...more.split(' | ')]
  const names = [7, { toString: 'x' }, 'a'.repeat(101), 'a'.repeat(65_536)]
  const both = [...emails.map((email) => ({ email })), ...names.map((firstName) => ({ firstName }))]
  await expectRefusals(400, both, (field) => site.signUp({ ...person, ...field }))
  const others = [
    ...['firstName', 'lastName', 'company', 'message'].map((name) => ({ [name]: ' \u200b' })),
    // As long as a whole request, for expressions that go back and forth.
    ...['message', 'subject', 'email'].map((name) => ({ [name]: `a${' .'.repeat(60_000)}x` })),
    { message: 'a'.repeat(20_001) },
  ]
  await expectRefusals(400, [...both, ...others], (field) => site.send({ ...message, ...field }))
})

test('a body of another type, or that is too long, also without its length, is refused', async () => {
  const types = ['', ';', 'text/plain', 'multipart/form-data; boundary=x', 'application/json, x']
  await expectRefusals(415, types, (type) => site.send(message, { 'Content-Type': type }))
  await expectRefusals(413, ['a'.repeat(140_000)], (more) => site.signUp({ ...person, more }))
  let chunks = 0
  const pull = (controller: ReadableStreamDefaultController) => {
    chunks += 1
    controller.enqueue(new Uint8Array(16_384))
  }
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: new ReadableStream({ pull }), duplex: 'half' }
  await expectRefusals(413, [init as RequestInit], (init) => site.request('send-newsletter-email', init))
  expect(chunks).toBeLessThan(12)
})

test('who fills in what people do not see, or faster than people, is refused', async () => {
  const bot = { ...message, [honeypotName]: 'https://spam.example' }
  await expectRefusals(400, [bot], site.send)
  await expectRefusals(429, [0, 300, 'soon', -1], (elapsed) => site.signUp({ ...person, elapsed }))
  expect((await site.signUp({ ...person, elapsed: 0 })).headers.get('Retry-After')).toBe('2')
  expect((await site.signUp({ ...person, [honeypotName]: '', elapsed: 8000 })).status).toBe(200)
})

test('only pages of this site and of an origin that was configured may send forms', async () => {
  const own = 'https://form.example'
  const allowed = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin')
  const origins = ['https://other.example', 'https://other-www.site.example', 'null', 'http://localhost']
  await expectRefusals(403, origins, async (Origin) => {
    const response = await site.signUp(person, { Origin })
    expect(allowed(response)).toBeNull()
    return response
  })
  expect((await site.signUp(person, { Origin: ownOrigin })).status).toBe(200)
  const response = await site.signUp(person, { Origin: own })
  expect([response.status, allowed(response)]).toEqual([200, own])
  expect(response.headers.get('Vary')).toBe('Origin')
  const preflight = await site.request('send-contact-email', { method: 'OPTIONS', headers: { Origin: own } })
  const permitted = preflight.headers.get('Access-Control-Allow-Headers')
  expect([allowed(preflight), permitted]).toEqual([own, 'Content-Type'])
})

test('a response is in the language of the form, else of the browser', async () => {
  const errorOf = async (fields: object, accepted = '') =>
    (await (await site.signUp({ email: 'x', ...fields }, { 'Accept-Language': accepted })).json()).error
  const german = await errorOf({})
  const english = await errorOf({ language: 'en' })
  expect(english).not.toBe(german)
  expect(await errorOf({}, 'en-GB,de')).toBe(english)
  expect(await errorOf({}, 'fr')).toBe(german)
  expect(await errorOf({ language: 'de' }, 'en')).toBe(german)
})

test('a response is a page for a browser that sends the form without a script', async () => {
  const headers = { ...asForm, Accept: 'text/html,*/*' }
  const send = (fields: object) =>
    site.post('send-contact-email', String(new URLSearchParams({ ...message, ...fields })), headers)
  const response = await send({ message: 'a\r\nb' })
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<h1>')])
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  const policy = /^default-src 'none'; .*form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/
  expect(response.headers.get('Content-Security-Policy')).toMatch(policy)
  await site.settle()
  expect(site.mails.at(-1)?.text).toContain('a\nb')
  const refused = await send({ email: '<script>' })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(company.phone)])
})

test('a response is not kept, followed or found', async () => {
  for (const path of ['health', 'newsletter/confirm?token=x', 'elsewhere', 'send-contact-email']) {
    expect(Object.fromEntries((await site.request(path)).headers), path).toMatchObject({
      ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
      ...{ 'cross-origin-opener-policy': 'same-origin', 'x-content-type-options': 'nosniff' },
      'strict-transport-security': 'max-age=63072000',
    })
  }
})

test('a response to a wrong method says which is right, and to an unknown path is 404', async () => {
  const calls = {
    'send-contact-email': [405, 'POST'],
    'newsletter/confirm': [405, 'GET, POST'],
    ...{ x: [404, null], '': [404, null], 'x/health': [404, null], constructor: [404, null] },
  }
  for (const [path, expected] of Object.entries(calls)) {
    const { status, headers } = await site.request(path, { method: 'DELETE' })
    expect([status, headers.get('Allow')]).toEqual(expected)
  }
})

test('a body that breaks off is no trouble of the server', async () => {
  const broken = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"fi')),
      pull: (controller) => controller.error(new Error('aborted')),
    })
  const headers = { 'Content-Type': 'application/json' }
  await expectRefusals(400, ['send-contact-email', 'send-newsletter-email'], (path) =>
    site.request(path, { method: 'POST', headers, body: broken(), duplex: 'half' } as RequestInit),
  )
  expect((await site.request('health')).status).toBe(200)
})
