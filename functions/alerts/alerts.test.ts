import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { closeServer, listen } from '../../tests/support/listen.ts'
import { message, refusal, testFunctionsForEach } from '../../tests/support/test-functions.ts'
import type { FailureKind } from '../mail/failures.ts'
import { openWorker } from '../worker.ts'

type Call = { text: string; events: { state: string; name: string; words: string }[] }

const calls: Call[] = []
let status = 200
const webhook = createServer(async (request, response) => {
  calls.push((await json(request)) as Call)
  response.writeHead(status).end()
})
const url = await listen(webhook)
afterAll(() => closeServer(webhook))

const site = testFunctionsForEach()
let worker: ReturnType<typeof openWorker>
const restart = () => {
  worker = openWorker(site.services)
}
beforeEach(() => {
  calls.length = 0
  status = 200
  site.services.config.alerts = { to: 'owner@site.example', url }
  restart()
})

const minute = 60_000
const hour = 60 * minute
const check = async (milliseconds: number) => {
  site.state.now += milliseconds
  worker.work()
  await worker.rest()
}
const send = (text: string) => site.send({ ...message, message: text })
const alertMails = () => site.mails.filter(({ to }) => to === 'owner@site.example')
const events = () =>
  calls.flatMap((call) => call.events.map(({ state, name }) => `${name.split(' ')[0]} ${state}`))
const accept = () => {
  site.state.answer = { ok: true }
  site.services.freeBytes = async () => 1e9
}
/** The mail server takes mails to the owner, and connections. */
const refuse =
  (kind: FailureKind, ...texts: string[]) =>
  async () => {
    site.services.mailer.check = async () => undefined
    site.state.answer = ({ to }) => (to === 'owner@site.example' ? { ok: true } : refusal(kind))
    for (const text of texts) await send(text)
  }
const refuseSignUp = (kind: FailureKind) => () =>
  refuse(kind)().then(() => site.signUp({ email: 'zoe@example.com' }))
const fillDisk = () => {
  site.services.freeBytes = async () => 1
}
const closeForm = async () => {
  site.services.limits = { ...site.services.limits, messages: { count: 1, windowMs: hour } }
  await send('a')
  await send('b')
}

describe('the owner is told once, also after a restart, and once when it is over:', () => {
  test.each<[string, () => unknown, number]>([
    ['waiting', refuse('busy', 'x'), hour + 1],
    ['waiting', refuseSignUp('busy'), hour + 1],
    ['refused', refuse('recipient', 'x'), minute],
    ['sign-ups', refuseSignUp('recipient'), minute],
    ['limits', closeForm, minute],
    ['disk', fillDisk, minute],
  ])('%s', async (name, happens, after) => {
    await check(0)
    await happens()
    await check(after)
    expect([events(), alertMails().length]).toEqual([[`${name} began`], 1])
    expect(calls[0]?.text).toBe(alertMails()[0]?.text.trim())
    expect(`${calls[0]?.text} ${site.lines}`).not.toMatch(/zoe@|Muster/)
    for (let look = 0; look < 3; look++) {
      restart()
      await check(minute)
    }
    accept()
    await site.rows(`update outbox set state = 'waiting', next = 0 where state = 'refused'`)
    for (let look = 0; look < 30; look++) await check(5 * minute)
    expect([events(), alertMails().length]).toEqual([[`${name} began`, `${name} over`], 2])
  })
})

test('further troubles are told while one lasts, several in one mail', async () => {
  await refuse('recipient', 'a')()
  await check(minute)
  for (const text of ['b', 'c', 'd']) await send(text)
  await check(minute)
  expect([calls.map((call) => call.events.length), alertMails().length]).toEqual([[1, 3], 2])
})

test('that the mail server is down reaches the webhook and the log at once, and the mailbox when it is over', async () => {
  site.state.answer = refusal('unreachable')
  for (let look = 0; look < 5; look++) await check(minute)
  expect([events(), alertMails().length]).toEqual([['mail began'], 0])
  expect(site.lines.filter((line) => line.startsWith('Trouble: ')).length).toBe(1)
  accept()
  for (let look = 0; look < 30; look++) await check(minute)
  expect([events(), alertMails().length]).toEqual([['mail began', 'mail over'], 1])
})

test('an alert that does not arrive is sent again until it does', async () => {
  await refuse('recipient', 'x')()
  site.services.config.alerts.to = undefined
  status = 500
  for (let look = 0; look < 3; look++) await check(minute)
  status = 200
  for (let look = 0; look < 3; look++) await check(minute)
  expect(calls.length).toBe(4)
})

test('without a database a trouble is told once, and not again when it is back', async () => {
  await check(0)
  await site.services.database.execute('alter table troubles rename to hidden')
  for (let look = 0; look < 4; look++) await check(minute)
  expect(events()).toEqual(['database began'])
  await site.services.database.execute('alter table hidden rename to troubles')
  for (let look = 0; look < 20; look++) await check(minute)
  expect(events()).toEqual(['database began'])
})

test('of two processes one tells', async () => {
  await refuse('recipient', 'x')()
  const other = openWorker(site.services)
  site.state.now += minute
  worker.work()
  other.work()
  await Promise.all([worker.rest(), other.rest()])
  expect(events()).toEqual(['refused began'])
})

test('without anybody to tell, the log has each trouble once, and its end', async () => {
  site.services.config.alerts = { to: undefined, url: undefined }
  site.services.freeBytes = async () => 1
  for (let look = 0; look < 4; look++) await check(minute)
  accept()
  for (let look = 0; look < 20; look++) await check(minute)
  expect(site.lines).toEqual([
    expect.stringMatching(/^Trouble: .*disk/),
    expect.stringMatching(/^Over: .*disk/),
  ])
})
