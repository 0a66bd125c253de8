import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { retryAfter, showable, submitJson } from './submit-form.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** The address of a server that answers as it is told. */
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const answer = (status: number, body?: string, headers: Record<string, string> = {}) =>
  listen((_, response) => response.writeHead(status, headers).end(body))

/** What a refusal has, apart from what is not there. */
async function refusalOf(address: string, timeout?: number) {
  const outcome = await submitJson(address, {}, timeout === undefined ? {} : { timeout })
  if (outcome.ok) throw new Error('it was taken for a success')
  return JSON.parse(JSON.stringify(outcome.reason))
}

test('what is sent is JSON, by POST, without a key', async () => {
  let sent: unknown
  const address = await listen((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const { 'content-type': type, accept, authorization } = request.headers
      sent = { method: request.method, type, accept, authorization, body }
      response.end('{"success":true}')
    })
  })
  expect(await submitJson(address, { email: 'ü@example.com', firstName: '' })).toEqual({ ok: true })
  expect(sent).toEqual({
    method: 'POST',
    type: 'application/json',
    accept: 'application/json',
    authorization: undefined,
    body: '{"email":"ü@example.com","firstName":""}',
  })
})

test('a key is sent as a bearer token', async () => {
  const sent: (string | undefined)[] = []
  const address = await listen((request, response) => {
    sent.push(request.headers.authorization)
    response.end('{"success":true}')
  })
  await submitJson(address, {}, { key: 'abc' })
  await submitJson(address, {}, { key: '' })
  expect(sent).toEqual(['Bearer abc', undefined])
})

test('neither cookies nor the path of the page are sent, and nothing is kept', async () => {
  let options: RequestInit = {}
  const send = async (_: unknown, given: RequestInit = {}) => {
    options = given
    return new Response('{"success":true}')
  }
  await submitJson('/x', {}, { send })
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
    expect(await submitJson(await answer(status, body), {})).toEqual({ ok: true })
  })
})

describe('no success is', () => {
  test.each([
    [204, undefined, 'status 204, no JSON object'],
    [200, '', 'status 200, no JSON object'],
    [200, '<!doctype html><h1>success</h1>', 'status 200, no JSON object'],
    [200, '{"success":tr', 'status 200, no JSON object'],
    [200, '{success:true}', 'status 200, no JSON object'],
    [200, 'null', 'status 200, no JSON object'],
    [200, 'true', 'status 200, no JSON object'],
    [200, '"success"', 'status 200, no JSON object'],
    [200, '[]', 'status 200, no JSON object'],
    [200, '[{"success":true}]', 'status 200, no JSON object'],
    [200, '{}', 'status 200'],
    [200, '{"success":"true"}', 'status 200'],
    [200, '{"success":"false"}', 'status 200'],
    [200, '{"success":1}', 'status 200'],
    [200, '{"success":false}', 'status 200'],
    [200, '{"success":[true]}', 'status 200'],
    [200, '{"__proto__":{"success":true}}', 'status 200'],
    [400, '{"success":true}', 'status 400'],
    [500, '{"success":true}', 'status 500'],
    [404, 'not found', 'status 404, no JSON object'],
  ])('%i %j', async (status, body, cause) => {
    expect(await refusalOf(await answer(status, body))).toEqual({ cause })
  })

  test.each([301, 302, 303, 307, 308])('a redirect with status %i, which is not followed', async (status) => {
    let asked = 0
    const address = await listen((request, response) => {
      asked += 1
      if (request.url === '/') response.writeHead(status, { Location: '/elsewhere' }).end()
      else response.end('{"success":true}')
    })
    expect((await refusalOf(address)).cause).toMatch(/^TypeError/)
    expect(asked).toBe(1)
  })

  test('a connection that is refused', async () => {
    const address = await listen(() => {})
    closers.pop()?.()
    expect((await refusalOf(address)).cause).toMatch(/^TypeError/)
  })

  test('a connection that breaks before the answer', async () => {
    const address = await listen((request) => request.socket.destroy())
    expect((await refusalOf(address)).cause).toMatch(/^TypeError/)
  })

  test('a connection that breaks within the answer', async () => {
    const address = await listen((request, response) => {
      response.writeHead(200, { 'Content-Length': 1000 }).write('{"success":true}')
      setTimeout(() => request.socket.destroy(), 20)
    })
    expect((await refusalOf(address)).cause).toMatch(/^TypeError/)
  })

  test('no answer in time', async () => {
    const address = await listen(() => {})
    expect(await refusalOf(address, 50)).toEqual({ cause: 'TimeoutError: no whole answer within 50 ms' })
  })

  test('an answer that has begun and does not end in time', async () => {
    const address = await listen((_, response) => {
      response.writeHead(200).write('{"success":true}')
    })
    expect(await refusalOf(address, 50)).toEqual({ cause: 'TimeoutError: no whole answer within 50 ms' })
  })

  test('an answer without end, of which the rest is not read', async () => {
    let isOver = false
    const address = await listen((_, response) => {
      const more = () => {
        while (!isOver && response.write(' '.repeat(100_000)));
      }
      response.on('drain', more)
      response.on('close', () => {
        isOver = true
      })
      more()
    })
    expect(await refusalOf(address)).toEqual({ cause: 'Error: the answer is too long' })
    await expect.poll(() => isOver).toBe(true)
  })

  test('an address that is none, or a key that fits into no header', async () => {
    const send = (address: string, options: RequestInit) => fetch(address, options)
    expect(await submitJson('http://', {}, { send: send as typeof fetch })).toMatchObject({ ok: false })
    expect(await submitJson(await answer(200), {}, { key: 'a\nb' })).toMatchObject({ ok: false })
  })
})

