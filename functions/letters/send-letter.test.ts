import { beforeEach, expect, test } from 'vitest'
import { otherLanguage } from '../../src/languages.ts'
import { articlePath } from '../../src/pages.ts'
import { siteAddress } from '../../src/site-files.ts'
import { linkOf, openTestFunctions, type TestFunctions } from '../../tests/support/test-functions.ts'
import type { Sent } from '../mail/mail.ts'
import { LetterLocked, sendLetter } from './send-letter.ts'
import { exportSubscribers, forgetSubscriber } from './subscribers.ts'

const letter = { slug: 'a-post', title: 'Ein <Titel> & mehr', excerpt: 'Worum es „geht“ & was nicht.' }
const perMinute = 1e9

/** What the mail server says, by the part before the @ of an address. */
let answers: Record<string, Sent>
let delivered: string[]
let site: TestFunctions

beforeEach(async () => {
  answers = {}
  delivered = []
  site = await openTestFunctions()
  const { mailer } = site.services
  const collect = mailer.send
  mailer.send = async (mail) => {
    const answer = answers[mail.to.split('@', 1)[0] ?? ''] ?? answers.all ?? { ok: true }
    if (answer.ok) delivered.push(mail.to)
    return answer.ok ? collect(mail) : answer
  }
})

async function addReaders(count: number, language = 'de'): Promise<void> {
  for (let index = 0; index < count; index++) {
    await site.services.database.execute({
      sql: 'insert into subscribers (id, email, first_name, language, confirmed) values (?, ?, ?, ?, 1)',
      args: [`id${String(index).padStart(3, '0')}`, `r${index}@example.com`, '', language],
    })
  }
}

const refusal = (parts: Partial<Exclude<Sent, { ok: true }>> = {}): Sent => ({
  ok: false,
  reason: 'SMTP RCPT TO 550',
  isPermanent: true,
  isAddress: true,
  ...parts,
})

test('every reader gets one copy, in the frame of their language, with both list headers', async () => {
  const language = otherLanguage('de') ?? 'de'
  await addReaders(3, language)
  expect(await sendLetter(site.services, letter, perMinute)).toEqual({
    sent: 3,
    bounced: 0,
    left: 0,
    uncertain: 0,
  })
  const [mail] = site.mails
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<https:\S+\/newsletter\/unsubscribe\?token=\S+>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Content-Language': language,
  })
  expect(mail?.html).toContain(`<html lang="${language}">`)
  expect(mail?.html).toContain('<title>Ein &#60;Titel&#62; &#38; mehr</title>')
  expect(mail?.html).toContain('>Ein &#60;Titel&#62; &#38; mehr</a></h1>')
  expect(await sendLetter(site.services, letter, perMinute)).toMatchObject({ sent: 0 })
  expect(delivered.length).toBe(3)
})

test('a copy has the excerpt and the address of the article, as text and as HTML', async () => {
  await addReaders(1)
  await sendLetter(site.services, letter, perMinute)
  const [{ html = '', text = '' } = {}] = site.mails
  const url = siteAddress(articlePath(letter.slug))
  expect(text).toContain(`${letter.title}\n\n${letter.excerpt}\n\n`)
  expect(html).toContain('<p>Worum es „geht“ &#38; was nicht.</p>')
  for (const body of [html, text]) expect(body).toContain(url)
})

test('the link that unsubscribes is a word in HTML, and an address in the text', async () => {
  await addReaders(1)
  await sendLetter(site.services, letter, perMinute)
  const [{ html = '', text = '', headers } = {}] = site.mails
  const url = headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect(text).toContain(`:\n${url}\n`)
  expect(html.split(url).length, 'once').toBe(2)
  expect(html).toMatch(/ <a href="https:[^"]+token=[^"]+">\p{L}+<\/a><\/p>/u)
})

test('no two copies have the same id, not even those of two letters to one reader', async () => {
  await addReaders(3)
  for (const slug of ['one', 'two']) await sendLetter(site.services, { ...letter, slug }, perMinute)
  expect(delivered.length).toBe(6)
  expect(new Set(site.mails.map(({ messageId }) => messageId)).size).toBe(6)
})

