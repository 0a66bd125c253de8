import { describe, expect, test } from 'vitest'
import { company } from '../src/company/company.ts'
import { pathOf } from '../src/pages.ts'
import { refusal, testFunctionsForEach, testSecret } from '../tests/support/test-functions.ts'
import { forgetSubscriber } from './letters/subscribers.ts'
import { forgetOldData } from './retention.ts'
import { shellIn } from './texts.ts'
import { sealToken } from './tokens.ts'

const site = testFunctionsForEach()

const language = 'en'
const person = { email: 'Zoe@example.com', firstName: 'Zoë', language }
const hour = 3_600_000

const post = async (link: string) => (await site.request(link, { method: 'POST' })).status
const subscribers = () => site.rows('select * from subscribers')

/** Signs somebody up; returns the link of the mail. */
const signUp = () => site.signUp(person).then(site.lastLink)

async function unsubscribeLink(): Promise<string> {
  const subscriber = String((await subscribers())[0]?.id)
  return `newsletter/unsubscribe?token=${await sealToken(testSecret, 'unsubscribe', { subscriber, language })}`
}

test('a sign-up sends one mail without the name, and stores nothing about the visitor', async () => {
  const response = await site.signUp(person)
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  expect(site.mails).toMatchObject([{ to: person.email, from: { address: 'site@site.example' } }])
  expect(JSON.stringify(site.mails)).not.toContain('Zoë')
  expect(await subscribers()).toEqual([])
  expect(JSON.stringify(await site.rows('select * from limits'))).not.toMatch(/zoe/i)
})

test('a sign-up is answered alike for new, pending and known addresses', async () => {
  const answer = async () => {
    const response = await site.signUp(person)
    return [response.status, Object.fromEntries(response.headers), await response.text()]
  }
  const first = await answer()
  expect(await answer()).toEqual(first)
  await post(site.lastLink())
  expect(await answer()).toEqual(first)
  site.state.now += hour
  expect(await answer()).toEqual(first)
  expect(site.mails.length).toBe(2)
})

test('a sign-up in another writing of the address, or often at once, sends no second mail within the hour', async () => {
  const { limits } = site.services
  site.services.limits = { ...limits, signUpsPerIp: { count: 1000, windowMs: hour } }
  const writings = ['zoe@example.com', 'ZOE@EXAMPLE.COM', 'zoe+a@example.com', 'zoe+b@example.com']
  const all = Array.from({ length: 100 }, (_, index) => site.signUp({ email: writings[index % 4] }))
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(site.mails.length).toBe(1)
})

test('a sign-up fails if the mail is refused, and can be repeated at once', async () => {
  site.state.answer = refusal('no such address')
  const response = await site.signUp(person)
  const answer = { success: false, error: expect.any(String) }
  expect([response.status, await response.json()]).toEqual([503, answer])
  expect(site.lines.join()).not.toMatch(/zoe/i)
  site.state.answer = { ok: true }
  expect((await site.signUp(person)).status).toBe(200)
  expect(site.mails.length).toBe(1)
})

test('the link of the mail shows a button for three days, and confirms nobody', async () => {
  const link = await signUp()
  site.state.now += 72 * hour - 1000
  expect((await site.request(link, { method: 'HEAD' })).status).toBe(200)
  const html = await (await site.request(link)).text()
  expect(html.match(/<form method="post"><button>/g)?.length).toBe(1)
  expect(html).not.toMatch(/<script|Zoe|src=/)
  for (const page of ['legalNotice', 'privacy'] as const) expect(html).toContain(`${pathOf(page, language)}"`)
  const wrong = await site.request('newsletter/confirm?token=x', { method: 'POST' })
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.not.stringContaining('<form')])
  site.state.now += 2000
  expect([(await site.request(link)).status, await post(link)]).toEqual([410, 410])
  expect(await subscribers()).toEqual([])
})

test('the link of the mail stores the proof of the consent when its button is pressed, once', async () => {
  const link = await signUp()
  Object.assign(site.state, { now: site.state.now + hour, ip: '192.0.2.9' })
  expect(await post(link)).toBe(200)
  const rows = await subscribers()
  site.state.now += hour
  expect(await post(link)).toBe(200)
  expect(await subscribers()).toEqual(rows)
  const who = { email: person.email, first_name: person.firstName, withdrawn: null, bounced: null }
  const consent = { language, consent_version: expect.stringMatching(`^${language}-`) }
  const signedUp = { signed_up: Date.UTC(2026, 0, 5, 9), signed_up_ip: '192.0.2.1' }
  const confirmed = { confirmed: Date.UTC(2026, 0, 5, 10), confirmed_ip: '192.0.2.9' }
  expect(rows).toMatchObject([{ ...who, ...consent, ...signedUp, ...confirmed }])
  const { before, link: policy, after } = shellIn(language).newsletter.consent
  expect(await site.rows('select text from consent_texts')).toEqual([{ text: before + policy + after }])
})

