import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { message, openTestFunctions, type TestFunctions } from '../tests/support/test-functions.ts'
import { workOffOutbox } from './contact.ts'
import { openFunctions } from './node.ts'

const folder = temporaryFolder()
let site: TestFunctions
beforeEach(async () => {
  site = await openTestFunctions()
})

const refused = (isPermanent: boolean) => ({
  ok: false as const,
  reason: 'SMTP DATA',
  isPermanent,
  isAddress: false,
})
const key = '6f6e0b0e-8f0f-4a53-9d5e-0d7a4ff2b111'

test('a message reaches the company, with the sender only in Reply-To', async () => {
  const response = await site.send({ ...message, phone: '+352 1', subject: 'Angebot' })
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  const [mail] = site.mails
  expect(mail).toMatchObject({
    from: { address: 'site@site.example' },
    to: 'office@site.example',
    replyTo: { name: 'Zoë Muster', address: 'zoe@example.com' },
    subject: 'Angebot',
  })
  for (const text of Object.values(message)) expect(mail?.text).toContain(text)
  expect(mail?.text).toContain('+352 1')
})

test('the simple form needs the message only', async () => {
  expect((await site.send({ message: 'Bitte zurückrufen: +352 1' })).status).toBe(200)
  expect(site.mails[0]).not.toHaveProperty('replyTo')
  expect((await site.send({ name: 'Zoë', email: '', phone: '', subject: '', message: 'x' })).status).toBe(200)
  expect((await site.send({ name: 'Zoë', email: 'x', message: 'x' })).status).toBe(400)
})

test('markup in a message is text in the HTML of the mail', async () => {
  await site.send({ ...message, message: '<img src=x onerror=a()> & "b"' })
  expect(site.mails[0]?.html).toContain('&#60;img src=x onerror=a()&#62; &#38; &#34;b&#34;')
})

test('a domain with umlauts is written as mail servers know it', async () => {
  await site.send({ ...message, email: 'info@müller.example' })
  expect(site.mails[0]?.replyTo?.address).toBe('info@xn--mller-kva.example')
})

test('what was typed is forgotten when it is sent', async () => {
  await site.send(message)
  expect(await site.rows('select mail from outbox')).toEqual([{ mail: '' }])
})

test('a repetition with its key is sent once, a changed message again', async () => {
  for (let time = 0; time < 3; time++) {
    expect((await site.send({ ...message, idempotencyKey: key })).status).toBe(200)
  }
  expect(site.mails.length).toBe(1)
  await site.send({ ...message, message: 'Anders', idempotencyKey: key })
  expect(site.mails.length).toBe(2)
})

test('two at once with one key are sent once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => site.send({ ...message, idempotencyKey: key })))
  expect(site.mails.length).toBe(1)
})

test('a message that the server does not take for now is kept and sent later, each time with the same id', async () => {
  const ids: string[] = []
  const { mailer } = site.services
  const { send } = mailer
  mailer.send = (mail) => {
    ids.push(mail.messageId)
    return send(mail)
  }
  site.state.answer = refused(false)
  expect((await site.send(message)).status).toBe(200)
  await workOffOutbox(site.services)
  site.state.now += 30_000
  await workOffOutbox(site.services)
  expect(await site.rows('select tries from outbox')).toEqual([{ tries: 2 }])
  site.state.now += 59_999
  await workOffOutbox(site.services)
  expect(ids.length).toBe(2)
  site.state.now += 1
  site.state.answer = { ok: true }
  await workOffOutbox(site.services)
  await workOffOutbox(site.services)
  expect(site.mails.length).toBe(1)
  expect(ids).toEqual(Array(3).fill(site.mails[0]?.messageId))
  expect(site.mails[0]?.text).toContain(message.message)
})

test('a message is tried again at least every six hours, as often as that takes', async () => {
  site.state.answer = refused(false)
  await site.send(message)
  for (let attempt = 2; attempt <= 30; attempt++) {
    site.state.now += 6 * 3_600_000
    await workOffOutbox(site.services)
    expect(await site.rows('select tries from outbox')).toEqual([{ tries: attempt }])
  }
})

test('the outbox is looked at when the server starts, and every ten seconds', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval')
  let looks = 0
  const now = () => {
    looks += 1
    return Date.now()
  }
  const functions = openFunctions({ dataFolder: folder, env: {}, log: () => {}, now })
  try {
    await expect.poll(() => looks).toBeGreaterThan(0)
    const [look, pause] = intervals.mock.calls.find(([, pause]) => pause === 10_000) ?? []
    expect(pause).toBe(10_000)
    looks = 0
    look?.()
    await expect.poll(() => looks).toBeGreaterThan(0)
  } finally {
    intervals.mockRestore()
    await functions.close()
  }
})

test('the visitor learns that the server refuses a message for good, and can try again at once', async () => {
  site.state.answer = refused(true)
  const response = await site.send({ ...message, idempotencyKey: key })
  expect([response.status, await response.json()]).toEqual([
    503,
    { success: false, error: expect.any(String) },
  ])
  site.state.answer = { ok: true }
  expect((await site.send({ ...message, idempotencyKey: key })).status).toBe(200)
  expect(site.mails.length).toBe(1)
})

test('after a crash a message is sent when its lease is over', async () => {
  const stopped = new Promise<never>(() => {})
  const crashed = await openTestFunctions({
    database: site.services.database,
    sendTimeoutMs: 10,
    mailer: { ...site.services.mailer, send: () => stopped },
  })
  expect((await crashed.send(message)).status).toBe(200)
  await workOffOutbox(site.services)
  expect(site.mails.length).toBe(0)
  site.state.now += site.services.leaseMs
  await workOffOutbox(site.services)
  expect(site.mails.length).toBe(1)
})

test('messages are limited by network, and the others still arrive', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const response = await site.send({ ...message, email: `a${index}@example.com` })
      return [response.status, response.headers.get('Retry-After')]
    }),
  )
  expect(statuses.filter(([status]) => status === 200).length).toBe(10)
  expect(statuses.filter(([status, seconds]) => status === 429 && seconds === '3600').length).toBe(20)
  site.state.ip = '192.0.2.2'
  expect((await site.send(message)).status).toBe(200)
  site.state.ip = '192.0.2.1'
  site.state.now += 3_600_000
  expect((await site.send(message)).status).toBe(200)
})

test('nothing in the database names an address on the net', async () => {
  await site.send(message)
  const { rows } = await site.services.database.execute('select * from limits')
  expect(rows.length).toBe(3)
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|example/)
  site.state.now += 86_400_001
  await workOffOutbox(site.services)
  expect(await site.rows('select * from limits')).toEqual([])
  expect(await site.rows('select * from outbox')).toEqual([])
})
