import { afterAll, expect, test } from 'vitest'
import { openSmtp } from '../../functions/mail/smtp.ts'
import { startProcess } from '../../functions/services.ts'
import { openWorker } from '../../functions/worker.ts'
import { type Fault, startSmtpServer } from '../support/smtp-server.ts'
import { message, openTestFunctions } from '../support/test-functions.ts'

const smtp = await startSmtpServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  allowInsecureAuth: true,
})
afterAll(smtp.close)

const hour = 3_600_000
const year = 365 * 24 * hour
const [steps, messages, signUps] = [56, 150, 60]

/** One after the other, three hours each, with three good hours between them. */
const faults: Fault[] = [
  ...(['MAIL', 'RCPT', 'DATA'] as const).flatMap((step) =>
    [421, 450, 452].map((status) => ({ step, status })),
  ),
  { step: 'AUTH', status: 535 },
  { step: 'AUTH', status: 454 },
  { step: 'MAIL', status: 550 },
  { step: 'RCPT', status: 552, text: '5.2.2 Mailbox full' },
  'drops at MAIL',
  'drops after DATA',
]

// Hundreds of mails, on a machine with other work.
test('a week with every fault, restarts and a wrong clock loses nothing', { timeout: 300_000 }, async () => {
  const mailer = openSmtp(smtp.url.replace('//', '//name:password@'), { connectMs: 3000, silenceMs: 3000 })
  const site = await openTestFunctions({ mailer })
  site.services.config.alerts.to = 'owner@site.example'
  let worker = openWorker(site.services)
  const start = site.state.now
  let [sentMessages, sentSignUps] = [0, 0]
  const visit = async (part: number) => {
    for (; sentMessages < part * messages; sentMessages++) {
      const own = { email: `a${sentMessages}@example.com`, message: `Nachricht ${sentMessages}.` }
      site.state.ip = `192.0.${sentMessages % 250}.1`
      expect((await site.send({ ...message, ...own })).status).toBe(200)
    }
    for (; sentSignUps < part * signUps; sentSignUps++) {
      site.state.ip = `198.51.${sentSignUps % 250}.1`
      expect((await site.signUp({ email: `s${sentSignUps}@example.com` })).status).toBe(200)
    }
  }
  const work = async () => {
    worker.work()
    await worker.rest()
  }
  for (let step = 0; step < steps; step++) {
    smtp.state.fault = step % 2 === 0 ? undefined : faults[Math.floor(step / 2) % faults.length]
    site.state.now = start + 3 * step * hour
    // The clock is a year ahead for six hours, and a year behind for six others.
    if (step === 16 || step === 17) site.state.now += year
    if (step === 33 || step === 34) site.state.now -= year
    await visit((step + 1) / steps)
    for (let look = 0; look < 2; look++) {
      site.state.now += hour
      await work()
    }
    // A restart each day and a half.
    if (step % 12 === 11) {
      Object.assign(site.services, startProcess().state)
      worker = openWorker(site.services)
    }
  }
  smtp.state.fault = undefined
  for (let look = 0; look < 20; look++) {
    site.state.now += hour
    await work()
  }

  const perMail = new Map<string, number>()
  for (const { messageId = '', to } of smtp.received) {
    if (to?.[0]?.address !== 'owner@site.example') perMail.set(messageId, (perMail.get(messageId) ?? 0) + 1)
  }
  // What was given up has arrived, but not always the confirmations that waited for a day.
  const others = `select id from outbox where state <> 'sent' and kind = 'message' and reason <> 'perhaps delivered'`
  expect(await site.rows(others)).toEqual([])
  const texts = new Set(
    smtp.received.map(({ text = '' }) => /Nachricht \d+\./.exec(text)?.[0]).filter(Boolean),
  )
  expect(texts.size).toBe(sentMessages)
  expect(Math.max(...perMail.values())).toBeLessThanOrEqual(3)
  const [open] = await site.rows(
    `select count(*) as count from outbox where state = 'given up' and kind = 'message'`,
  )
  const count = (word: string) => site.lines.filter((line) => line.startsWith(`${word}: `)).length
  expect(count('Trouble') - count('Over')).toBe(open?.count)
  mailer.close()
})
