import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testFunctionsForEach, testSecret } from '../tests/support/test-functions.ts'
import { query } from './database.ts'
import { subscriberId } from './identity.ts'
import { forgetSubscriber } from './letters/subscribers.ts'
import { sealToken } from './tokens.ts'

const site = testFunctionsForEach()
const next = 'the next secret of the tests 32b'

/** As subscribers were named before they had a key of their own. */
const oldId = (email: string) =>
  createHmac('sha256', testSecret).update(`subscriber\0${email}`).digest('base64url')

const add = (id: string, email: string | null, withdrawn: number | null = null) =>
  query(
    site.services.database,
    'insert into subscribers (id, email, confirmed, withdrawn) values (?, ?, 1, ?)',
    ...[id, email, withdrawn],
  )

/** Signs somebody up and confirms it. */
async function subscribe(email: string): Promise<number> {
  site.state.now += 3_600_000
  await site.signUp({ email })
  const { status } = await site.request(site.lastLink(), { method: 'POST' })
  return status
}

const change = (parts: object) => Object.assign(site.services.config, parts)

beforeEach(() => change({ secret: testSecret, oldSecret: undefined, identityKey: undefined }))

test('a subscriber is found after a change of the secret, and stored once', async () => {
  await subscribe('Zoe@example.com')
  const [row] = await site.rows('select id from subscribers')
  change({ secret: next })
  for (const writing of ['zoe@example.com', ' ZOE@example.com ', 'mailto:Zoe@example.com']) {
    expect(await subscriberId(site.services, writing)).toBe(row?.id)
  }
  expect(await subscribe('zoe@example.com')).toBe(200)
  expect((await site.rows('select id from subscribers')).length).toBe(1)
  expect(await forgetSubscriber(site.services, 'zoe@example.com')).toBe(true)
})

test('who has unsubscribed is known after a change of the secret', async () => {
  await subscribe('a@example.com')
  await query(site.services.database, 'update subscribers set email = null, withdrawn = ?', site.state.now)
  const id = await subscriberId(site.services, 'a@example.com')
  change({ secret: next })
  expect(await subscriberId(site.services, 'a@example.com')).toBe(id)
})

test('who was stored before keeps the id that links in letters have', async () => {
  await add(oldId('a@example.com'), 'a@example.com')
  change({ secret: next, oldSecret: testSecret })
  expect(await subscriberId(site.services, 'A@example.com')).toBe(oldId('a@example.com'))
  const token = await sealToken(testSecret, 'unsubscribe', {
    subscriber: oldId('a@example.com'),
    language: 'de',
  })
  await site.request(`newsletter/unsubscribe?token=${token}`, { method: 'POST' })
  expect(await site.rows('select email from subscribers')).toEqual([{ email: null }])
})

test('who has unsubscribed before is not subscribed again by an old link', async () => {
  await site.signUp({ email: 'a@example.com' })
  const link = site.lastLink()
  await add(oldId('a@example.com'), null, site.state.now + 1)
  change({ secret: next, oldSecret: testSecret })
  expect((await site.request(link, { method: 'POST' })).status).toBe(410)
  expect((await site.rows('select id from subscribers')).length).toBe(1)
})

test('a key in the settings names new subscribers, and is in no table', async () => {
  await subscribe('a@example.com')
  const key = 'an identity key of the tests 32b'
  change({ identityKey: key })
  await subscribe('a@example.com')
  await subscribe('b@example.com')
  expect((await site.rows('select id from subscribers')).length).toBe(2)
  change({ secret: next })
  expect(await subscribe('b@example.com')).toBe(200)
  expect((await site.rows('select id from subscribers')).length).toBe(2)
  expect(JSON.stringify(await site.rows('select * from keys'))).not.toContain(key)
})
