import { expect, test, vi } from 'vitest'
import { readFields } from '../site/contact-fields.ts'
import { failureText, submitForm } from './submit-form.ts'

/** The outcome of a submission that is answered so. */
const outcomeOf = (status: number, body: string | null, headers: Record<string, string> = {}) =>
  submitForm('x', {}, async () => new Response(body, { status, headers }))

test('the body is sent as JSON, and nothing of the page or the visitor', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('{"success":true}'))
  expect(await submitForm('x', { email: 'ü@example.com', firstName: '' }, send)).toEqual({ ok: true })
  const [address, options] = send.mock.calls[0] ?? []
  expect(address).toBe('/functions/x')
  expect(options).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"email":"ü@example.com","firstName":""}',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    redirect: 'error',
    signal: expect.any(AbortSignal),
  })
})

test('only `success: true` in an object is a success, with a status of 2xx', async () => {
  expect(await outcomeOf(201, '\ufeff {"success":true,"error":null}\n')).toEqual({ ok: true })
  const refused = [
    ...['', '<!doctype html>', '{"success":tr', 'null', '"success"', '[{"success":true}]', '{}'],
    ...['{"success":"true"}', '{"success":1}', '{"success":false}', '{"__proto__":{"success":true}}'],
  ]
  for (const body of refused) expect([body, (await outcomeOf(200, body)).ok]).toEqual([body, false])
  for (const status of [400, 500])
    expect(await outcomeOf(status, '{"success":true}')).toMatchObject({ ok: false, reason: {} })
})

test('a refusal has the cause for the log, the text of the server, and when to try again', async () => {
  const text = 'Die Adresse ist schon angemeldet.'
  const body = JSON.stringify({ success: false, error: text })
  const reason = { cause: `status 429: ${text}`, text, retryAfterSeconds: 30 }
  expect(await outcomeOf(429, body, { 'Retry-After': '30' })).toEqual({ ok: false, reason })
  expect(await outcomeOf(502, '<h1>')).toMatchObject({
    reason: { cause: expect.stringMatching(/^status 502: SyntaxError/) },
  })
  const send = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))
  const late = await submitForm('x', {}, send)
  expect(late).toEqual({ ok: false, reason: { cause: 'TimeoutError: signal timed out' } })
})

test('a failure is reported in the words of the server or ours, and when to try again', () => {
  const copy = { fallback: 'Es ging nicht', tryAgain: 'Wieder {when}.', language: 'de' } as const
  expect([failureText({ text: 'Voll' }, copy), failureText({}, copy)]).toEqual(['Voll', 'Es ging nicht'])
  expect(failureText({ retryAfterSeconds: 120 }, copy)).toBe('Es ging nicht. Wieder in 2 Minuten.')
  expect(failureText({ text: 'Zu viel!', retryAfterSeconds: 1 }, copy)).toBe('Zu viel! Wieder in 1 Minute.')
})

test('what was typed is read from the named fields, trimmed, with line ends of one kind', () => {
  const data = new FormData()
  data.set('a', ' \t x  y \n')
  data.set('b', '\u00a0')
  data.set('c', '1\r\n2\r3\n4\r\n\r\n5')
  expect(readFields(data, ['a', 'b', 'c', 'd'])).toEqual({ a: 'x  y', b: '', c: '1\n2\n3\n4\n\n5', d: '' })
})
