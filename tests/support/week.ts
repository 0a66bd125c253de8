import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { expect } from 'vitest'
import { openDatabase } from '../../functions/database.ts'
import { scheduleLetter } from '../../functions/letters/schedule.ts'
import { openSmtp } from '../../functions/mail/smtp.ts'
import { openNewsletterTimer } from '../../functions/newsletter-timer.ts'
import { listOutbox, retryMails } from '../../functions/outbox/manage.ts'
import { startProcess } from '../../functions/services.ts'
import { openWorker } from '../../functions/worker.ts'
import { type Fault, startSmtpServer, withLogins } from './smtp-server.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { addReaders, message, openTestFunctions } from './test-functions.ts'

const hour = 3_600_000
const year = 365 * 24 * hour
const folder = temporaryFolder()

const steps = 56

/** At each of these a fault has begun. */
const letterSteps = [13, 27, 41]

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
  { step: 'RCPT', status: 451, text: '4.7.1 Greylisted' },
  { step: 'RCPT', status: 550, text: '5.7.1 Rejected by policy' },
  { step: 'MAIL', status: 530, text: '5.7.0 Authentication required' },
  { step: 'MAIL', status: 553, text: '5.7.1 Sender refused' },
  { step: 'AUTH', status: 534, text: '5.7.9 Another mechanism is needed' },
  { step: 'DATA', status: 552, text: '5.3.4 Too large' },
  { step: 'DATA', status: 554, text: '5.7.1 Looks like spam' },
  { answersAfterMs: 200 },
  'drops at MAIL',
  'drops after DATA',
]

/**
 * A week with every fault of a mail server, restarts and a wrong clock: every message arrives, at most three times; of
 * three letters each reader gets one copy at most, and none after a withdrawal; the owner learns of each trouble once.
 */
export async function liveWeek({ messages, signUps, readers }: Amounts): Promise<void> {
  const smtp = await startSmtpServer(withLogins)
  const mailer = openSmtp(smtp.url.replace('//', '//name:password@'), { connectMs: 3000, silenceMs: 3000 })
  const url = pathToFileURL(join(folder, 'site.db')).href
  const database = openDatabase(
    () => createClient({ url, timeout: 0 }),
    () => {},
  )
  const site = await openTestFunctions({ mailer, database })
  site.services.config.alerts.to = 'owner@site.example'
  let worker = openWorker(site.services)
  let letters = openNewsletterTimer(site.services)
  await addReaders(site.services, readers)
  /** One reader of ten leaves before each letter. */
  const left = new Map<string, number>()
  const publish = async (letter: number) => {
    for (let reader = letter; reader < readers; reader += 10) {
      const email = `r${reader}@example.com`
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
      // A message that the mail server refuses for good is stored, too; its visitor is told.
      expect([200, 503]).toContain((await site.send({ ...message, ...own })).status)
    }
    for (; sentSignUps < part * signUps; sentSignUps++) {
      site.state.ip = `198.51.${sentSignUps % 250}.1`
      expect([200, 503]).toContain((await site.signUp({ email: `s${sentSignUps}@example.com` })).status)
    }
  }
  const visitDuringLock = async () => {
    const other = createClient({ url })
    const transaction = await other.transaction('write')
    await transaction.execute('create table if not exists other (a)')
    const sending = visit((sentMessages + 1) / messages)
    await setTimeout(500)
    await transaction.commit()
    other.close()
    await sending
  }
  const retryRefused = async () => {
    const refused = (await listOutbox(site.services)).filter(({ state }) => state === 'refused')
    await retryMails(
      site.services,
      refused.map(({ id }) => id),
    )
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
    // Another program writes for half a second, while visitors send.
    if (step % 10 === 5) await visitDuringLock()
    // The owner looks each day.
    if (step % 8 === 7) await retryRefused()
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
  // The owner learns of each message that is refused or given up, once.
  const told = site.lines.filter((line) => line.startsWith('Trouble: Message'))
  expect(new Set(told).size).toBe(told.length)
  const undelivered = await site.rows(`select id from outbox where state = 'given up' and kind = 'message'`)
  for (const { id } of undelivered) expect(told.join()).toContain(id)
  mailer.close()
  database.close()
  await smtp.close()
}
