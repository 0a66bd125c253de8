import { expect, test } from 'vitest'
import { testFunctionsForEach } from '../../tests/support/test-functions.ts'
import { subscriberId } from '../identity.ts'
import { restoreSubscriber } from '../letters/subscribers.ts'
import { applyReport, recordRefusal } from './record-report.ts'

const email = 'zoe@example.com'
const copy = '0123456789abcdef0123456789abcdef'
const day = 86_400_000
const site = testFunctionsForEach()

/** Somebody who has got a letter. */
async function subscribe(): Promise<string> {
  await site.signUp({ email })
  await site.request(site.lastLink(), { method: 'POST' })
  const subscriber = await subscriberId(site.services, email)
  const sql = `insert into deliveries (letter, subscriber, state, changed, copy) values ('a-post', ?, 'sent', 1, ?)`
  await site.services.database.execute({ sql, args: [subscriber, copy] })
  return subscriber
}

const subscriber = async () => (await site.rows('select * from subscribers'))[0]
const isPaused = async () => typeof (await subscriber())?.bounced === 'number'
const refused = (id: string) => ({
  ...{ id, copies: [copy], at: site.state.now, kind: 'refused' as const },
  ...{ verdict: 'unknown' as const, detail: '550 5.1.1' },
})
const softly = async (id: string) =>
  recordRefusal(site.services, { subscriber: id, verdict: 'soft', detail: '552 5.2.2', at: site.state.now })

test('an address that does not exist is paused at once, with the reason', async () => {
  await subscribe()
  expect(await applyReport(site.services, refused('1'))).toBe('refused')
  expect(await subscriber()).toMatchObject({ bounce_reason: 'unknown (550 5.1.1)', email })
  expect(await site.rows('select state from deliveries')).toEqual([{ state: 'bounced' }])
})

test.each([
  ['five refusals on one day', [0, 0, 0, 0, 0], false],
  ['refusals on four days', [0, 1, 2, 3], false],
  ['refusals on five days', [0, 1, 2, 3, 4], true],
  ['refusals on five days of a month', [0, 7, 14, 21, 28], true],
  ['refusals on five days of two months', [0, 14, 28, 42, 56], false],
])('with a mailbox that does not work for now, %s: paused is %s', async (_, days, expected) => {
  const id = await subscribe()
  const start = site.state.now
  for (const [index, after] of days.entries()) {
    site.state.now = start + after * day + index
    await softly(id)
  }
  expect(await isPaused()).toBe(expected)
})

test('a refusal because of a policy, the sender or the mail never counts', async () => {
  const id = await subscribe()
  for (let index = 0; index < 40; index++) {
    site.state.now += day
    const at = site.state.now
    await recordRefusal(site.services, { subscriber: id, verdict: 'other', detail: '550 5.7.1', at })
  }
  expect([await isPaused(), await site.rows('select * from refusals')]).toEqual([false, []])
})

test.each([
  ['of an unknown copy', { copies: ['f'.repeat(32)] }],
  ['of no copy', { copies: [] }],
  ['from before the address was confirmed', { at: 1 }],
])('a report %s changes nothing', async (_, parts) => {
  await subscribe()
  await applyReport(site.services, { ...refused('1'), ...parts })
  expect(await isPaused()).toBe(false)
})

test('the owner undoes a bounce; what was reported before counts no more, and what comes later does', async () => {
  const id = await subscribe()
  const old = refused('1')
  await applyReport(site.services, old)
  site.state.now += day
  expect(await restoreSubscriber(site.services, 'ZOE@example.com')).toBe('restored')
  expect(await restoreSubscriber(site.services, email)).toBe('not paused')
  expect(await restoreSubscriber(site.services, 'nobody@example.com')).toBe('unknown')
  await applyReport(site.services, old)
  await applyReport(site.services, { ...old, id: '2' })
  for (let index = 0; index < 4; index++) {
    await softly(id)
    site.state.now += day
  }
  expect(await isPaused()).toBe(false)
  await applyReport(site.services, refused('3'))
  expect(await isPaused()).toBe(true)
})

test.each([
  ['complaint', 'complaint'],
  ['unsubscribe', 'mail'],
] as const)('after a report of the kind "%s" nothing but the proof is left', async (kind, by) => {
  await subscribe()
  const report = { kind, id: '1', copies: [copy], at: site.state.now }
  expect(await applyReport(site.services, report)).toBe(kind)
  expect(await subscriber()).toMatchObject({ email: null, withdrawn: site.state.now, withdrawn_by: by })
  expect(await applyReport(site.services, report)).toBeUndefined()
})

test('who was paused can sign up again', async () => {
  await subscribe()
  await applyReport(site.services, refused('1'))
  site.state.now += day
  await site.signUp({ email })
  await site.request(site.lastLink(), { method: 'POST' })
  expect(await subscriber()).toMatchObject({ bounced: null, bounce_reason: null })
})
