import { beforeEach, describe, expect, test } from 'vitest'
import { renderedLanguages } from '../src/languages.ts'
import { message, openTestFunctions, ownOrigin, type TestFunctions } from '../tests/support/test-functions.ts'

let site: TestFunctions
beforeEach(async () => {
  site = await openTestFunctions()
})

const person = { email: 'zoe@example.com', firstName: 'Zoë' }

/** A refusal with a reason, after which nothing was sent or stored. */
async function expectRefusal(response: Response, status: number) {
  expect([response.status, await response.json()]).toEqual([
    status,
    { success: false, error: expect.stringMatching(/\S/) },
  ])
  expect(site.mails).toEqual([])
  expect(await site.rows('select * from outbox')).toEqual([])
}

describe('bad input is refused, and nothing is sent:', () => {
  const deep = `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`
  const bodies = ['', 'null', '[]', '"a@example.com"', 'undefined', '{"email":"a@example.com"', deep]
  test.each(bodies)('the body %s', async (body) => {
    await expectRefusal(await site.post('send-newsletter-email', body), 400)
    await expectRefusal(await site.post('send-contact-email', body), 400)
  })

  test.each<unknown>([
    ...[
      undefined,
      ['a@example.com'],
      'a@example.com,b@example.com',
      'a@example.com; b@example.com',
      'undefined',
    ],
    ...['A <a@example.com>', '"a b"@example.com', 'a@example.com\nBcc: b@example.com', 'a\r@example.com'],
    // The first two have a Cyrillic letter, the third a Greek one.
    ...['а@example.com', 'a@exаmple.com', 'a@exampłe.cοm', 'a@localhost', 'a@192.0.2.1', 'a@xn--0.example'],
    `a@${'b'.repeat(290)}.example`,
  ])('the e-mail address %j', async (email) => {
    await expectRefusal(await site.signUp({ ...person, email }), 400)
    await expectRefusal(await site.send({ ...message, email }), 400)
  })

  test.each<unknown>([
    ...[
      7,
      { toString: 'x' },
      'Zoë\r\nBcc: b@example.com',
      'Zoë\u2028x',
      'a\u202eb',
      '\u200b',
      '[object Object]',
    ],
    // Of two scripts, and of 64 KB.
    ...['Раul', 'a'.repeat(65_536)],
  ])('the name %j', async (firstName) => {
    await expectRefusal(await site.signUp({ ...person, firstName }), 400)
    await expectRefusal(await site.send({ ...message, firstName }), 400)
  })

  test('a message without a required field, with a line break in a short one, or with more than text', async () => {
    for (const field of ['firstName', 'lastName', 'company', 'message'])
      await expectRefusal(await site.send({ ...message, [field]: ' ' }), 400)
    for (const field of ['phone', 'subject', 'company', 'lastName'])
      await expectRefusal(await site.send({ ...message, [field]: 'a\nBcc: b@example.com' }), 400)
    for (const text of ['a\u0000b', 'a'.repeat(20_001)])
      await expectRefusal(await site.send({ ...message, message: text }), 400)
  })

  test('the fields of every object, a field twice, and fields that look like an answer', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const signUp = (body: string, headers?: Record<string, string>) =>
      site.post('send-newsletter-email', body, headers)
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      await expectRefusal(await signUp(`{"email":"a@example.com","${name}":{"x":1}}`), 400)
      await expectRefusal(await signUp(`email=a@example.com&${name}=x`, headers), 400)
    }
    await expectRefusal(await signUp('email=a@example.com&email=b@example.com', headers), 400)
    await expectRefusal(await site.signUp({ status: 200, problem: 'origin', text: 'x' }), 400)
  })

  test('a body that is too long, also without its length', async () => {
    await expectRefusal(await site.signUp({ ...person, more: 'a'.repeat(140_000) }), 413)
    let chunks = 0
    const body = new ReadableStream({
      pull(controller) {
        chunks += 1
        controller.enqueue(new Uint8Array(16_384))
      },
    })
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    await expectRefusal(await site.request('send-newsletter-email', init), 413)
    expect(chunks).toBeLessThan(12)
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])('%s', async (type) => {
    await expectRefusal(await site.signUp(person, { 'Content-Type': type }), 415)
  })
})