test('who unsubscribes is forgotten at once but for the proof, whoever asks twice', async () => {
  await post(await signUp())
  const link = await unsubscribeLink()
  expect((await site.request(link)).status).toBe(200)
  expect((await subscribers())[0]?.withdrawn).toBeNull()
  // As mail programs do (RFC 8058), years later.
  site.state.now += 5 * 365 * 24 * hour
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const press = () => site.request(link, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
  expect((await press()).status).toBe(200)
  const rows = await subscribers()
  expect(JSON.stringify(rows)).not.toMatch(/zoe|zoë|192\.0/i)
  expect(rows[0]?.withdrawn).toBe(site.state.now)
  site.state.now += 1
  expect((await press()).status).toBe(200)
  expect(await subscribers()).toEqual(rows)
})

test('who unsubscribes is not subscribed again by the old link, but by a new one', async () => {
  const old = await signUp()
  await post(old)
  site.state.now += hour
  await post(await unsubscribeLink())
  expect(await post(old)).toBe(410)
  expect(await subscribers()).toMatchObject([{ email: null }])
  site.state.now += hour
  expect(await post(await signUp())).toBe(200)
  expect(await subscribers()).toMatchObject([{ email: person.email, withdrawn: null }])
})

describe('a link from before is not valid for', () => {
  const bounce = () =>
    site.services.database.execute({ sql: 'update subscribers set bounced = ?', args: [site.state.now] })
  const later = () => {
    site.state.now += hour + 1
  }
  const unsubscribe = async () => post(await unsubscribeLink())
  test.each<[string, () => unknown]>([
    ['who unsubscribed', () => unsubscribe()],
    ['who was erased', () => forgetSubscriber(site.services, 'zoe@EXAMPLE.com')],
    ['whose address bounced', bounce],
  ])('%s, a new one is', async (_, happens) => {
    await post(await signUp())
    later()
    const old = await signUp()
    later()
    await happens()
    expect(await post(old)).toBe(410)
    expect(
      (await site.rows(`select 1 from subscribers where withdrawn is null and bounced is null`)).length,
    ).toBe(0)
    later()
    expect(await post(await signUp())).toBe(200)
    expect(await subscribers()).toMatchObject([{ email: person.email, withdrawn: null, bounced: null }])
  })

  test('who bounced, signed up again, and unsubscribed by an old letter before confirming', async () => {
    await post(await signUp())
    const unsubscribeByLetter = await unsubscribeLink()
    later()
    await bounce()
    later()
    const again = await signUp()
    later()
    await post(unsubscribeByLetter)
    expect(await post(again)).toBe(410)
    expect(await subscribers()).toMatchObject([{ email: null }])
  })

  test('who was erased before confirming', async () => {
    const link = await signUp()
    later()
    expect(await forgetSubscriber(site.services, person.email)).toBe(false)
    expect([await post(link), await subscribers()]).toEqual([410, []])
  })
})

describe('what is kept about a subscriber is deleted', () => {
  const { bouncedMonths, proofYears } = company.kept
  const day = 24 * hour
  test.each([
    ['withdrawn', proofYears * 366],
    ['bounced', bouncedMonths * 31],
  ])('after the time that the owner has set, if %s', async (column, days) => {
    await post(await signUp())
    const sql = `update subscribers set ${column} = ?`
    await site.services.database.execute({ sql, args: [site.state.now] })
    const pass = async (count: number) => {
      for (let passed = 0; passed < count; passed++) {
        site.state.now += day
        await forgetOldData(site.services)
      }
    }
    await pass(days - days / 10)
    expect((await subscribers()).length).toBe(1)
    await pass(days / 10 + 1)
    expect(await subscribers()).toEqual([])
  })

  test('never, if they are subscribed', async () => {
    await post(await signUp())
    for (let year = 0; year < 20; year++) {
      for (const _ of [1, 2, 3]) {
        site.state.now += day
        await forgetOldData(site.services)
      }
      site.state.now += 362 * day
    }
    expect((await subscribers()).length).toBe(1)
  })
})
