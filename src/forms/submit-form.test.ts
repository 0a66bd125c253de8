import { createServer, type RequestListener, type Server } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { naughtyStrings, trimmed } from '../../tests/support/contact-form.ts'
import { closeServer, listen } from '../../tests/support/listen.ts'
import { failureText, readFields, retryAfter, showable, submitForm } from './submit-form.ts'

const servers: Server[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) await closeServer(server)
})

/** Starts a server and returns its address. */
function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  return listen(server)
}

const respond = (status: number, body?: string, headers: Record<string, string> = {}) =>
  serve((_, response) => response.writeHead(status, headers).end(body))

/** The defined properties of a refusal. */
async function refusalOf(address: string, timeoutMs?: number) {
  const outcome = await submitForm({ address }, {}, timeoutMs === undefined ? {} : { timeoutMs })
  if (outcome.ok) throw new Error('expected a refusal, got a success')
  return JSON.parse(JSON.stringify(outcome.reason))
}

test('the body is sent as JSON, by POST, with a key as a bearer token', async () => {
  const sent: unknown[] = []
  const address = await serve(async (request, response) => {
    const { 'content-type': type, accept, authorization } = request.headers
    sent.push([request.method, type, accept, authorization, await readText(request)])
    response.end('{"success":true}')
  })
  for (const key of [undefined, '', 'abc'])
    expect(await submitForm({ address, key }, { email: 'ü@example.com', firstName: '' })).toEqual({
      ok: true,
    })
  const sentWith = (authorization?: string) => [
    ...['POST', 'application/json', 'application/json', authorization],
    '{"email":"ü@example.com","firstName":""}',
  ]
  expect(sent).toEqual([sentWith(), sentWith(), sentWith('Bearer abc')])
})

test('neither cookies nor the path of the page are sent, and nothing is cached', async () => {
  let options: RequestInit = {}
  const send = async (_: unknown, init: RequestInit = {}) => {
    options = init
    return new Response('{"success":true}')
  }
  await submitForm({ address: '/x' }, {}, { send })
  expect(options).toMatchObject({
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'strict-origin',
    redirect: 'error',
  })
})

describe('a success is', () => {
  test.each([
    [200, '{"success":true}'],
    [201, '{"success":true,"id":7,"error":null}'],
    [200, '\ufeff \n{"success":true}\n'],
  ])('%i %j', async (status, body) => {
    expect(await submitForm({ address: await respond(status, body) }, {})).toEqual({ ok: true })
  })
})

describe('a failure is', () => {
  const noObjects = [
    '',
    '<!doctype html><h1>success</h1>',
    '{"success":tr',
    '{success:true}',
    'null',
    'true',
    '"success"',
  ]
  const noSuccesses = [
    '{}',
    '{"success":"true"}',
    '{"success":"false"}',
    '{"success":1}',
    '{"success":false}',
  ]
  test.each([
    ...[...noObjects, '[]', '[{"success":true}]'].map((body) => [200, body, ', no JSON object'] as const),
    ...[...noSuccesses, '{"success":[true]}', '{"__proto__":{"success":true}}'].map(
      (body) => [200, body, ''] as const,
    ),
    [204, undefined, ', no JSON object'],
    [400, '{"success":true}', ''],
    [500, '{"success":true}', ''],
    [404, 'not found', ', no JSON object'],
  ] as const)('%i %j', async (status, body, more) => {
    expect(await refusalOf(await respond(status, body))).toEqual({ cause: `status ${status}${more}` })
  })

  test('a redirect, which is not followed', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const requested: unknown[] = []
      const address = await serve(({ url }, response) => {
        requested.push(url)
        if (url === '/') response.writeHead(status, { Location: '/elsewhere' }).end()
        else response.end('{"success":true}')
      })
      expect((await refusalOf(address)).cause).toMatch(/^TypeError/)
      expect(requested).toEqual(['/'])
    }
  })

  test('a connection that is refused, or breaks before or within the response', async () => {
    const addresses = [
      await serve((request) => request.socket.destroy()),
      await serve((_, response) => {
        response
          .writeHead(200, { 'Content-Length': 1000 })
          .write('{"success":true}', () => response.destroy())
      }),
      await serve(() => {}),
    ]
    for (const server of servers.splice(-1)) await closeServer(server)
    for (const address of addresses) expect((await refusalOf(address)).cause).toMatch(/^TypeError/)
  })

  test('no complete response within ten seconds', async () => {
    vi.useFakeTimers()
    const send: typeof fetch = (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    const outcome = submitForm({ address: '/x' }, {}, { send })
    await vi.advanceTimersByTimeAsync(9999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    const cause = 'TimeoutError: no complete response within 10000 ms'
    expect(await outcome).toMatchObject({ ok: false, reason: { cause } })
  })

  test('a response that begins and does not end in time', async () => {
    const address = await serve((_, response) => {
      response.writeHead(200).write('{"success":true}')
    })
    expect(await refusalOf(address, 50)).toEqual({ cause: 'TimeoutError: no complete response within 50 ms' })
  })

  test('a response without end, which is not read on', async () => {
    let isOver = false
    const address = await serve((_, response) => {
      const more = () => {
        while (!isOver && response.write(' '.repeat(100_000)));
      }
      response.on('drain', more)
      response.on('close', () => {
        isOver = true
      })
      more()
    })
    expect(await refusalOf(address)).toEqual({ cause: 'Error: the response is too long' })
    await expect.poll(() => isOver).toBe(true)
  })
})

