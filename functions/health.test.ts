import { describe, expect, test } from 'vitest'
import { message, refusal, testFunctionsForEach } from '../tests/support/test-functions.ts'
import type { FailureKind } from './mail/failures.ts'
import type { Sent } from './mail/mail.ts'

const site = testFunctionsForEach()

const minute = 60_000
const hour = 60 * minute
const person = { email: 'zoe@example.com' }

const ask = (headers = {}) => site.request('health', { headers })
const statusAfter = async (milliseconds: number) => {
  site.state.now += milliseconds
  return (await ask()).status
}
const execute = (sql: string) => site.services.database.execute(sql)
const send = (text: string) => site.send({ ...message, message: text })
/** The mail server takes connections, but no mails; then visitors send these. */
const refuse =
  (kind: FailureKind, ...texts: string[]) =>
  async () => {
    site.services.mailer.check = async () => undefined
    site.state.answer = refusal(kind)
    for (const text of texts) await send(text)
  }
const refuseSignUp = (kind: FailureKind) => () => refuse(kind)().then(() => site.signUp(person))
const fail = (kind: FailureKind) => () => {
  site.state.answer = refusal(kind)
}
const fillDisk = () => {
  site.services.freeBytes = async () => 1000
}

describe('the health is bad', () => {
  test.each<[string, () => unknown, number]>([
    ['the mail server cannot be reached', fail('unreachable'), minute],
    ['a table is gone', () => execute('drop table consent_texts'), minute],
    ['a column is gone', () => execute('alter table subscribers drop column bounced'), minute],
    ['sign-ups fail', () => execute('drop table consent_texts').then(() => site.signUp(person)), 0],
    ['the disk has no space', fillDisk, minute],
    ['a message has waited for an hour', refuse('busy', 'x'), hour + 1],
    ['a sign-up has waited for an hour', refuseSignUp('busy'), hour + 1],
    ['the recipient is refused', refuse('recipient', 'x'), minute],
    ['the company has no such address', refuse('no such address', 'a', 'b', 'c'), minute],
    ['the last messages were refused', refuse('mail', 'a', 'b', 'c'), minute],
    ['sign-ups are refused', refuseSignUp('recipient'), minute],
  ])('if %s', async (_, breakIt, after) => {
    expect(await statusAfter(0)).toBe(200)
    await breakIt()
    expect(await statusAfter(after)).toBe(503)
  })

  test('if a full disk takes nothing any more, until there is room again', async () => {
    await statusAfter(0)
    const [row] = await site.rows('pragma page_count')
    await execute(`pragma max_page_count = ${row?.page_count}`)
    const long = 'lang '.repeat(3000)
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => send(`${index}${long}`)))
    expect(answers.map(({ status }) => status)).toContain(503)
    expect(await statusAfter(minute)).toBe(503)
    expect(site.lines.join()).toMatch(/The disk is full: make room/)
    await execute('pragma max_page_count = 100000')
    expect((await send('danach')).status).toBe(200)
    expect(await statusAfter(minute)).toBe(200)
  })
})

describe('the health is good', () => {
  test.each<[string, () => unknown, number]>([
    ['one visitor’s text is refused', refuse('mail', 'x'), minute],
    ['one visitor signs up with an address that does not exist', refuseSignUp('no such address'), minute],
    ['a refusal was a day ago', refuse('recipient', 'x'), 24 * hour],
    [
      'a later message was sent',
      async () => {
        await refuse('recipient', 'x')()
        site.state.answer = { ok: true }
        site.state.now += 1
        await send('y')
      },
      minute,
    ],
    ['a message waits for some minutes', refuse('busy', 'x'), 10 * minute],
  ])('if %s', async (_, happens, after) => {
    await happens()
    expect(await statusAfter(after)).toBe(200)
  })
})

test('the first probes are right, also at once', async () => {
  const probe = async () => (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)
  expect(await probe()).toEqual([200, 200, 200])
  site.state.answer = refusal('unreachable')
  site.state.now += minute
  expect(await probe()).toEqual([503, 503, 503])
})

test('the health is checked once a minute, however often it is asked for', async () => {
  let checks = 0
  site.services.mailer.check = async () => {
    checks += 1
    return undefined
  }
  for (let request = 0; request < 50; request++) await statusAfter(1000)
  expect(checks).toBe(1)
  await statusAfter(minute)
  expect(checks).toBe(2)
})

test('the health is answered while mails are due and the mail server is silent', async () => {
  const silence = new Promise<Sent & { ok: false }>(() => {})
  await ask()
  site.state.answer = refusal('busy')
  site.services.limits = { ...site.services.limits, messagesPerIp: { count: 100, windowMs: hour } }
  for (let index = 0; index < 60; index++) await site.send({ ...message, email: `a${index}@example.com` })
  site.state.answer = () => silence
  site.services.mailer.check = () => silence
  for (const wait of [minute, 2 * minute, hour]) {
    site.state.now += wait
    expect([200, 503]).toContain((await ask()).status)
  }
})

test('one network cannot ask as often as it likes', async () => {
  const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await ask()).status))
  expect(statuses.filter((status) => status === 429).length).toBe(40)
  site.state.ip = '192.0.2.9'
  expect((await ask()).status).toBe(200)
  site.state.ip = '192.0.2.1'
  expect(await statusAfter(minute)).toBe(200)
})

test('details are for who has the token alone, and name no visitor', async () => {
  site.services.config.healthToken = 'token-of-the-monitor'
  site.state.answer = refusal('password')
  await send('geheim')
  for (const Authorization of [
    '',
    'token-of-the-monitor',
    'Bearer token-of-the-monito',
    'Bearer undefined',
  ]) {
    expect(await (await ask({ Authorization })).json()).toEqual({ success: false })
  }
  const details = await (await ask({ Authorization: 'Bearer token-of-the-monitor' })).json()
  expect(details).toMatchObject({
    ...{ success: false, database: 'ok', mailServer: expect.stringContaining('name or password') },
    ...{ states: { waiting: 1, refused: 0 }, oldest: '2026-01-05T09:00:00.000Z' },
    ...{ lastError: expect.stringContaining('name or password'), checked: '2026-01-05T09:00:00.000Z' },
  })
  expect(JSON.stringify(details)).not.toMatch(/zoe|geheim|example/i)
  site.services.config.healthToken = undefined
  expect(await (await ask({ Authorization: 'Bearer undefined' })).json()).toEqual({ success: false })
})
