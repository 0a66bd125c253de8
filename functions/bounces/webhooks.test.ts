import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { bouncesWith, testFunctionsForEach } from '../../tests/support/test-functions.ts'
import { restoreSubscriber } from '../letters/subscribers.ts'

const email = 'zoe@example.com'
const key = Buffer.from('a secret of the tests, 32 bytes.')
const token = 'a-token-of-the-tests'
const site = testFunctionsForEach()

beforeEach(async () => {
  const resendSecret = `whsec_${key.toString('base64')}`
  site.services.config.bounces = bouncesWith({ resendSecret, brevoToken: token })
  await site.signUp({ email })
  await site.request(site.lastLink(), { method: 'POST' })
  site.state.now += 60_000
})

const state = async () => {
  const [row] = await site.rows('select bounced, withdrawn, withdrawn_by from subscribers')
  return row?.withdrawn ? row.withdrawn_by : row?.bounced ? 'paused' : 'active'
}
const softDays = async () => (await site.rows('select * from refusals')).length

type Signed = { id?: string; time?: number; body?: string; secret?: Buffer; signature?: string }

/** A call of Resend, signed as Svix does it. */
function resend(event: object, parts: Signed = {}) {
  const body = JSON.stringify(event)
  const { id = 'msg_1', time = Math.floor(site.state.now / 1000), secret = key } = parts
  const signature = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')
  const headers = {
    ...{ 'svix-id': id, 'svix-timestamp': String(time) },
    'svix-signature': parts.signature ?? `v1,wrong v1,${signature}`,
  }
  return site.request('bounces/resend', { method: 'POST', headers, body: parts.body ?? body })
}

const brevo = (event: object | object[], authorization = `Bearer ${token}`) =>
  site.post('bounces/brevo', event, { Authorization: authorization })

const bounced = (bounce: object) => ({
  type: 'email.bounced',
  created_at: new Date(site.state.now).toISOString(),
  data: { email_id: '1', from: 'Muster <site@site.example>', to: [email], subject: 'Ein Brief', bounce },
})
const permanent = () => bounced({ type: 'Permanent', subType: 'General', message: 'It bounced.' })
const hard = () => ({
  ...{ event: 'hard_bounce', email, id: 7, 'message-id': '<1@site.example>' },
  ts_event: Math.floor(site.state.now / 1000),
})

const resendEvents: [name: string, event: () => object, state: string, soft?: number][] = [
  ['a permanent bounce', permanent, 'paused'],
  [
    'an address of its suppression list',
    () => bounced({ type: 'Permanent', subType: 'Suppressed', message: 'It is on the suppression list.' }),
    'paused',
  ],
  [
    'a permanent bounce for a policy',
    () => bounced({ type: 'Permanent', subType: 'General', diagnosticCode: ['smtp; 550 5.7.1 Blocked'] }),
    'active',
  ],
  ['a full mailbox', () => bounced({ type: 'Transient', subType: 'MailboxFull' }), 'active', 1],
  ['refused content', () => bounced({ type: 'Transient', subType: 'ContentRejected' }), 'active'],
  ['a complaint', () => ({ ...permanent(), type: 'email.complained' }), 'complaint'],
  ['a delivery', () => ({ ...permanent(), type: 'email.delivered' }), 'active'],
  ['an event of another shape', () => ({ type: 'email.bounced', data: null }), 'active'],
  [
    'a bounce from before the sign-up',
    () => ({ ...permanent(), created_at: '2020-01-01T00:00:00Z' }),
    'active',
  ],
]

test.each(resendEvents)('after a call of Resend with %s', async (_, event, expected, soft = 0) => {
  expect((await resend(event())).status).toBe(204)
  expect([await state(), await softDays()]).toEqual([expected, soft])
})

test.each([
  ['another secret', { secret: Buffer.from('another secret') }],
  ['another body', { body: '{}' }],
  ['no signature', { signature: '' }],
  ['a signature of another version', { signature: 'v2,AAAA' }],
  ['a time that is over', { time: 1 }],
])('a call of Resend with %s is refused', async (_, parts) => {
  expect((await resend(permanent(), parts)).status).toBe(401)
  expect(await state()).toBe('active')
})

const brevoEvents: [name: string, parts: object, state: string, soft?: number][] = [
  ['a hard bounce', {}, 'paused'],
  ['an invalid address', { event: 'invalid_email' }, 'paused'],
  ['a hard bounce for a policy', { reason: '550 5.7.1 blocked by policy' }, 'active'],
  ['a hard bounce of a full mailbox', { reason: '552 mailbox full' }, 'active', 1],
  ['a soft bounce', { event: 'soft_bounce', reason: 'server is down' }, 'active', 1],
  ['a complaint', { event: 'complaint' }, 'complaint'],
  ['somebody who has unsubscribed there', { event: 'unsubscribed' }, 'link'],
  ['a delivery', { event: 'delivered' }, 'active'],
]

test.each(brevoEvents)('after a call of Brevo with %s', async (_, parts, expected, soft = 0) => {
  expect((await brevo({ ...hard(), ...parts })).status).toBe(204)
  expect([await state(), await softDays()]).toEqual([expected, soft])
})

test('a batch of Brevo is read whole', async () => {
  expect((await brevo([{ event: 'delivered' }, hard()])).status).toBe(204)
  expect(await state()).toBe('paused')
})

test.each(['', 'Bearer ', 'Bearer wrong', `Basic ${token}`, token])(
  'a call of Brevo with the authorization "%s" is refused',
  async (authorization) => {
    expect((await brevo(hard(), authorization)).status).toBe(401)
    expect(await state()).toBe('active')
  },
)

test('a call that is repeated does nothing again, also after the owner has undone it', async () => {
  const [first, second] = [permanent(), hard()]
  await resend(first)
  await brevo(second)
  await restoreSubscriber(site.services, email)
  // A clock that goes slow: the time of the restoring does not save it.
  site.state.now -= 1000
  await site.services.database.execute('update subscribers set restored = null')
  expect([(await resend(first)).status, (await brevo(second)).status]).toEqual([204, 204])
  expect(await state()).toBe('active')
})

test.each(['bounces/resend', 'bounces/brevo'])('%s without a secret does not exist', async (path) => {
  delete site.services.config.bounces
  expect((await site.post(path, hard())).status).toBe(404)
})

test('a body that is no JSON is accepted and forgotten, and one that is too long refused', async () => {
  expect((await brevo('{' as unknown as object)).status).toBe(204)
  expect((await brevo(['x'.repeat(200_000)])).status).toBe(413)
  expect((await site.request('bounces/brevo')).status).toBe(405)
})
