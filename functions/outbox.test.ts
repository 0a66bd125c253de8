import { describe, expect, test } from 'vitest'
import {
  addReaders,
  busy,
  message,
  openTestFunctions,
  testFunctionsForEach,
} from '../tests/support/test-functions.ts'
import { checkHealth } from './health.ts'
import type { Sent } from './mail/mail.ts'
import { queueLetter, stopLetter, unsubscribe } from './newsletter.ts'
import { openWorker } from './outbox.ts'

const site = testFunctionsForEach()

const minute = 60_000
const day = 1440 * minute
const letter = { slug: 'a-post', title: 'Ein Titel', excerpt: 'Ein Auszug.' }
const unanswered: Sent = { ok: false, words: 'DATA: Connection closed', mayHaveArrived: true }
const unknown: Sent = { ok: false, words: 'RCPT TO: 550 5.1.1', isOver: true, isUnknownAddress: true }

const mails = () => site.rows('select state, attempts, copies from mails order by id')
const states = async () => (await mails()).map(({ state }) => state)
const wait = async (milliseconds: number) => {
  site.state.now += milliseconds
  await site.settle()
}
const ids = () => site.mails.map(({ messageId }) => messageId)

describe('a message', () => {
  test('that is not taken for now is sent later, each time with the same id', async () => {
    const attempts: string[] = []
    site.state.answer = ({ messageId }) => {
      attempts.push(messageId)
      return attempts.length < 3 ? busy : { ok: true }
    }
    await site.send(message)
    await wait(0)
    await wait(minute / 2 - 1)
    expect(await mails()).toEqual([{ state: 'waiting', attempts: 1, copies: 0 }])
    await wait(1)
    await wait(minute)
    expect([attempts, await states()]).toEqual([Array(3).fill(ids()[0]), ['sent']])
    expect(site.lines).toEqual([expect.stringContaining(busy.words ?? ''), expect.any(String)])
    expect(site.lines.join()).not.toMatch(/zoe|example\.com|Muster/i)
  })

  test('reaches corrected addresses while it waits', async () => {
    site.state.answer = busy
    await site.send(message)
    await wait(0)
    site.state.answer = { ok: true }
    Object.assign(site.services.config, { from: 'neu@site.example', to: 'neues-buero@site.example' })
    await wait(minute)
    expect(site.mails).toMatchObject([
      { from: { address: 'neu@site.example' }, to: 'neues-buero@site.example' },
    ])
  })

  test('is tried for a week, kept for a month, and the health is bad until then', async () => {
    site.state.answer = busy
    await site.send(message)
    for (let look = 0; look < 28; look++) await wait(day / 4)
    await wait(day / 4)
    expect(await states()).toEqual(['failed'])
    site.state.answer = { ok: true }
    const lookAt = async (days: number) => {
      await wait(days * day)
      await checkHealth(site.services)
      return [(await mails()).length, (await site.request('health')).status]
    }
    expect([await lookAt(29), await lookAt(2)]).toEqual([
      [1, 503],
      [0, 503],
    ])
    expect(site.lines.some((line) => line.includes('is deleted'))).toBe(true)
    expect(await lookAt(1)).toEqual([0, 200])
  })

  test('that is refused for good is kept at once', async () => {
    site.state.answer = { ...unknown, isUnknownAddress: false }
    await site.send(message)
    await wait(0)
    expect(await site.rows(`select state, json_extract(content, '$.email') as email from mails`)).toEqual([
      { state: 'failed', email: message.email },
    ])
  })

  test('whose delivery is never confirmed arrives three times at most', async () => {
    site.state.answer = unanswered
    await site.send(message)
    for (let look = 0; look < 20; look++) await wait(day / 4)
    expect([ids().length, new Set(ids()).size, await mails()]).toEqual([
      3,
      1,
      [{ state: 'failed', attempts: 3, copies: 3 }],
    ])
  })

  test('is not kept back by others that hang, nor by letters', async () => {
    await addReaders(site.services, 9)
    await queueLetter(site.services, 'a-post', letter)
    const hanging = new Set<string>()
    let release = (_: Sent) => {}
    const released = new Promise<Sent>((resolve) => (release = resolve))
    site.state.answer = ({ subject, to }) => {
      if (subject !== letter.title) return { ok: true }
      hanging.add(to)
      return released
    }
    const worker = openWorker(site.services)
    await worker.wake()
    await site.send(message)
    await worker.wake()
    await expect.poll(() => site.mails.map(({ to }) => to)).toEqual(['office@site.example'])
    expect(hanging.size).toBe(4)
    release({ ok: true })
    await worker.settle()
    expect(site.mails.length).toBe(10)
  })

  test('waits no longer than usual after a clock was wrong', async () => {
    site.state.answer = busy
    await site.send(message)
    await wait(5 * day)
    site.state.answer = { ok: true }
    await wait(-5 * day)
    expect(await states()).toEqual(['sent'])
  })
})

