import { describe, expect, test } from 'vitest'
import { addReaders, busy, message, testFunctionsForEach } from '../tests/support/test-functions.ts'
import { checkHealth } from './health.ts'
import type { Sent } from './mail/mail.ts'
import { queueLetter } from './newsletter.ts'

const site = testFunctionsForEach()

const hour = 3_600_000

const execute = (sql: string) => site.services.database.execute(sql)
const statusAfter = async (milliseconds: number) => {
  site.state.now += milliseconds
  await checkHealth(site.services)
  return (await site.request('health')).status
}
/** The mail server takes connections, but no mails; then a visitor sends something. */
const refuse = (answer: Sent, send: () => Promise<unknown>) => async () => {
  site.services.mailer.check = async () => undefined
  site.state.answer = answer
  await send()
  await site.settle()
}
const over: Sent = { ok: false, words: 'RCPT TO: 550', isOver: true }
const sendMessage = () => site.send(message)
const signUp = () => site.signUp({ email: 'zoe@example.com' })
const sendLetter = async () => {
  await addReaders(site.services, 1)
  await queueLetter(site.services, 'a', { slug: 'a', title: 'A', excerpt: 'B' })
}

describe('the health is bad', () => {
  test.each<[string, () => unknown, number]>([
    ['the mail server cannot be reached', () => (site.state.answer = busy), 0],
    ['the disk is nearly full', () => (site.services.freeBytes = async () => 1000), 0],
    ['the database cannot be written', () => execute('pragma query_only = true'), 0],
    ['a message has waited for an hour', refuse(busy, sendMessage), hour + 1],
    ['a message is refused', refuse(over, sendMessage), 0],
    ['the sender is refused', refuse({ ok: false, words: 'MAIL FROM: 550', isAboutServer: true }, signUp), 0],
  ])('if %s', async (_, breakIt, after) => {
    expect(await statusAfter(0)).toBe(200)
    await breakIt()
    expect([await statusAfter(after), site.lines.length > 0]).toEqual([503, true])
    expect(await site.rows(`select 1 from mails where kind = 'message' and content = ''`)).toEqual([])
  })
})

describe('the health is good', () => {
  test.each<[string, () => unknown, number]>([
    ['a visitor signs up with an address that does not exist', refuse(over, signUp), 0],
    ['a sign-up waits for an hour', refuse(busy, signUp), hour + 1],
    ['a message waits for some minutes', refuse(busy, sendMessage), hour / 6],
    ['a letter is refused', refuse(over, sendLetter), 0],
  ])('if %s', async (_, happens, after) => {
    await happens()
    expect(await statusAfter(after)).toBe(200)
  })
})

test('a trouble is one line of the log when it begins, and one when it is over', async () => {
  site.state.answer = busy
  for (let check = 0; check < 3; check++) await statusAfter(60_000)
  expect(site.lines).toEqual([`Mail server: ${busy.words}`])
  site.state.answer = { ok: true }
  for (let check = 0; check < 3; check++) await statusAfter(60_000)
  expect(site.lines.slice(1)).toEqual([expect.stringMatching(/^Mail server: .*well/)])
})

test('a full disk refuses what visitors send until there is room, and loses nothing that was taken', async () => {
  const [row] = await site.rows('select page_count from pragma_page_count()')
  await execute(`pragma max_page_count = ${Number(row?.page_count) + 8}`)
  const long = 'lang '.repeat(3000)
  const send = async (index: number) => (await site.send({ ...message, message: `${index}${long}` })).status
  const statuses = [await send(0), await send(1), await send(2), await send(3)]
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  const answer = await site.send({ ...message, message: long })
  expect([answer.status, (await answer.json()).success]).toEqual([503, false])
  expect((await site.request('health')).status).toBe(503)
  expect(site.lines.join()).toMatch(/full/)
  await execute('pragma max_page_count = 100000')
  expect([await send(5), await statusAfter(0)]).toEqual([200, 200])
  await site.settle()
  expect(site.mails.length).toBe(1 + statuses.filter((status) => status === 200).length)
})
