import { expect, test } from 'vitest'
import { addReaders, linkOf, refusal, testFunctionsForEach } from '../../tests/support/test-functions.ts'
import type { Sent } from '../mail/mail.ts'
import { LetterLocked } from './deliveries.ts'
import { stopLetter } from './schedule.ts'
import { sendLetter } from './send-letter.ts'

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
const noAddress = refusal('no such address', 'unknown')

test('every reader gets one copy, with its own id', async () => {
  await addReaders(site.services, 3)
  expect([await run(), await run(), site.mails.length]).toEqual([{ ...nothing, sent: 3 }, nothing, 3])
  await run('another')
  const ids = new Set(site.mails.map(({ messageId }) => messageId))
  expect(ids.size).toBe(6)
  const copies = await site.rows('select copy from deliveries')
  expect(copies.map(({ copy }) => `${copy}@site.example`).sort()).toEqual([...ids].sort())
})

test.each([
  ['once', 'new', ['a-post']],
  ['twice', 'newer', ['a-post', 'new']],
  ['twice, with its old addresses in another order', 'newer', ['new', 'a-post']],
  ['by taking the place of another', 'a-post', ['other']],
])('who has got a letter does not get it again after its post was renamed %s', async (_, slug, aliases) => {
  await addReaders(site.services, 2)
  await run()
  const renamed = { ...letter, slug, aliases }
  expect(await sendLetter(site.services, renamed, 1e9)).toEqual(nothing)
  expect(await sendLetter(site.services, renamed, 1e9)).toEqual(nothing)
  expect(site.mails.length).toBe(2)
})

test('who unsubscribes by the link of a copy gets no other one', async () => {
  await addReaders(site.services, 1)
  await run()
  const [{ text = '' } = {}] = site.mails
  expect((await site.request(linkOf(text), { method: 'POST' })).status).toBe(200)
  expect(await site.rows('select * from deliveries')).toEqual([])
  expect(await run('next')).toEqual(nothing)
})

test.each([
  ['a policy', refusal('recipient', 'other'), 0],
  ['a full mailbox', refusal('mailbox full', 'soft'), 0],
  ['the mail', refusal('mail', 'other'), 0],
  ['an unknown address', noAddress, 3],
])(
  'a letter that is refused because of %s removes nobody for good without cause',
  async (_, answer, bounced) => {
    await addReaders(site.services, 9)
    refuse(Object.fromEntries([1, 3, 5].map((index) => [`r${index}`, answer])))
    expect(await run()).toEqual({ ...nothing, sent: 6, bounced, left: 3 - bounced })
    expect(await site.rows('select * from subscribers where bounced is not null')).toHaveLength(bounced)
  },
)

test('who unsubscribes or is paused while a letter is being sent gets none', async () => {
  await addReaders(site.services, 8)
  site.state.answer = async () => {
    await execute(`update subscribers set withdrawn = 1 where id = 'id00006'`)
    await execute(`update subscribers set bounced = 1 where id = 'id00007'`)
    return { ok: true }
  }
  expect(await run()).toEqual({ ...nothing, sent: 6 })
})

test('who has not confirmed, has unsubscribed or has bounced gets none', async () => {
  await addReaders(site.services, 4)
  await execute(`update subscribers set confirmed = null where id = 'id00000'`)
  await execute(`update subscribers set withdrawn = 1 where id = 'id00001'`)
  await execute(`update subscribers set bounced = 1 where id = 'id00002'`)
  await run()
  expect(delivered()).toEqual(['r3@example.com'])
})

test('an address that is refused for now is tried again, and left for the next run', async () => {
  await addReaders(site.services, 3)
  refuse({ r1: refusal() })
  expect(await run()).toEqual({ ...nothing, sent: 2, left: 1 })
  site.state.answer = { ok: true }
  expect([await run(), site.mails.length]).toEqual([{ ...nothing, sent: 1 }, 3])
})