/** What a process that is killed leaves behind: a mail that it was about to send, or whose text had left. */
async function killProcess(hasLeft: boolean): Promise<void> {
  const dead: Partial<typeof site.services> = {
    mailer: {
      ...site.services.mailer,
      send: async (_, { onHandOver } = {}) => {
        if (hasLeft) await onHandOver?.()
        return new Promise<never>(() => {})
      },
    },
  }
  await openWorker({ ...site.services, ...dead }).wake()
  await expect.poll(states).not.toContain(hasLeft ? 'sending' : 'waiting')
}

/** A new process. */
const start = () => openWorker(site.services).settle()

describe('after a crash', () => {
  test('what never left starts at once, however often', async () => {
    await site.send(message)
    for (let crash = 0; crash < 12; crash++) await killProcess(false)
    expect(await mails()).toEqual([{ state: 'sending', attempts: 12, copies: 0 }])
    await start()
    expect([await states(), site.mails.length]).toEqual([['sent'], 1])
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
    await killProcess(true).catch(() => {})
    await start()
    expect([site.mails.length, (await states()).filter((state) => state === 'uncertain').length]).toEqual([
      2, 4,
    ])
  })

  test('a process that has not begun to work takes up nothing', async () => {
    await site.send(message)
    await killProcess(true)
    await openTestFunctions({ database: site.services.database })
    expect(await states()).toEqual(['leaving'])
  })
})

describe('a letter', () => {
  const send = (key = 'a-post') => queueLetter(site.services, key, letter).finally(site.settle)

  test('reaches every reader once, also if it is sent again or at the same time', async () => {
    await addReaders(site.services, 12)
    expect(await Promise.all([send(), send()])).toEqual(expect.arrayContaining([12, 0]))
    expect([await send(), site.mails.length, new Set(ids()).size]).toEqual([0, 12, 12])
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
    site.state.answer = { ok: true }
    await unsubscribe(site.services, 12, 'link')
    await send()
    expect(new Set(site.mails.map(({ to }) => to)).size).toBe(11)
    expect(site.mails.length).toBe(11)
  })

  test('that nobody confirms is not sent again, one that waits is', async () => {
    await addReaders(site.services, 3)
    const answers: Record<string, Sent> = { 'r0@example.com': unanswered, 'r1@example.com': busy }
    site.state.answer = ({ to }) => answers[to] ?? { ok: true }
    await send()
    expect((await states()).sort()).toEqual(['sent', 'uncertain', 'waiting'])
    site.state.answer = { ok: true }
    await wait(minute)
    expect(site.mails.map(({ to }) => to).sort()).toEqual([
      'r0@example.com',
      'r1@example.com',
      'r2@example.com',
    ])
  })

  test('to an address that does not exist is the last one', async () => {
    await addReaders(site.services, 2)
    site.state.answer = ({ to }) => (to === 'r0@example.com' ? unknown : { ok: true })
    await send()
    site.state.answer = { ok: true }
    expect(await send('another')).toBe(1)
    expect((await site.request('health')).status).toBe(200)
  })

  test('leaves at the rate of the mail server', async () => {
    site.services.lettersPerMinute = 60
    await addReaders(site.services, 3)
    await send()
    const counts = [site.mails.length]
    for (let second = 0; second < 3; second++) {
      await wait(500)
      await wait(500)
      counts.push(site.mails.length)
    }
    expect(counts).toEqual([1, 2, 3, 3])
  })

  test('says that it is of a list, who sent it and how to leave it, with words as links', async () => {
    await addReaders(site.services, 1)
    await send()
    const [{ headers, text, html } = { text: '', html: '' }] = site.mails
    const link = `https://www.site.example/functions/newsletter/unsubscribe?token=${'0'.repeat(32)}`
    expect(headers).toMatchObject({
      'List-Id': expect.stringMatching(/^<newsletter\.\S+>$/),
      'List-Unsubscribe': `<${link}>, <mailto:site@site.example?subject=unsubscribe%201>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      Precedence: 'bulk',
    })
    expect(text.split('\n')).toContain(link)
    for (const [, label = ''] of html.matchAll(/<a href="[^"]+">([^<]+)<\/a>/g)) {
      expect(label).not.toMatch(/https?:|token/)
    }
    expect(html).not.toMatch(/[^-]color:(?!inherit)|background/)
  })
})
