import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Mail, SendOptions } from '../../functions/mail/mail.ts'
import { openSmtp } from '../../functions/mail/smtp.ts'
import { listOutbox } from '../../functions/outbox/manage.ts'
import { processOutbox } from '../../functions/outbox/outbox.ts'
import { forgetOldData } from '../../functions/retention.ts'
import { startProcess } from '../../functions/services.ts'
import { openWorker } from '../../functions/worker.ts'
import { startSmtpServer, withLogins } from '../support/smtp-server.ts'
import { message, openTestFunctions, type TestFunctions } from '../support/test-functions.ts'

const smtp = await startSmtpServer(withLogins)
afterAll(smtp.close)

let site: TestFunctions
let mailer: ReturnType<typeof openSmtp>
beforeEach(async () => {
  // As long as a busy machine needs.
  const limits = { connectMs: 20_000, silenceMs: 20_000 }
  mailer = openSmtp(smtp.url.replace('//', '//name:password@'), limits)
  site = await openTestFunctions({ mailer, sendTimeoutMs: 30_000 })
})
afterEach(() => {
  mailer.close()
  Object.assign(smtp.state, { fault: undefined })
  smtp.received.length = 0
})

const day = 86_400_000
const withKey = { ...message, idempotencyKey: '6f6e0b0e-8f0f-4a53-9d5e-0d7a4ff2b111' }
const person = { email: 'zoe@example.com', firstName: 'Zoë' }
const send = async (fields: object = withKey) => (await site.send({ phone: '+352 1', ...fields })).status
const rows = () => site.rows('select state, tries, copies, reason from outbox')
const workAfter = async (milliseconds: number) => {
  site.state.now += milliseconds
  await processOutbox(site.services)
  await forgetOldData(site.services)
}

/** The server dies with the mail under way, before or after it was handed over. */
const dyingMailer = (isHandedOver = true) => ({
  ...mailer,
  send: async (_: Mail, { onHandOver }: SendOptions = {}) => {
    if (isHandedOver) await onHandOver?.()
    return new Promise<never>(() => {})
  },
})

test('a corrected sender and recipient reach mails that wait', async () => {
  smtp.state.fault = { step: 'RCPT', status: 450 }
  await send()
  await send({ message: 'Zweite' })
  await send({ message: 'Dritte' })
  smtp.state.fault = undefined
  Object.assign(site.services.config, { from: 'neu@site.example', to: 'neues-buero@site.example' })
  await workAfter(day)
  const expected = { from: { address: 'neu@site.example' }, to: [{ address: 'neues-buero@site.example' }] }
  expect(smtp.received).toMatchObject([expected, expected, expected])
})

test('after a change of the settings all that waits or was refused because of them is sent with the start', async () => {
  await openWorker(site.services).work()
  smtp.state.fault = { step: 'RCPT', status: 550, text: '5.1.1 No such user' }
  await send()
  smtp.state.fault = { step: 'AUTH', status: 535 }
  await send({ message: 'Zweite' })
  smtp.state.fault = { step: 'DATA', status: 554 }
  await send({ message: 'Ein Angebot' })
  smtp.state.fault = undefined
  await openWorker(site.services).work()
  expect(smtp.received.length).toBe(0)
  site.services.config.to = 'neues-buero@site.example'
  const worker = openWorker(site.services)
  worker.work()
  await worker.rest()
  expect(smtp.received.length).toBe(2)
})

test('repeats of a refused message are limited like first tries', async () => {
  smtp.state.fault = { step: 'RCPT', status: 550 }
  const statuses = []
  for (let repeat = 0; repeat < 30; repeat++) {
    // Not the limit of one visitor.
    site.state.ip = `192.0.2.${repeat}`
    statuses.push(await send())
  }
  expect(statuses).toEqual([...Array(10).fill(503), ...Array(20).fill(429)])
  expect(site.lines.filter((line) => line.includes('was not sent')).length).toBe(10)
})

test('repeats of a message that waits or was sent reach the mail server no second time', async () => {
  smtp.state.fault = { step: 'RCPT', status: 450 }
  for (let repeat = 0; repeat < 30; repeat++) expect(await send()).toBe(200)
  expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1 }])
  smtp.state.fault = undefined
  await workAfter(day)
  for (let repeat = 0; repeat < 30; repeat++) expect(await send()).toBe(200)
  expect(smtp.received.length).toBe(1)
})

// The forms wait for ten seconds, and the mail server answers later than what was its limit once.
test('a mail server that takes eight seconds gets one copy', { timeout: 60_000 }, async () => {
  const patient = openSmtp(smtp.url)
  site = await openTestFunctions({ mailer: patient, sendTimeoutMs: 200, leaseMs: 3000 })
  smtp.state.fault = { answersAfterMs: 8000 }
  expect(await send()).toBe(200)
  for (let look = 0; look < 40; look++) {
    await workAfter(60_000)
    await setTimeout(50)
  }
  await expect.poll(rows, { timeout: 30_000 }).toMatchObject([{ state: 'sent', copies: 1, tries: 1 }])
  expect(smtp.received.length).toBe(1)
  patient.close()
})