describe('a refusal has', () => {
  test("the server's text, also for the log", async () => {
    const body = JSON.stringify({ success: false, error: 'Die Adresse ist schon angemeldet.' })
    expect(await refusalOf(await respond(200, body))).toEqual({
      cause: 'status 200: Die Adresse ist schon angemeldet.',
      text: 'Die Adresse ist schon angemeldet.',
    })
    expect((await refusalOf(await respond(409, body))).text).toBe('Die Adresse ist schon angemeldet.')
  })

  test.each([
    ['30', 30],
    [new Date(Date.now() + 120_000).toUTCString(), 120],
  ])('when to try again: %s', async (header, seconds) => {
    const { retryAfterSeconds } = await refusalOf(await respond(429, '', { 'Retry-After': String(header) }))
    expect(Math.abs(retryAfterSeconds - seconds)).toBeLessThanOrEqual(60)
  })
})

describe('an error text', () => {
  test.each([undefined, null, 7, { message: 'x' }, ['x'], '', ' \n\t ', '\u0000\u001b', '\u200b'])(
    '%j is none',
    (error) => {
      expect(showable(error)).toBeUndefined()
    },
  )

  test.each([
    [' a\r\nb\u0000\u001b[31mc\u2028d\u202ee ', 'a b [31mc d e'],
    ['<b>x</b> &amp;', '<b>x</b> &amp;'],
    ['a'.repeat(200), 'a'.repeat(200)],
    ['a'.repeat(201), `${'a'.repeat(199)}…`],
    // Not cut within a character.
    [`a${'👍'.repeat(300)}`, `a${'👍'.repeat(198)}…`],
  ])('%.20j is shown as one line of 200 characters at most', (error, text) => {
    expect(showable(error)).toBe(text)
  })
})

describe('a Retry-After of', () => {
  const now = Date.parse('2025-01-20T12:00:00Z')

  test.each([
    ['1', 1],
    [' 120 ', 120],
    ['604800', 604_800],
    ['Mon, 20 Jan 2025 12:00:30 GMT', 30],
    ['Mon, 20 Jan 2025 13:00:00 GMT', 3600],
  ])('%j says when', (header, seconds) => {
    expect(retryAfter(header, now)).toBe(seconds)
  })

  const never = ['0', '-5', '1.5', 'soon', '604801', '9'.repeat(400), 'Mon, 20 Jan 2025 11:59:59 GMT']
  test.each([null, '', ...never, 'Mon, 20 Jan 2035 12:00:00 GMT'])('%j says nothing', (header) => {
    expect(retryAfter(header, now)).toBeUndefined()
  })
})

test('a failure is reported in the words of the server or ours, and when to try again', () => {
  const tryAgain = (when: string) => `Wieder ${when}.`
  const copy = { fallback: 'Es ging nicht', tryAgain, language: 'de' } as const
  const textFor = (text?: string, retryAfterSeconds?: number) =>
    failureText({ text, retryAfterSeconds }, copy)
  expect([textFor('Voll'), textFor()]).toEqual(['Voll', 'Es ging nicht'])
  expect(textFor(undefined, 120)).toBe('Es ging nicht. Wieder in 2 Minuten.')
  expect(textFor('Zu viel!', 1)).toBe('Zu viel! Wieder in 1 Sekunde.')
})

describe('what was typed', () => {
  function dataOf(fields: Record<string, string>): FormData {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }

  test('is read from the named fields, trimmed, with line ends of one kind', () => {
    const data = dataOf({ a: ' \t x  y \n', b: '\u00a0', c: '1\r\n2\r3\n4\r\n\r\n5', consent: 'on' })
    expect(readFields(data, ['a', 'b', 'c', 'd'])).toEqual({ a: 'x  y', b: '', c: '1\n2\n3\n4\n\n5', d: '' })
  })

  test('every naughty string arrives as it was typed', async () => {
    expect(naughtyStrings.length).toBeGreaterThan(400)
    for (const text of naughtyStrings) {
      const typed = { message: text.replaceAll(/\r\n?/g, '\n') }
      let sent: unknown
      const send: typeof fetch = async (_, init) => {
        sent = JSON.parse(new TextDecoder().decode(new TextEncoder().encode(String(init?.body))))
        return new Response('{"success":true}')
      }
      await submitForm({ address: '/x' }, readFields(dataOf({ message: text }), ['message']), { send })
      expect(sent).toEqual(trimmed(typed))
    }
  })
})
