import { expect } from 'vitest'
import { scheduleLetter } from '../../functions/letters/schedule.ts'
import { openSmtp } from '../../functions/mail/smtp.ts'
import { openNewsletterTimer } from '../../functions/newsletter-timer.ts'
import { startProcess } from '../../functions/services.ts'
import { openWorker } from '../../functions/worker.ts'
import { type Fault, startSmtpServer } from './smtp-server.ts'
import { message, openTestFunctions } from './test-functions.ts'

const hour = 3_600_000
const year = 365 * 24 * hour
const steps = 56

/** A third of the way, half, and two thirds: the faults go on meanwhile. */
const letterSteps = [14, 28, 42]

type Amounts = { messages: number; signUps: number; readers: number }

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

/**
 * A week with every fault of a mail server, restarts and a wrong clock: every message arrives, at most three times; of
 * three letters each reader gets one copy at most, and none after a withdrawal; the owner learns of each trouble once.
 */
export async function liveWeek({ messages, signUps, readers }: Amounts): Promise<void> {
  const smtp = await startSmtpServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
  })
  const mailer = openSmtp(smtp.url.replace('//', '//name:password@'), { connectMs: 3000, silenceMs: 3000 })
  const site = await openTestFunctions({ mailer })
  site.services.config.alerts.to = 'owner@site.example'
  let worker = openWorker(site.services)
  let letters = openNewsletterTimer(site.services)
  await site.services.database.execute({
    sql: `insert into subscribers (id, email, first_name, language, confirmed)
      with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?)
      select printf('id%05d', i), printf('r%d@reader.example', i), 'Zoë', 'de', 1 from n`,
    args: [readers],
  })
  /** One reader of ten leaves before each letter. */
  const left = new Map<string, number>()
  const publish = async (letter: number) => {
    for (let reader = letter; reader < readers; reader += 10) {
      const email = `r${reader}@reader.example`
      left.set(email, letter)
      const sql = 'update subscribers set withdrawn = ? where email = ?'
      await site.services.database.execute({ sql, args: [site.state.now, email] })
    }
    const post = { slug: `brief-${letter}`, title: `Brief ${letter}`, excerpt: 'Ein Auszug.' }
    await scheduleLetter(site.services, post, site.state.now, 1e9)
  }
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
    letters.work()
    await Promise.all([worker.rest(), letters.rest()])
  }
  for (let step = 0; step < steps; step++) {
    smtp.state.fault = step % 2 === 0 ? undefined : faults[Math.floor(step / 2) % faults.length]
    site.state.now = start + 3 * step * hour
    // The clock is a year ahead for six hours, and a year behind for six others.
    if (step === 16 || step === 17) site.state.now += year
    if (step === 33 || step === 34) site.state.now -= year
    await visit((step + 1) / steps)
    if (letterSteps.includes(step)) await publish(letterSteps.indexOf(step))
    for (let look = 0; look < 2; look++) {
      site.state.now += hour
      await work()
    }
    // A restart each day and a half.
    if (step % 12 === 11) {
      Object.assign(site.services, startProcess().state)
      worker = openWorker(site.services)
      letters = openNewsletterTimer(site.services)
    }
  }
  smtp.state.fault = undefined
  for (let look = 0; look < 20; look++) {
    site.state.now += hour
    await work()
  }

  const perMail = new Map<string, number>()
  const copies = new Map<string, number>()
  const late: string[] = []
  for (const { messageId = '', to, subject = '' } of smtp.received) {
    const address = to?.[0]?.address ?? ''
    if (address === 'owner@site.example') continue
    perMail.set(messageId, (perMail.get(messageId) ?? 0) + 1)
    const [, letter] = /^Brief (\d)$/.exec(subject) ?? []
    if (letter === undefined) continue
    copies.set(`${subject} ${address}`, (copies.get(`${subject} ${address}`) ?? 0) + 1)
    if (Number(letter) >= (left.get(address) ?? letterSteps.length)) late.push(`${subject} ${address}`)
  }
  expect([late, Math.max(...copies.values())]).toEqual([[], 1])
  const deliveries = await site.rows('select state, count(*) as count from deliveries group by state')
  const known = Object.fromEntries(deliveries.map(({ state, count }) => [state, Number(count)]))
  // What was refused for the address's sake, or may have arrived, is not sent again.
  expect(Object.keys(known).filter((state) => !['sent', 'uncertain', 'bounced'].includes(state))).toEqual([])
  expect(known.sent).toBeGreaterThan(2 * readers)
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
  await smtp.close()
}
