import { expect, test } from 'vitest'
import { defaultLanguage } from '../../src/i18n/languages.ts'
import { message, refusal, testFunctionsForEach } from '../../tests/support/test-functions.ts'
import { recordRefusal } from '../bounces/record-report.ts'
import { subscriberId } from '../identity.ts'
import { exportSubscribers, listForExport } from './export-subscribers.ts'
import { sendLetter } from './send-letter.ts'
import { countSubscribers, findAddress, forgetSubscriber } from './subscribers.ts'

const site = testFunctionsForEach()
const letter = { slug: 'a-post', title: 'Ein Titel', excerpt: 'Ein Auszug.' }
const execute = (sql: string) => site.services.database.execute(sql)

async function subscribe(email: string): Promise<void> {
  await site.signUp({ email, firstName: 'Zoë', language: defaultLanguage })
  await site.request(site.lastLink(), { method: 'POST' })
}

test('the answer to a person has everything that is stored about them', async () => {
  await subscribe(message.email)
  await sendLetter(site.services, letter, 1e9)
  const subscriber = await subscriberId(site.services, message.email)
  await recordRefusal(site.services, { subscriber, verdict: 'soft', detail: '552', at: site.state.now })
  site.state.answer = refusal()
  await site.send(message)
  const found = await findAddress(site.services, ' ZOE@example.com ')
  expect(found).toMatchObject({
    subscriber: {
      email: message.email,
      first_name: 'Zoë',
      confirmed: '2026-01-05T09:00:00.000Z',
      consent_text: expect.any(String),
    },
    deliveries: [{ letter: 'a-post', state: 'sent' }],
    refusals: [{ day: '2026-01-05', detail: '552' }],
    limits: [{ limit: 'confirmationsPerAddress', count: 1 }],
    mails: [{ kind: 'message', state: 'waiting', content: { message: message.message } }],
  })
  expect(await findAddress(site.services, 'nobody@example.com')).toBeUndefined()
})

test.each([
  ['another case', 'Zoe@example.com', ' zoe@EXAMPLE.com '],
  ['umlauts', 'zoe@xn--mller-kva.example', 'zoe@müller.example'],
  ['punycode', 'zoe@müller.example', 'zoe@XN--MLLER-KVA.example'],
])('an address in %s is found and erased with everything about it', async (_, stored, asked) => {
  await subscribe(stored)
  await sendLetter(site.services, letter, 1e9)
  const links = site.mails.map(({ text }) => text)
  expect(await findAddress(site.services, asked)).toMatchObject({ subscriber: {}, deliveries: [{}] })
  expect(await forgetSubscriber(site.services, asked)).toBe(true)
  expect(await forgetSubscriber(site.services, asked)).toBe(false)
  expect(await findAddress(site.services, asked)).toMatchObject({ erased: {}, deliveries: [], limits: [] })
  expect(await site.rows('select id from subscribers union select letter from deliveries')).toEqual([])
  // Nor does a link from before bring it back.
  const [confirmLink = ''] = /newsletter\/confirm\S+/.exec(links.join()) ?? []
  expect((await site.request(confirmLink, { method: 'POST' })).status).toBe(410)
  expect(await site.rows('select id from subscribers')).toEqual([])
})

test('who is erased before they confirm gets no mail any more, and no link works', async () => {
  site.state.answer = refusal()
  await site.signUp({ email: message.email })
  expect(await forgetSubscriber(site.services, message.email)).toBe(true)
  expect(await site.rows('select id from outbox')).toEqual([])
})

test('the counts are of those who get letters, were paused and have left', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await subscribe(`${name}@example.com`)
  await execute(`update subscribers set bounced = 1 where email = 'b@example.com'`)
  await execute(`update subscribers set withdrawn = 1 where email = 'c@example.com'`)
  await execute(`update subscribers set withdrawn = 1, bounced = 1 where email = 'd@example.com'`)
  expect(await countSubscribers(site.services)).toEqual({ active: 1, paused: 1, withdrawn: 2 })
})

test('the export is a table that a spreadsheet does not run', async () => {
  await subscribe('r0@example.com')
  for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
    const sql = 'update subscribers set first_name = ?, signed_up = 1'
    await site.services.database.execute({ sql, args: [`${sign}1+1"`] })
    const [head, row] = (await exportSubscribers(site.services)).split('\r\n')
    expect(head).toContain('"email"')
    expect(row).toContain(
      `"r0@example.com","'${sign}1+1""","${defaultLanguage}","","1970-01-01T00:00:00.001Z"`,
    )
  }
  expect(await listForExport(site.services)).toMatchObject([
    { email: 'r0@example.com', consent_text: expect.any(String) },
  ])
})
