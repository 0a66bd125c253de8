import { expect, test, vi } from 'vitest'
import { type FormVariant, fieldsOf } from '../src/contact-fields.ts'
import { defaultLanguage } from '../src/i18n/languages.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { message, refusal, testFunctionsForEach } from '../tests/support/test-functions.ts'
import { query } from './database.ts'
import { openFunctions, openServices } from './node.ts'
import { enqueue, processOutbox } from './outbox/outbox.ts'
import { forgetOldData } from './retention.ts'
import { shellIn } from './texts.ts'

const folder = temporaryFolder()
const site = testFunctionsForEach()

const withKey = { ...message, idempotencyKey: '6f6e0b0e-8f0f-4a53-9d5e-0d7a4ff2b111' }
const send = async (fields: object) => (await site.send(fields)).status

/** Works the outbox off when so many milliseconds have passed. */
const workAfter = async (milliseconds: number) => {
  site.state.now += milliseconds
  await processOutbox(site.services)
  await forgetOldData(site.services)
}

test('a message reaches the company as text, with the sender only in Reply-To, and is then forgotten', async () => {
  const fields = { email: 'info@müller.example', phone: '+352 1', message: '<img src=x onerror=a()> & "b"' }
  const response = await site.send({ ...message, ...fields, subject: 'Angebot' })
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  const [mail] = site.mails
  // As mail servers write it.
  const replyTo = { name: 'Zoë Muster', address: 'info@xn--mller-kva.example' }
  const from = { address: 'site@site.example' }
  expect(mail).toMatchObject({ from, to: 'office@site.example', replyTo, subject: 'Angebot' })
  for (const text of [message.company, fields.message, '+352 1']) expect(mail?.text).toContain(text)
  expect(mail?.html).toContain('&#60;img src=x onerror=a()&#62; &#38; &#34;b&#34;')
  expect(await site.rows('select content, state from outbox')).toEqual([{ content: '', state: 'sent' }])
})

test('every field of a form reaches the mail in the order of the form, up to its maximum length', async () => {
  for (const form of ['full', 'simple'] satisfies FormVariant[]) {
    const typed = (fill: string, more = 0) =>
      Object.fromEntries(
        fieldsOf(form).map(({ name, type, maxLength }) => {
          const text = name + fill.repeat(maxLength - name.length + more)
          return [name, type === 'email' ? `${name}@example.com` : text]
        }),
      )
    const values = typed('x')
    expect(await send(values)).toBe(200)
    const { text = '', replyTo } = site.mails.at(-1) ?? {}
    const places = Object.values(values).map((value) => text.indexOf(value))
    expect([Math.min(...places) >= 0, places]).toEqual([true, places.toSorted((a, b) => a - b)])
    expect(replyTo?.address).toBe('email@example.com')
    for (const [name, tooLong] of Object.entries(typed('x', 1))) {
      if (name !== 'email') expect([name, await send({ ...values, [name]: tooLong })]).toEqual([name, 400])
    }
  }
})

test('the simple form needs a message, and one way to reply', async () => {
  expect(await send({ phone: '+352 1', message: 'Bitte zurückrufen' })).toBe(200)
  expect(site.mails[0]).not.toHaveProperty('replyTo')
  expect(await send({ name: 'Zoë', email: 'a@example.com', phone: '', subject: '', message: 'x' })).toBe(200)
  for (const fields of [{}, { email: '', phone: ' ' }, { phone: '\u200b' }, { email: 'x' }]) {
    expect([fields, await send({ message: 'x', ...fields })]).toEqual([fields, 400])
  }
  const { error } = await (await site.send({ message: 'x' })).json()
  expect(error).toBe(shellIn(defaultLanguage).contactForm.noReply)
})

test('a callback needs a number, and is the subject where there is none', async () => {
  const callback = 'Montag, 30. November 2026, vormittags'
  const response = await site.send({ ...message, callback })
  expect([response.status, await response.json()]).toEqual([
    400,
    { success: false, error: shellIn(defaultLanguage).fieldProblems.phone },
  ])
  for (const subject of ['', 'Angebot']) {
    expect(await send({ ...message, callback, phone: '+352 1', subject })).toBe(200)
    const line = `${shellIn(defaultLanguage).fields.callback}: ${callback}`
    expect(site.mails.at(-1)).toMatchObject({ subject: subject || line, text: expect.stringContaining(line) })
  }
})

