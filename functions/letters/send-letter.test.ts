import { expect, test } from 'vitest'
import { sharingWith } from '../../src/i18n/languages.ts'
import { articlePath } from '../../src/pages.ts'
import { siteAddress } from '../../src/site-files.ts'
import { linkOf, refusal, testFunctionsForEach } from '../../tests/support/test-functions.ts'
import type { Sent } from '../mail/mail.ts'
import { LetterLocked, sendLetter } from './send-letter.ts'
import { exportSubscribers, forgetSubscriber } from './subscribers.ts'

const letter = { slug: 'a-post', title: 'Ein <Titel> & mehr', excerpt: 'Worum es „geht“ & was nicht.' }

const site = testFunctionsForEach()

/** Lets the mail server refuse some addresses, by the part before the @. */
const refuse = (refusals: Record<string, Sent>) => {
  site.state.answer = ({ to }) => refusals[to.split('@', 1)[0] ?? ''] ?? { ok: true }
}
const delivered = () => site.mails.map(({ to }) => to)
const run = (slug = letter.slug, services = site.services, perMinute = 1e9) =>
  sendLetter(services, { ...letter, slug }, perMinute)
const execute = (sql: string, ...args: string[]) => site.services.database.execute({ sql, args })
const nothing = { sent: 0, bounced: 0, left: 0, uncertain: 0 }
const locked = expect.any(LetterLocked)
const noAddress = refusal({ isPermanent: true, isAddress: true })

async function addReaders(count: number, language = 'de'): Promise<void> {
  const sql = `insert into subscribers (id, email, first_name, language, confirmed) values (?, ?, '', ?, 1)`
  for (let index = 0; index < count; index++)
    await execute(sql, `id${String(index).padStart(3, '0')}`, `r${index}@example.com`, language)
}

test('every reader gets one copy, with its own id and both list headers, in the frame of their language', async () => {
  const language = sharingWith('de') ?? 'de'
  await addReaders(3, language)
  expect([await run(), await run(), site.mails.length]).toEqual([{ ...nothing, sent: 3 }, nothing, 3])
  const [{ headers, html = '' } = {}] = site.mails
  expect(headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<https:\S+\/newsletter\/unsubscribe\?token=\S+>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Content-Language': language,
  })
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain('<title>Ein &#60;Titel&#62; &#38; mehr</title>')
  expect(html).toContain('>Ein &#60;Titel&#62; &#38; mehr</a></h1>')
  await run('another')
  expect(new Set(site.mails.map(({ messageId }) => messageId)).size).toBe(6)
})

test.each([
  ['once', 'new', ['a-post']],
  ['twice', 'newer', ['a-post', 'new']],
  ['twice, with its old addresses in another order', 'newer', ['new', 'a-post']],
  ['by taking the place of another', 'a-post', ['other']],
])('who has got a letter does not get it again after its post was renamed %s', async (_, slug, aliases) => {
  await addReaders(2)
  await run()
  const renamed = { ...letter, slug, aliases }
  expect(await sendLetter(site.services, renamed, 1e9)).toEqual(nothing)
  expect(await sendLetter(site.services, renamed, 1e9)).toEqual(nothing)
  expect(site.mails.length).toBe(2)
})

test('a copy has excerpt and address of the article, and the link that unsubscribes, as a word in HTML', async () => {
  await addReaders(1)
  await run()
  const [{ html = '', text = '', headers } = {}] = site.mails
  expect(text).toContain(`${letter.title}\n\n${letter.excerpt}\n\n`)
  expect(html).toContain('<p>Worum es „geht“ &#38; was nicht.</p>')
  for (const body of [html, text]) expect(body).toContain(siteAddress(articlePath(letter.slug)))
  const url = headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect(text).toContain(`:\n${url}\n`)
  expect(html.split(url).length, 'once').toBe(2)
  expect(html).toMatch(/ <a href="https:[^"]+token=[^"]+">\p{L}+<\/a><\/p>/u)
  expect((await site.request(linkOf(url), { method: 'POST' })).status).toBe(200)
  expect(await site.rows('select * from deliveries')).toEqual([])
  expect(await run('next')).toEqual(nothing)
})

test('who has not confirmed, has unsubscribed or has bounced gets none', async () => {
  await addReaders(4)
  await execute(`update subscribers set confirmed = null where id = 'id000'`)
  await execute(`update subscribers set withdrawn = 1 where id = 'id001'`)
  await execute(`update subscribers set bounced = 1 where id = 'id002'`)
  await run()
  expect(delivered()).toEqual(['r3@example.com'])
})

