import { describe, expect, test } from 'vitest'
import * as support from '../tests/support/test-functions.ts'
import { checkHealth } from './health.ts'
import type { Sent } from './mail/mail.ts'
import { queueLetter, stopLetter, unsubscribe } from './newsletter.ts'
import { openWorker } from './outbox.ts'
import { textsIn } from './texts.ts'

const { addReaders, busy, message } = support
const site = support.testFunctionsForEach()

const minute = 60_000
const day = 1440 * minute
const letter = { slug: 'a-post', title: 'Ein Titel', excerpt: 'Ein Auszug.' }
const unanswered: Sent = { ok: false, words: 'DATA: Connection closed', mayHaveArrived: true }
const unknown: Sent = { ok: false, words: 'RCPT TO: 550 5.1.1', isOver: true, isUnknownAddress: true }

const mails = () => site.rows('select state, attempts, copies from mails order by id')
const states = async () => (await mails()).map(({ state }) => state)
const ids = () => new Set(site.mails.map(({ messageId }) => messageId)).size
const wait = async (milliseconds: number) => {
  site.state.now += milliseconds
  await site.settle()
}
describe('a message', () => {
  test('that is not taken for now is sent later, with the same id and the addresses of today', async () => {
    const attempts: string[] = []
    site.state.answer = ({ messageId }) => (attempts.push(messageId) < 3 ? busy : { ok: true })
    await site.send(message)
    await wait(0)
    await wait(minute / 2 - 1)
    expect(await mails()).toEqual([{ state: 'waiting', attempts: 1, copies: 0 }])
    site.services.config.to = 'neues-buero@site.example'
    await wait(1)
    await wait(minute)
    expect([new Set(attempts).size, attempts.length, await states()]).toEqual([1, 3, ['sent']])
    expect(site.mails).toMatchObject([{ to: 'neues-buero@site.example' }])
    expect(site.lines).toEqual([expect.stringContaining(busy.words ?? ''), expect.any(String)])
    expect(site.lines.join()).not.toMatch(/zoe|example\.com|Muster/i)
  })

  test('is tried for a week, kept for a month, and the health is bad until then', async () => {
    site.state.answer = busy
    await site.send(message)
    for (let look = 0; look < 29; look++) await wait(day / 4)
    expect(await states()).toEqual(['failed'])
    site.state.answer = { ok: true }
    const found: unknown[] = []
    for (const days of [29, 2, 1]) {
      await wait(days * day)
      await checkHealth(site.services)
      found.push((await mails()).length, (await site.request('health')).status)
    }
    expect(found).toEqual([1, 503, 0, 503, 0, 200])
    expect(site.lines.join()).toMatch(/is deleted/)
  })

  test('whose delivery is never confirmed arrives three times at most', async () => {
    site.state.answer = unanswered
    await site.send(message)
    for (let look = 0; look < 20; look++) await wait(day / 4)
    expect([site.mails.length, ids()]).toEqual([3, 1])
    expect(await mails()).toEqual([{ state: 'failed', attempts: 3, copies: 3 }])
  })

  test('is not kept back by letters that hang', async () => {
    await addReaders(site.services, 9)
    await queueLetter(site.services, 'a-post', letter)
    let release = (_: Sent) => {}
    const released = new Promise<Sent>((resolve) => (release = resolve))
    site.state.answer = ({ subject }) => (subject === letter.title ? released : { ok: true })
    const worker = openWorker(site.services)
    await worker.wake()
    await site.send(message)
    await worker.wake()
    await expect.poll(() => site.mails.map(({ to }) => to)).toEqual(['office@site.example'])
    release({ ok: true })
    await worker.settle()
    expect(site.mails.length).toBe(10)
  })
})

/** What a process that is killed leaves behind: mails that it was about to send, or whose text had left. */
async function killProcess(hasLeft: boolean): Promise<void> {
  const send: typeof site.services.mailer.send = async (_, { onHandOver } = {}) => {
    if (hasLeft) await onHandOver?.()
    return new Promise<never>(() => {})
  }
  await openWorker({ ...site.services, mailer: { ...site.services.mailer, send } }).wake()
  const isUnderWay = (state: unknown) => state === (hasLeft ? 'leaving' : 'sending')
  await expect.poll(async () => (await states()).some(isUnderWay)).toBe(true)
  if (hasLeft) await expect.poll(states).not.toContain('sending')
}

const start = () => openWorker(site.services).settle()