test('a repetition with its key is sent once, also at the same time, and a changed message again', async () => {
  expect(new Set(await Promise.all(Array.from({ length: 8 }, () => send(withKey))))).toEqual(new Set([200]))
  expect([await send(withKey), site.mails.length]).toEqual([200, 1])
  await send({ ...withKey, message: 'Anders' })
  expect(site.mails.length).toBe(2)
})

test('a message that the server does not take for now is kept and sent later, each time with the same id', async () => {
  site.state.answer = refusal()
  expect(await send(message)).toBe(200)
  await workAfter(0)
  await workAfter(30_000)
  expect(await site.rows('select tries from outbox')).toEqual([{ tries: 2 }])
  await workAfter(59_999)
  expect(site.attempts.length).toBe(2)
  site.state.answer = { ok: true }
  await workAfter(1)
  await workAfter(0)
  const [mail, ...others] = site.mails
  expect([site.attempts, others]).toEqual([Array(3).fill(mail?.messageId), []])
  expect(mail?.text).toContain(message.message)
  expect(site.lines.length).toBe(2)
  expect(site.lines.join()).not.toMatch(/zoe|example\.com|Muster/i)
})

test('what is due is sent when the server starts, and every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const options = { dataFolder: folder, env: {}, log: () => {} }
  const { services, close } = openServices(options)
  const unsent = () => query(services.database, `select id from outbox where state <> 'sent'`)
  const add = (id: string) =>
    enqueue({ ...services, now: () => 1 }, id, 'message', { message: id, language: 'de' })
  await add('before')
  const functions = openFunctions(options)
  try {
    await expect.poll(unsent, { timeout: 10_000 }).toEqual([])
    await add('later')
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.poll(unsent, { timeout: 10_000 }).toEqual([])
  } finally {
    vi.useRealTimers()
    await functions.close()
    await close()
  }
})

test('the visitor learns that the server refuses a message for good, and can try again at once', async () => {
  site.state.answer = refusal('recipient')
  const response = await site.send(withKey)
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ success: false, error: expect.any(String) })
  site.state.answer = { ok: true }
  expect([await send(withKey), site.mails.length]).toEqual([200, 1])
})

test('messages are limited by network, and the others still arrive', async () => {
  const answers = Array.from({ length: 30 }, async (_, index) => {
    const { status, headers } = await site.send({ ...message, email: `a${index}@example.com` })
    return `${status} ${headers.get('Retry-After')}`
  })
  const expected = [...Array(10).fill('200 null'), ...Array(20).fill('429 3600')]
  expect((await Promise.all(answers)).sort()).toEqual(expected)
  site.state.ip = '192.0.2.2'
  expect(await send(message)).toBe(200)
  site.state.ip = '192.0.2.1'
  site.state.now += 3_600_000
  expect(await send(message)).toBe(200)
})

test('strangers who name the address of a customer do not close the form to that customer', async () => {
  for (let stranger = 0; stranger < 10; stranger++) {
    site.state.ip = `198.51.100.${stranger}`
    expect(await send({ ...message, message: `m${stranger}` })).toBe(200)
  }
  site.state.ip = '203.0.113.1'
  expect(await send(message)).toBe(200)
})

test('after a clock was a year ahead nobody is limited for longer than usual', async () => {
  const year = 365 * 86_400_000
  const flood = () =>
    Promise.all(Array.from({ length: 11 }, (_, index) => send({ ...message, message: `${index}` })))
  site.state.now += year
  await flood()
  site.state.now -= year
  expect(await send({ ...message, message: 'danach' })).toBe(200)
  expect(await flood()).toContain(429)
})

test('nothing in the database names an address on the net', async () => {
  await send(message)
  const rows = await site.rows('select * from limits')
  expect(rows.length).toBe(3)
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|example/)
  await workAfter(86_400_001)
  expect([await site.rows('select * from limits'), await site.rows('select * from outbox')]).toEqual([[], []])
})