describe('of a refusal, one is told', () => {
  test("the server's words", async () => {
    const body = JSON.stringify({ success: false, error: 'Die Adresse ist schon angemeldet.' })
    expect(await refusalOf(await answer(200, body))).toEqual({
      cause: 'status 200',
      text: 'Die Adresse ist schon angemeldet.',
    })
    expect((await refusalOf(await answer(409, body))).text).toBe('Die Adresse ist schon angemeldet.')
  })

  test.each([
    ['30', 30],
    [new Date(Date.now() + 120_000).toUTCString(), 120],
  ])('when to try again: %s', async (header, seconds) => {
    const { retryAfterSeconds } = await refusalOf(await answer(429, '', { 'Retry-After': String(header) }))
    expect(Math.abs(retryAfterSeconds - seconds)).toBeLessThanOrEqual(60)
  })
})

describe('an error text', () => {
  test.each([
    [undefined],
    [null],
    [7],
    [{ message: 'x' }],
    [['x']],
    [''],
    [' \n\t '],
    ['\u0000\u001b'],
    ['\u200b'],
  ])('%j is none', (error) => {
    expect(showable(error)).toBeUndefined()
  })

  test('is one line without control characters', () => {
    expect(showable(' a\r\nb\u0000\u001b[31mc\u2028d\u202ee ')).toBe('a b [31mc d e')
  })

  test('keeps markup as the text that it is', () => {
    expect(showable('<b>x</b> &amp;')).toBe('<b>x</b> &amp;')
  })

  test('of 200 characters is whole, a longer one is cut', () => {
    expect(showable('a'.repeat(200))).toBe('a'.repeat(200))
    expect(showable('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`)
    expect(showable('a'.repeat(1_000_000))).toBe(`${'a'.repeat(199)}…`)
  })

  test('is not cut within a character', () => {
    expect(showable(`a${'👍'.repeat(300)}`)).toBe(`a${'👍'.repeat(198)}…`)
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

  test.each([
    [null],
    [''],
    ['0'],
    ['-5'],
    ['1.5'],
    ['soon'],
    ['604801'],
    ['9'.repeat(400)],
    ['Mon, 20 Jan 2025 11:59:59 GMT'],
    ['Mon, 20 Jan 2035 12:00:00 GMT'],
  ])('%j says nothing', (header) => {
    expect(retryAfter(header, now)).toBeUndefined()
  })
})
