import { afterAll, beforeEach, expect, test } from 'vitest'
import { dsnOf, mailOf } from '../../tests/support/bounces.ts'
import { startImapServer } from '../../tests/support/imap-server.ts'
import { addReaders, bouncesWith, testFunctionsForEach } from '../../tests/support/test-functions.ts'
import { openNewsletterTimer } from '../newsletter-timer.ts'
import { readInbox } from './read-inbox.ts'

const imap = await startImapServer()
afterAll(imap.close)
const site = testFunctionsForEach()
const copyOf = (index: number) => String(index).padStart(32, 'a')

const bounce = (index: number) =>
  dsnOf({
    status: 'Final-Recipient: rfc822; a@firma.example\nAction: failed\nStatus: 5.1.1',
    original: `Message-ID: <${copyOf(index)}@site.example>`,
  })
const letter = mailOf('From: zoe@firma.example\nTo: site@site.example\nSubject: Hallo', 'Guten Tag')
const nothing = { read: 0, refused: 0, complaint: 0, unsubscribe: 0 }
const active = async () =>
  (await site.rows('select id from subscribers where bounced is null and withdrawn is null')).map(
    ({ id }) => id,
  )

beforeEach(async () => {
  imap.mails.length = 0
  Object.assign(imap.state, { uidValidity: 1, logins: 0, fetched: [] })
  site.services.config.bounces = bouncesWith({ imapUrl: imap.url })
  await addReaders(site.services, 3)
  const copy = `insert into deliveries (letter, subscriber, state, changed, copy) values ('x', ?, 'sent', 1, ?)`
  for (const index of [0, 1, 2]) {
    await site.services.database.execute({ sql: copy, args: [`id0000${index}`, copyOf(index)] })
  }
})

test('each report of the mailbox is read once and marked, and other mails stay as they are', async () => {
  for (const mail of [letter, bounce(1), bounce(9)]) imap.add(mail)
  expect(await readInbox(site.services)).toEqual({ ...nothing, read: 3, refused: 1 })
  expect(await active()).toEqual(['id00000', 'id00002'])
  expect(imap.mails.map(({ flags }) => [...flags])).toEqual([[], ['\\Seen'], []])
  expect(await readInbox(site.services)).toEqual(nothing)
  imap.add(mailOf(`From: r2@example.com\nTo: site@site.example\nSubject: unsubscribe ${copyOf(2)}`, ''))
  expect(await readInbox(site.services)).toEqual({ ...nothing, read: 1, unsubscribe: 1 })
  expect(imap.state.fetched).toEqual([1, 2, 3, 4])
  expect(await active()).toEqual(['id00000'])
})

test('a mailbox that numbers its mails anew is read again, and nothing is done twice', async () => {
  imap.add(bounce(1))
  await readInbox(site.services)
  await site.services.database.execute('update subscribers set bounced = null')
  imap.state.uidValidity = 2
  expect(await readInbox(site.services)).toEqual({ ...nothing, read: 1 })
  expect(await active()).toEqual(['id00000', 'id00001', 'id00002'])
})

test('a mail that cannot be parsed keeps no other from being read', async () => {
  for (const mail of [`Content-Type: ${'multipart/x; boundary=a\n\n--a\n'.repeat(3)}`, '\0\0', bounce(2)])
    imap.add(mail)
  expect(await readInbox(site.services)).toMatchObject({ read: 3, refused: 1 })
})

test('the timer reads the mailbox, and the owner learns what is wrong with it, without the password', async () => {
  imap.add(bounce(1))
  const timer = openNewsletterTimer(site.services)
  timer.work()
  await timer.rest()
  expect(await active()).toEqual(['id00000', 'id00002'])
  timer.work()
  await timer.rest()
  expect(imap.state.logins).toBe(1)

  const { bounces } = site.services.config
  if (bounces) bounces.imapUrl = imap.url.replace('secret', 'wrong-password')
  site.state.now += 300_000
  timer.work()
  await timer.rest()
  expect(site.lines.at(-1)).toMatch(/BOUNCE_IMAP_URL.*refused/)
  expect(site.lines.join()).not.toContain('wrong-password')
})