test('addresses that do not exist are marked, and stop nothing as long as others are between them', async () => {
  await addReaders(12)
  const names = [1, 3, 5, 7, 9].map((index) => `r${index}`)
  refuse(Object.fromEntries(names.map((name) => [name, noAddress])))
  expect(await run()).toEqual({ ...nothing, sent: 7, bounced: 5 })
  const marked = await site.rows('select email from subscribers where bounced is not null')
  expect(marked).toEqual(names.map((name) => ({ email: `${name}@example.com` })))
})

test('an address that is refused for now is tried again, and left for the next run', async () => {
  await addReaders(3)
  refuse({ r1: refusal() })
  expect(await run()).toEqual({ ...nothing, sent: 2, left: 1 })
  site.state.answer = { ok: true }
  expect([await run(), site.mails.length]).toEqual([{ ...nothing, sent: 1 }, 3])
})

test('it stops when everything is refused, and marks nobody', async () => {
  await addReaders(20)
  for (const answer of [noAddress, refusal()]) {
    site.state.answer = answer
    expect(await run()).toEqual({ ...nothing, left: 20, stopped: 'SMTP RCPT TO 550' })
  }
  expect(await site.rows('select * from subscribers where bounced is not null')).toEqual([])
  site.state.answer = { ok: true }
  expect(await run()).toEqual({ ...nothing, sent: 20 })
})

test('two runs at once are one', async () => {
  await addReaders(5)
  const runs = await Promise.all([run(), run()].map((each) => each.catch((error: LetterLocked) => error)))
  expect(runs).toEqual([{ ...nothing, sent: 5 }, expect.objectContaining({ seconds: 60 })])
  expect(site.mails.length).toBe(5)
})

test('a run that takes longer than its lease keeps the letter to itself, also in a pause', async () => {
  await addReaders(3)
  const others: unknown[] = []
  site.state.answer = async () => {
    site.state.now += 0.6 * site.services.leaseMs
    others.push(await run().catch((error: unknown) => error))
    return { ok: true }
  }
  expect(await run()).toEqual({ ...nothing, sent: 3 })

  site.state.answer = { ok: true }
  const services = { ...site.services, leaseMs: 100 }
  await sendLetter(services, { ...letter, slug: 'next' }, 600, () => {
    site.state.now += 150
    others.push(run('next', services).catch((error: unknown) => error))
  })
  expect(await Promise.all(others)).toEqual(Array(6).fill(locked))
  expect(site.mails.length).toBe(6)
})

test('after a crash the run continues, and what may have been sent comes again with its id', async () => {
  await addReaders(5)
  site.state.answer = (mail) => {
    site.mails.push(mail)
    throw new Error('crash')
  }
  await expect(run()).rejects.toThrow('crash')
  site.state.answer = { ok: true }
  site.state.now += site.services.leaseMs
  expect(await run()).toEqual({ ...nothing, sent: 5, uncertain: 1 })
  expect(site.mails.length).toBe(6)
  expect(new Set(site.mails.map(({ messageId }) => messageId)).size).toBe(5)
})

test('the rate is kept', async () => {
  await addReaders(4)
  const started = performance.now()
  await run('slow', site.services, 1200)
  expect(performance.now() - started).toBeGreaterThan(190)
})

test('the export is a table that a spreadsheet does not run', async () => {
  await addReaders(1)
  for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
    await execute('update subscribers set first_name = ?, signed_up = 1', `${sign}1+1"`)
    const [head, row] = (await exportSubscribers(site.services)).split('\r\n')
    expect(head).toContain('"email"')
    expect(row).toContain(`"r0@example.com","'${sign}1+1""","de","1970-01-01T00:00:00.001Z"`)
  }
})

test('one address is forgotten with everything about it', async () => {
  await site.signUp({ email: 'Zoe@example.com' })
  await site.request(site.lastLink(), { method: 'POST' })
  await run()
  expect(await forgetSubscriber(site.services, ' zoe@EXAMPLE.com ')).toBe(true)
  expect(await forgetSubscriber(site.services, 'zoe@example.com')).toBe(false)
  expect(await site.rows('select id from subscribers union select letter from deliveries')).toEqual([])
})