describe('who fills in forms by program', () => {
  test('is refused if they fill in the field that people do not see', async () => {
    await expectRefusal(await site.send({ ...message, website: 'https://spam.example' }), 400)
  })

  test('is asked to wait if they are faster than people', async () => {
    for (const elapsed of [0, 300, 'soon', -1]) {
      const response = await site.signUp({ ...person, elapsed })
      expect(response.headers.get('Retry-After')).toBe('2')
      await expectRefusal(response, 429)
    }
    expect((await site.signUp({ ...person, website: '', elapsed: 8000 })).status).toBe(200)
  })
})

describe('a page of', () => {
  test.each(['https://other.example', 'https://other-www.site.example', 'null', 'http://localhost'])(
    '%s may not send forms',
    async (Origin) => {
      const response = await site.signUp(person, { Origin })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
      await expectRefusal(response, 403)
    },
  )

  test('this site may, and of an origin that was configured', async () => {
    expect((await site.signUp(person, { Origin: ownOrigin })).status).toBe(200)
    site.services.config.origins.push('https://form.example')
    site = await openTestFunctions({ config: { ...site.services.config, origins: ['https://form.example'] } })
    const Origin = 'https://form.example'
    const response = await site.signUp(person, { Origin })
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([200, Origin])
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After')
    expect(response.headers.get('Vary')).toBe('Origin')
    const preflight = await site.request('send-contact-email', { method: 'OPTIONS', headers: { Origin } })
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type')
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(Origin)
  })
})

describe('a response', () => {
  test.skipIf(renderedLanguages.length < 2)(
    'is in the language of the form, else of the browser',
    async () => {
      const errorOf = async (response: Promise<Response>) => (await (await response).json()).error
      const german = await errorOf(site.signUp({ email: 'x' }))
      const english = await errorOf(site.signUp({ email: 'x', language: 'en' }))
      expect(english).not.toBe(german)
      expect(await errorOf(site.signUp({ email: 'x' }, { 'Accept-Language': 'en-GB,de' }))).toBe(english)
      expect(await errorOf(site.signUp({ email: 'x' }, { 'Accept-Language': 'fr' }))).toBe(german)
      expect(await errorOf(site.signUp({ email: 'x', language: 'de' }, { 'Accept-Language': 'en' }))).toBe(
        german,
      )
    },
  )

  test('is a page for a browser that sends the form without a script', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html,*/*' }
    const fields = String(new URLSearchParams({ ...message, message: 'a\r\nb' }))
    const response = await site.post('send-contact-email', fields, headers)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; .*form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(await response.text()).toContain('<h1>')
    expect(site.mails.at(-1)?.text).toContain('a\nb')
  })

  test('is not kept, followed or found', async () => {
    for (const path of ['health', 'newsletter/confirm?token=x', 'elsewhere', 'send-contact-email']) {
      const { headers } = await site.request(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
    }
  })

  test('to a wrong method says which is right', async () => {
    const response = await site.request('send-contact-email', { method: 'DELETE' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
    expect((await site.request('newsletter/confirm', { method: 'PUT' })).headers.get('Allow')).toBe(
      'GET, POST',
    )
  })

  test('to an unknown path is 404', async () => {
    expect((await site.request('send-newsletter-email/x')).status).toBe(404)
  })

  test('is 503 without details if the database fails, which the log has', async () => {
    site.services.database.close()
    const response = await site.signUp(person)
    expect([response.status, await response.json()]).toEqual([
      503,
      { success: false, error: expect.any(String) },
    ])
    expect(site.lines.length).toBe(1)
  })
})

describe('the health', () => {
  test('is good, bad without the mail server, and asked for once a minute', async () => {
    const statusOf = async () => (await site.request('health')).status
    expect(await statusOf()).toBe(200)
    site.state.answer = { ok: false, reason: 'x', isPermanent: false, isAddress: false }
    expect(await statusOf()).toBe(200)
    site.state.now += 60_000
    expect(await statusOf()).toBe(503)
  })

  test('is bad while a message waits for more than an hour, and good when it has sent it', async () => {
    site.services.mailer.check = async () => true
    site.state.answer = { ok: false, reason: 'x', isPermanent: false, isAddress: false }
    await site.send(message)
    const statuses: number[] = []
    for (const wait of [0, 3_600_001]) {
      site.state.now += wait
      statuses.push((await site.request('health')).status)
    }
    site.state.answer = { ok: true }
    site.state.now += 3_600_000
    statuses.push((await site.request('health')).status)
    expect(statuses).toEqual([200, 503, 200])
    expect(site.mails.length).toBe(1)
  })

  test('is bad without the database, and says no more', async () => {
    site.services.database.close()
    const response = await site.request('health')
    expect([response.status, await response.json()]).toEqual([503, { success: false }])
  })
})