test('a mail server that never confirms gets three copies with one id, and the mail is given up', async () => {
  smtp.state.fault = 'drops after DATA'
  for (const fields of [withKey, { message: 'Zweite' }, { message: 'Dritte' }])
    expect(await send(fields)).toBe(200)
  for (let look = 0; look < 20; look++) await workAfter(day)
  expect(smtp.received.length).toBe(9)
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(3)
  const givenUp = { state: 'given up', copies: 3, reason: 'perhaps delivered' }
  expect(await rows()).toEqual(Array(3).fill(expect.objectContaining(givenUp)))
})

test('a mail that takes long does not keep back the others', async () => {
  smtp.state.fault = { step: 'RCPT', status: 450 }
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await send({ message: text })
  smtp.state.fault = undefined
  let hung = 0
  site.services.mailer = {
    ...mailer,
    // The first two.
    send: (mail, options) => (++hung <= 2 ? new Promise<never>(() => {}) : mailer.send(mail, options)),
  }
  site.state.now += day
  const worker = openWorker(site.services)
  worker.work()
  await expect.poll(() => smtp.received.length).toBe(6)
  smtp.state.fault = { step: 'RCPT', status: 450 }
  await send({ message: 'i' })
  smtp.state.fault = undefined
  site.state.now += day
  worker.work()
  await expect.poll(() => smtp.received.length).toBe(7)
})

test('several processes send each mail once', async () => {
  smtp.state.fault = { step: 'RCPT', status: 450 }
  for (let index = 0; index < 9; index++) await send({ message: `Nachricht ${index}` })
  smtp.state.fault = undefined
  site.state.now += day
  const processes = [1, 2, 3].map(() => ({ ...site.services, ...startProcess().state }))
  await Promise.all(processes.map((services) => processOutbox(services)))
  expect(smtp.received.length).toBe(9)
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(9)
})

test('servers that die while they send risk three copies of a mail', async () => {
  site = await openTestFunctions({ mailer: dyingMailer(), sendTimeoutMs: 10 })
  await send()
  for (let start = 0; start < 6; start++) {
    expect(await rows()).toMatchObject([{ copies: Math.min(start + 1, 3) }])
    site.state.now += day
    void processOutbox({ ...site.services, ...startProcess().state })
    await expect.poll(rows).toMatchObject([start < 2 ? { copies: start + 2 } : { state: 'given up' }])
  }
  expect(await rows()).toMatchObject([{ state: 'given up', copies: 3 }])
})

test('servers that die before they hand a mail over lose nothing', async () => {
  site = await openTestFunctions({ mailer: dyingMailer(false), sendTimeoutMs: 10 })
  await send()
  for (let start = 0; start < 10; start++) {
    site.state.now += day
    void processOutbox({ ...site.services, ...startProcess().state })
    await expect.poll(rows).toMatchObject([{ state: 'sending', tries: start + 2, copies: 0 }])
  }
  site.state.now += day
  await processOutbox({ ...site.services, ...startProcess().state, mailer })
  expect([smtp.received.length, await rows()]).toMatchObject([1, [{ state: 'sent' }]])
})

test('a sign-up is given up after a day, with nothing kept', async () => {
  smtp.state.fault = { step: 'RCPT', status: 450 }
  await site.signUp(person)
  for (let look = 0; look < 20; look++) await workAfter(day / 4)
  expect(JSON.stringify(await site.rows('select * from outbox'))).not.toMatch(/zoe/i)
  smtp.state.fault = undefined
  await workAfter(day)
  expect(smtp.received.length).toBe(0)
})

test('a message is given up after a week of attempts, kept for the owner, and deleted after a month', async () => {
  smtp.state.fault = { step: 'RCPT', status: 450 }
  await send()
  for (let look = 0; look < 100; look++) await workAfter(day / 8)
  expect(await rows()).toMatchObject([{ state: 'given up', reason: 'busy' }])
  for (let look = 0; look < 24; look++) await workAfter(day)
  expect((await listOutbox(site.services)).length).toBe(1)
  for (let look = 0; look < 8; look++) await workAfter(day)
  expect(await rows()).toEqual([])
  expect(site.lines.at(-1)).toMatch(/is deleted/)
})

describe('a clock that is wrong', () => {
  const year = 365 * day
  test.each([
    ['a year ahead and back', [year, -year]],
    ['a month ahead, for good', [30 * day]],
    ['a year back, for good', [-year]],
  ])('by %s loses no message, keeps none back, and closes no form', async (_, jumps) => {
    smtp.state.fault = { step: 'RCPT', status: 450 }
    await send()
    smtp.state.fault = { step: 'RCPT', status: 550 }
    await send({ message: 'Zweite' })
    smtp.state.fault = { step: 'RCPT', status: 450 }
    for (const jump of jumps) await workAfter(jump)
    smtp.state.fault = undefined
    await workAfter(day / 4)
    expect(smtp.received.length).toBe(1)
    expect((await listOutbox(site.services)).map(({ state }) => state)).toEqual(['refused'])
    for (let sent = 0; sent < 5; sent++) expect(await send({ message: `Danach ${sent}` })).toBe(200)
  })
})