test('it stops when everything is refused, and marks nobody', async () => {
  await addReaders(site.services, 20)
  for (const answer of [noAddress, refusal()]) {
    site.state.answer = answer
    expect(await run()).toEqual({ ...nothing, left: 20, stopped: expect.objectContaining({ ok: false }) })
  }
  expect(await site.rows('select * from subscribers where bounced is not null')).toEqual([])
  site.state.answer = { ok: true }
  expect(await run()).toEqual({ ...nothing, sent: 20 })
})

test('two runs at once are one', async () => {
  await addReaders(site.services, 5)
  const runs = await Promise.all([run(), run()].map((each) => each.catch((error: LetterLocked) => error)))
  expect(runs).toEqual([{ ...nothing, sent: 5 }, expect.objectContaining({ seconds: 60 })])
  expect(site.mails.length).toBe(5)
})

test('a run that takes longer than its lease keeps the letter to itself, also in a pause', async () => {
  await addReaders(site.services, 10)
  const others: unknown[] = []
  site.state.answer = async () => {
    site.state.now += 0.15 * site.services.leaseMs
    others.push(await run().catch((error: unknown) => error))
    return { ok: true }
  }
  expect(await run()).toEqual({ ...nothing, sent: 10 })

  site.state.answer = { ok: true }
  const services = { ...site.services, leaseMs: 100 }
  // 250 ms for five.
  await sendLetter(services, { ...letter, slug: 'next' }, 1200, (sent) => {
    if (sent % 5 > 0) return
    site.state.now += 150
    others.push(run('next', services).catch((error: unknown) => error))
  })
  expect(await Promise.all(others)).toEqual(Array(12).fill(locked))
  expect(site.mails.length).toBe(20)
})

test('a copy that may have been sent before a crash is not sent again', async () => {
  await addReaders(site.services, 8)
  site.state.answer = (mail) => {
    site.mails.push(mail)
    throw new Error('crash')
  }
  await expect(run()).rejects.toThrow('crash')
  site.state.answer = { ok: true }
  site.state.now += site.services.leaseMs + 1
  expect(await run()).toEqual({ ...nothing, sent: 3, uncertain: 5 })
  expect(await run()).toEqual(nothing)
  expect(new Set(delivered()).size).toBe(site.mails.length)
})

test('a run whose lease was over leaves the letter to the next one', async () => {
  await addReaders(site.services, 12)
  let other: Promise<unknown> | undefined
  site.state.answer = async () => {
    if (other) return { ok: true }
    site.state.now += 2 * site.services.leaseMs
    other = run()
    await other
    return { ok: true }
  }
  await run()
  expect(await other).toMatchObject({ uncertain: 5, sent: 7 })
  expect(site.mails.length).toBe(12)
  expect(new Set(delivered()).size).toBe(12)
})

test('the owner stops a letter, and goes on with the same command', async () => {
  await addReaders(site.services, 12)
  let copies = 0
  site.state.answer = async () => {
    copies += 1
    if (copies === 3) await stopLetter(site.services, letter.slug)
    return { ok: true }
  }
  expect(await run()).toEqual({ ...nothing, sent: 5, left: 7, stopped: 'owner' })
  expect(await run()).toEqual({ ...nothing, sent: 7 })
  expect(new Set(delivered()).size).toBe(12)
})

test('a process that is stopped ends after the copies that are under way, and the next one goes on', async () => {
  await addReaders(site.services, 12)
  const stopping = new AbortController()
  site.state.answer = async () => {
    stopping.abort()
    return { ok: true }
  }
  const services = { ...site.services, stopping: stopping.signal }
  expect(await run(letter.slug, services)).toEqual({ ...nothing, sent: 5, left: 7, stopped: 'process' })
  expect(await run()).toEqual({ ...nothing, sent: 7 })
})

test('the rate is kept', async () => {
  await addReaders(site.services, 8)
  const started = performance.now()
  await run('slow', site.services, 1200)
  // Five at once, and 50 ms for each of the others.
  expect(performance.now() - started).toBeGreaterThan(150)
})
