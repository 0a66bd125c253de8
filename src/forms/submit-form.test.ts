import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeServer, freePort, listen } from '../../tests/support/listen.ts'
import { failureText, readFields, retryAfter, type Submission, showable, submitForm } from './submit-form.ts'

/** Starts a server until the test is over; returns its address. */
function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => closeServer(server))
  return listen(server)
}

/** The outcome of a submission that is answered so. */
const outcomeOf = (status: number, body: string | null, headers: Record<string, string> = {}) =>
  submitForm({ address: '/x' }, {}, { send: async () => new Response(body, { status, headers }) })

/** The defined properties of a refusal. */
async function refusalOf(submission: Promise<Submission>) {
  const outcome = await submission
  if (outcome.ok !== false) throw new Error('expected a refusal, got a success')
  return JSON.parse(JSON.stringify(outcome.reason))
}

test('the body is sent as JSON, with a key as a bearer token, and nothing of the page or the visitor', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('{"success":true}'))
  const values = { email: 'ü@example.com', firstName: '' }
  for (const key of [undefined, '', 'abc'])
    expect(await submitForm({ address: '/x', key }, values, { send })).toEqual({ ok: true })
  const body = '{"email":"ü@example.com","firstName":""}'
  const privacy = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'strict-origin' }
  const options = { method: 'POST', body, ...privacy, redirect: 'error', signal: expect.any(AbortSignal) }
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
  const sent = [headers, headers, { ...headers, Authorization: 'Bearer abc' }]
  expect(send.mock.calls).toEqual(sent.map((headers) => ['/x', { ...options, headers }]))
})

test('only `success: true` in an object is a success, with a status of 2xx', async () => {
  for (const body of ['{"success":true}', '{"success":true,"error":null}', '\ufeff \n{"success":true}\n'])
    expect([body, await outcomeOf(201, body)]).toEqual([body, { ok: true }])
  const noObjects = ['', '<!doctype html><h1>success</h1>', '{"success":tr', '{success:true}', 'null', 'true']
  for (const body of [...noObjects, '"success"', '[]', '[{"success":true}]'])
    expect([body, await refusalOf(outcomeOf(200, body))]).toEqual([
      body,
      { cause: 'status 200, no JSON object' },
    ])
  expect((await refusalOf(outcomeOf(204, null))).cause).toBe('status 204, no JSON object')
  const noSuccesses = ['{}', '{"success":"true"}', '{"success":1}', '{"success":false}', '{"success":[true]}']
  for (const body of [...noSuccesses, '{"__proto__":{"success":true}}'])
    expect([body, await refusalOf(outcomeOf(200, body))]).toEqual([body, { cause: 'status 200' }])
  for (const status of [400, 500])
    expect(await refusalOf(outcomeOf(status, '{"success":true}'))).toEqual({ cause: `status ${status}` })
})

test('a redirect, and a connection that is refused or breaks before or within the response, is a failure', async () => {
  const requested: unknown[] = []
  const addresses = [
    await serve(({ url }, response) => {
      requested.push(url)
      response.writeHead(307, { Location: '/elsewhere' }).end()
    }),
    await serve((request) => request.socket.destroy()),
    await serve((_, response) => {
      const head = response.writeHead(200, { 'Content-Length': 1000 })
      head.write('{"success":true}', () => response.destroy())
    }),
    `http://127.0.0.1:${await freePort()}`,
  ]
  for (const address of addresses)
    expect((await refusalOf(submitForm({ address }, {}))).cause).toMatch(/^TypeError/)
  expect(requested).toEqual(['/'])
})

test('no complete response in time is a failure, after ten seconds if nothing else is said', async () => {
  const address = await serve((_, response) => {
    response.writeHead(200).write('{"success":true}')
  })
  expect(await refusalOf(submitForm({ address }, {}, { timeoutMs: 50 }))).toEqual({
    cause: 'TimeoutError: no complete response within 50 ms',
  })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const send: typeof fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  const refusal = refusalOf(submitForm({ address: '/x' }, {}, { send }))
  await vi.advanceTimersByTimeAsync(9999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect((await refusal).cause).toBe('TimeoutError: no complete response within 10000 ms')
})

test("a refusal has the server's text, also for the log, and when to try again", async () => {
  const text = 'Die Adresse ist schon angemeldet.'
  const body = JSON.stringify({ success: false, error: text })
  expect(await refusalOf(outcomeOf(200, body))).toEqual({ cause: `status 200: ${text}`, text })
  expect((await refusalOf(outcomeOf(409, body))).text).toBe(text)
  expect(await refusalOf(outcomeOf(429, '', { 'Retry-After': '30' }))).toMatchObject({
    retryAfterSeconds: 30,
  })
})

test('an error text is shown as one line of 200 characters at most, not cut within a character', () => {
  const none = [undefined, null, 7, { message: 'x' }, ['x'], '', ' \n\t ', '\u0000\u001b', '\u200b']
  expect(none.filter((error) => showable(error) !== undefined)).toEqual([])
  const texts = [
    [' a\r\nb\u0000\u001b[31mc\u2028d\u202ee ', 'a b [31mc d e'],
    ['<b>x</b> &amp;', '<b>x</b> &amp;'],
    ['a'.repeat(200), 'a'.repeat(200)],
    ['a'.repeat(201), `${'a'.repeat(199)}…`],
    [`a${'👍'.repeat(300)}`, `a${'👍'.repeat(198)}…`],
  ]
  expect(texts.map(([error]) => [error, showable(error)])).toEqual(texts)
})

test('a Retry-After is seconds or a date, at most a week ahead', () => {
  const now = Date.parse('2025-01-20T12:00:00Z')
  const never = ['0', '-5', '1.5', 'soon', '604801', '9'.repeat(400), 'Mon, 20 Jan 2025 11:59:59 GMT']
  const headers = [
    ['1', 1],
    [' 120 ', 120],
    ['604800', 604_800],
    ['Mon, 20 Jan 2025 13:00:00 GMT', 3600],
    ...[null, '', ...never, 'Mon, 20 Jan 2035 12:00:00 GMT'].map((header) => [header, undefined] as const),
  ] as const
  expect(headers.map(([header]) => [header, retryAfter(header, now)])).toEqual(headers)
})

test('a failure is reported in the words of the server or ours, and when to try again', () => {
  const copy = { fallback: 'Es ging nicht', tryAgain: 'Wieder {when}.', language: 'de' } as const
  const textFor = (text?: string, retryAfterSeconds?: number) =>
    failureText({ text, retryAfterSeconds }, copy)
  expect([textFor('Voll'), textFor()]).toEqual(['Voll', 'Es ging nicht'])
  expect(textFor(undefined, 120)).toBe('Es ging nicht. Wieder in 2 Minuten.')
  expect(textFor('Zu viel!', 1)).toBe('Zu viel! Wieder in 1 Sekunde.')
})

function dataOf(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('what was typed is read from the named fields, trimmed, with line ends of one kind', () => {
  const data = dataOf({ a: ' \t x  y \n', b: '\u00a0', c: '1\r\n2\r3\n4\r\n\r\n5', consent: 'on' })
  expect(readFields(data, ['a', 'b', 'c', 'd'])).toEqual({ a: 'x  y', b: '', c: '1\n2\n3\n4\n\n5', d: '' })
})