describe('after a crash', () => {
  test('what never left starts at once, however often', async () => {
    await site.send(message)
    for (let crash = 0; crash < 12; crash++) await killProcess(false)
    await start()
    expect([await mails(), site.mails.length]).toEqual([[{ state: 'sent', attempts: 13, copies: 1 }], 1])
  })

  test('what may have arrived waits a minute for each copy, and is sent three times at most', async () => {
    await site.send(message)
    for (const copies of [1, 2]) {
      await killProcess(true)
      for (let crash = 0; crash < 6; crash++) await start()
      site.state.now += copies * minute - 1
      await start()
      expect(await mails()).toMatchObject([{ state: 'waiting', copies }])
      site.state.now += 1
    }
    await killProcess(true)
    await start()
    expect([await mails(), site.mails]).toEqual([[{ state: 'failed', attempts: 3, copies: 3 }], []])
  })

  test('a letter that may have arrived is not sent again', async () => {
    await addReaders(site.services, 6)
    await queueLetter(site.services, 'a-post', letter)
    await killProcess(true)
    await start()
    expect([site.mails.length, (await states()).sort().slice(-4)]).toEqual([2, Array(4).fill('uncertain')])
  })
})

test('a sign-up that cannot be delivered is given up after a day, with nothing of the visitor left', async () => {
  site.state.answer = busy
  await site.signUp({ email: 'zoe@example.com', firstName: 'Zoë' })
  for (let look = 0; look < 5; look++) await wait(day / 4)
  expect(await site.rows('select state, content from mails')).toEqual([{ state: 'failed', content: '' }])
  expect([await site.rows('select * from sign_ups'), site.lines.join()]).toEqual([
    [],
    expect.not.stringMatching(/zoe/i),
  ])
})

describe('a letter', () => {
  const send = (key = 'a-post') => queueLetter(site.services, key, letter).finally(site.settle)

  test('reaches every reader once, also if it is sent again or at the same time', async () => {
    await addReaders(site.services, 12)
    expect((await Promise.all([send(), send()])).sort()).toEqual([0, 12])
    expect([await send(), site.mails.length, ids()]).toEqual([0, 12, 12])
    expect([await send('another'), site.mails.length]).toEqual([12, 24])
  })

  test('goes on where it was stopped, and not to who has left meanwhile', async () => {
    await addReaders(site.services, 12)
    let copies = 0
    site.state.answer = async () => {
      if (++copies === 3) await stopLetter(site.services, 'a-post')
      return { ok: true }
    }
    await send()
    expect(site.mails.length).toBeLessThan(8)
    await unsubscribe(site.services, 12, 'link')
    await send()
    expect([site.mails.length, new Set(site.mails.map(({ to }) => to)).size]).toEqual([11, 11])
  })

  test('is sent again where it waits, not where nobody confirms it, and never to an unknown address', async () => {
    await addReaders(site.services, 4)
    const answers = [unanswered, busy, unknown, { ok: true }]
    site.state.answer = ({ to }) => answers[Number(to[1])] ?? busy
    await send()
    expect((await states()).sort()).toEqual(['failed', 'sent', 'uncertain', 'waiting'])
    site.state.answer = { ok: true }
    await wait(minute)
    expect(site.mails.map(({ to }) => to[1]).sort()).toEqual(['0', '1', '3'])
    expect(await send('another')).toBe(3)
  })

  test('leaves at the rate of the mail server', async () => {
    site.services.lettersPerMinute = 60
    await addReaders(site.services, 3)
    await send()
    const counts = [site.mails.length]
    for (let step = 0; step < 5; step++) counts.push(await wait(500).then(() => site.mails.length))
    expect(counts).toEqual([1, 1, 2, 2, 3, 3])
  })

  test('says that it is of a list, who sent it and how to leave it, with words as links', async () => {
    await addReaders(site.services, 1)
    await send()
    const [{ headers, text, html } = { text: '', html: '' }] = site.mails
    const link = `https://www.site.example/functions/newsletter/unsubscribe?token=${'0'.repeat(32)}`
    expect(headers).toMatchObject({
      'List-Id': expect.stringMatching(/^<newsletter\.\S+>$/),
      'List-Unsubscribe': `<${link}>, <mailto:site@site.example?subject=unsubscribe%201>`,
      ...{ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' },
    })
    expect(text.split('\n')).toContain(link)
    const { more, unsubscribe: leave } = textsIn('de').letter
    const words = [...html.matchAll(/<a href="[^"]+">(?!http)([^<]+)<\/a>/g)].map(([, label]) => label)
    expect(words).toEqual([more, leave])
    expect(html).not.toMatch(/>[^<]*token=/)
  })
})