test('its link unsubscribes', async () => {
  await addReaders(1)
  await sendLetter(site.services, letter, perMinute)
  const link = linkOf(site.mails[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
  expect((await site.request(link, { method: 'POST' })).status).toBe(200)
  expect(await site.rows('select * from deliveries')).toEqual([])
  expect(await sendLetter(site.services, { ...letter, slug: 'next' }, perMinute)).toMatchObject({ sent: 0 })
})

test('who has not confirmed, has unsubscribed or has bounced gets none', async () => {
  await addReaders(4)
  const { database } = site.services
  await database.execute(`update subscribers set confirmed = null where id = 'id000'`)
  await database.execute(`update subscribers set withdrawn = 1 where id = 'id001'`)
  await database.execute(`update subscribers set bounced = 1 where id = 'id002'`)
  await sendLetter(site.services, letter, perMinute)
  expect(delivered).toEqual(['r3@example.com'])
})

test('an address that does not exist is marked, the others get their copy', async () => {
  await addReaders(8)
  answers = { r2: refusal() }
  expect(await sendLetter(site.services, letter, perMinute)).toEqual({
    sent: 7,
    bounced: 1,
    left: 0,
    uncertain: 0,
  })
  expect(await site.rows('select email from subscribers where bounced is not null')).toEqual([
    { email: 'r2@example.com' },
  ])
})

test('an address that is refused for now is tried again, and left for the next run', async () => {
  await addReaders(3)
  answers = { r1: refusal({ isPermanent: false, isAddress: false }) }
  expect(await sendLetter(site.services, letter, perMinute)).toEqual({
    sent: 2,
    bounced: 0,
    left: 1,
    uncertain: 0,
  })
  answers = {}
  expect(await sendLetter(site.services, letter, perMinute)).toMatchObject({ sent: 1, left: 0 })
  expect(delivered.length).toBe(3)
})

test.each([true, false])(
  'it stops when everything is refused, and marks nobody (550: %s)',
  async (isAddress) => {
    await addReaders(20)
    answers = { all: refusal({ isAddress }) }
    const report = await sendLetter(site.services, letter, perMinute)
    expect(report).toEqual({ sent: 0, bounced: 0, left: 20, uncertain: 0, stopped: 'SMTP RCPT TO 550' })
    expect(await site.rows('select * from subscribers where bounced is not null')).toEqual([])
    answers = {}
    expect(await sendLetter(site.services, letter, perMinute)).toMatchObject({ sent: 20, left: 0 })
  },
)

test('addresses that do not exist stop nothing as long as others are between them', async () => {
  await addReaders(12)
  answers = Object.fromEntries([1, 3, 5, 7, 9].map((index) => [`r${index}`, refusal()]))
  expect(await sendLetter(site.services, letter, perMinute)).toMatchObject({ sent: 7, bounced: 5, left: 0 })
})

test('two runs at once are one', async () => {
  await addReaders(5)
  const runs = await Promise.allSettled([1, 2].map(() => sendLetter(site.services, letter, perMinute)))
  const [failed] = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []))
  expect(failed).toBeInstanceOf(LetterLocked)
  expect(failed.seconds).toBeGreaterThan(0)
  expect(delivered.length).toBe(5)
})

test('a run that takes longer than its lease keeps the letter to itself', async () => {
  await addReaders(3)
  const { mailer, leaseMs } = site.services
  const { send } = mailer
  const others: unknown[] = []
  mailer.send = async (mail) => {
    site.state.now += 0.6 * leaseMs
    others.push(await sendLetter(site.services, letter, perMinute).catch((error: unknown) => error))
    return send(mail)
  }
  expect(await sendLetter(site.services, letter, perMinute)).toMatchObject({ sent: 3 })
  expect(others).toEqual(Array(3).fill(expect.any(LetterLocked)))
  expect(delivered.length).toBe(3)
})

test('a run keeps the letter to itself in a pause that is longer than its lease', async () => {
  await addReaders(2)
  const services = { ...site.services, leaseMs: 100 }
  const others: unknown[] = []
  await sendLetter(services, letter, 300, () => {
    site.state.now += 150
    others.push(sendLetter(services, letter, 300).catch((error: unknown) => error))
  })
  expect(await Promise.all(others)).toEqual(Array(2).fill(expect.any(LetterLocked)))
  expect(delivered.length).toBe(2)
})

test('after a crash the run continues, and what may have been sent comes again with its id', async () => {
  await addReaders(5)
  const { mailer } = site.services
  const { send } = mailer
  mailer.send = async (mail) => {
    await send(mail)
    if (delivered.length === 3) throw new Error('crash')
    return { ok: true }
  }
  await expect(sendLetter(site.services, letter, perMinute)).rejects.toThrow('crash')
  mailer.send = send
  site.state.now += site.services.leaseMs
  expect(await sendLetter(site.services, letter, perMinute)).toEqual({
    sent: 3,
    bounced: 0,
    left: 0,
    uncertain: 1,
  })
  expect(delivered.length).toBe(6)
  expect(new Set(site.mails.map(({ messageId }) => messageId)).size).toBe(5)
})

test('the rate is kept', async () => {
  await addReaders(4)
  const started = performance.now()
  await sendLetter(site.services, letter, 1200)
  expect(performance.now() - started).toBeGreaterThan(190)
})

test.each(['=', '+', '-', '@', '\t', '\r'])(
  'the export is a table that a spreadsheet does not run: %j',
  async (sign) => {
    await addReaders(1)
    const sql = 'update subscribers set first_name = ?, signed_up = 1'
    await site.services.database.execute({ sql, args: [`${sign}1+1"`] })
    const [head, row] = (await exportSubscribers(site.services)).split('\r\n')
    expect(head).toContain('"email"')
    expect(row).toContain(`"r0@example.com","'${sign}1+1""","de","1970-01-01T00:00:00.001Z"`)
  },
)

test('one address is forgotten with everything about it', async () => {
  await site.signUp({ email: 'Zoe@example.com' })
  await site.request(site.lastLink(), { method: 'POST' })
  await sendLetter(site.services, letter, perMinute)
  expect(await forgetSubscriber(site.services, ' zoe@EXAMPLE.com ')).toBe(true)
  expect(await forgetSubscriber(site.services, 'zoe@example.com')).toBe(false)
  expect([await site.rows('select * from subscribers'), await site.rows('select * from deliveries')]).toEqual(
    [[], []],
  )
})
