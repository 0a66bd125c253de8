import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { workOffOutbox } from '../../functions/contact.ts'
import { openSmtp } from '../../functions/mail/smtp.ts'
import { openFunctions } from '../../functions/node.ts'
import { closeServer, listen } from '../support/listen.ts'
import { type Fault, type Step, startSmtpServer } from '../support/smtp-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { message, openTestFunctions, testSecret } from '../support/test-functions.ts'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(() => smtp?.close())
afterEach(() => {
  smtp.state.fault = undefined
  smtp.received.length = 0
})

const folder = temporaryFolder()

/** Longer than the slow server, shorter than a visitor waits. */
const silenceMs = 3000

const openSite = (sendTimeoutMs = 8000) =>
  openTestFunctions({ mailer: openSmtp(smtp.url, silenceMs), sendTimeoutMs })

const person = { email: 'zoe@example.com', firstName: 'Zoë' }

const steps: Step[] = ['MAIL', 'RCPT', 'DATA']
const faults = steps.flatMap((step) => [421, 450, 550].map((status): Fault => ({ step, status })))
const nameOf = (fault: Fault) => (typeof fault === 'string' ? fault : `says ${fault.status} at ${fault.step}`)

describe('a message arrives whole', () => {
  test('with every sign of its fields', async () => {
    const site = await openSite()
    const text = 'Zeile 1\n.\n..\n\nÄ € 👍 $& <b>\nSubject: x'
    const subject = `„Größe“ ${'lang '.repeat(30)}`.trim()
    expect((await site.send({ ...message, subject, message: text })).status).toBe(200)
    const [mail] = smtp.received
    expect(mail?.subject).toBe(subject)
    expect(mail?.text?.trimEnd().endsWith(text)).toBe(true)
    expect(mail?.replyTo).toEqual([{ name: 'Zoë Muster', address: message.email }])
    expect(mail?.from).toMatchObject({ address: 'site@site.example' })
    expect(mail?.to?.map(({ address }) => address)).toEqual(['office@site.example'])
  })
})

describe('while the mail server', () => {
  test.each([...faults, 'never answers' as Fault].map((fault) => [nameOf(fault), fault] as const))(
    '%s, nothing is lost, sent twice or falsely called a success',
    async (_, fault) => {
      const site = await openSite()
      smtp.state.fault = fault
      const isRefused = typeof fault === 'object' && fault.status >= 500
      const sent = await site.send(message)
      const signUp = await site.signUp(person)
      expect([sent.status, signUp.status]).toEqual([isRefused ? 503 : 200, 503])
      expect(smtp.received).toEqual([])

      smtp.state.fault = undefined
      site.state.now += 30_000
      await workOffOutbox(site.services)
      await workOffOutbox(site.services)
      expect((await site.signUp(person)).status).toBe(200)
      expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual(['office@site.example', person.email])
      expect(smtp.received[0]?.text).toContain(message.message)
    },
  )

  test('drops the connection after it has taken a mail, it comes again with the same id', async () => {
    const site = await openSite()
    smtp.state.fault = 'drops after DATA'
    expect((await site.send(message)).status).toBe(200)
    expect((await site.signUp(person)).status).toBe(503)
    smtp.state.fault = undefined
    site.state.now += 30_000
    await workOffOutbox(site.services)
    expect((await site.signUp(person)).status).toBe(200)
    const ids = smtp.received.map(({ messageId }) => messageId)
    expect([ids[2], ids[3]]).toEqual([ids[0], ids[1]])
    expect(ids.length).toBe(4)
  })

  test('is slow, everything is sent once', async () => {
    const site = await openSite()
    smtp.state.fault = 'is slow'
    const [sent, signUp] = await Promise.all([site.send(message), site.signUp(person)])
    expect([sent.status, signUp.status]).toEqual([200, 200])
    await workOffOutbox(site.services)
    expect(smtp.received.length).toBe(2)
  })

  test('is slower than a visitor waits, a message is stored and sent once', async () => {
    const site = await openSite(100)
    smtp.state.fault = 'is slow'
    const key = '6f6e0b0e-8f0f-4a53-9d5e-0d7a4ff2b111'
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await site.send({ ...message, idempotencyKey: key })).status).toBe(200)
    }
    await expect.poll(() => site.rows('select sent is null as open from outbox')).toEqual([{ open: 0 }])
    expect(smtp.received.length).toBe(1)
  })
})

test('an accepted message that had to wait is sent by the timer alone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let now = Date.now()
  const env = {
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@site.example', MAIL_TO: 'office@site.example' },
    ...{ FUNCTIONS_SECRET: testSecret, FUNCTIONS_URL: 'https://www.site.example/functions' },
  }
  const functions = openFunctions({ env, dataFolder: folder, now: () => now, log: () => {} })
  const server = createServer((request, response) => functions.middleware(request, response, () => {}))
  const url = await listen(server)
  try {
    smtp.state.fault = { step: 'RCPT', status: 450 }
    const body = JSON.stringify(message)
    const headers = { 'Content-Type': 'application/json', Origin: url }
    const { status } = await fetch(`${url}/functions/send-contact-email`, { method: 'POST', body, headers })
    expect([status, smtp.received.length]).toEqual([200, 0])
    smtp.state.fault = undefined
    now += 30_000
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.poll(() => smtp.received.length).toBe(1)
  } finally {
    vi.useRealTimers()
    await closeServer(server)
    await functions.close()
  }
})

test('nothing of the visitor is in the log', async () => {
  const site = await openSite()
  smtp.state.fault = { step: 'RCPT', status: 550 }
  await site.send(message)
  await site.signUp(person)
  expect(site.lines.length).toBe(2)
  expect(site.lines.join()).not.toMatch(/zoe|example\.com|Muster/i)
})
