import { beforeEach, describe, expect, test } from 'vitest'
import { otherLanguage } from '../src/languages.ts'
import { messages } from '../tests/support/copies.ts'
import { openTestFunctions, type TestFunctions, testSecret } from '../tests/support/test-functions.ts'
import { network } from './limits.ts'
import { sealToken } from './tokens.ts'

let site: TestFunctions
beforeEach(async () => {
  site = await openTestFunctions()
})

/** English, on a site that has it. */
const language = otherLanguage('de') ?? 'de'
const person = { email: 'Zoe@example.com', firstName: 'Zoë', language }
const hour = 3_600_000

async function confirmed(fields: object = person): Promise<void> {
  await site.signUp(fields)
  expect((await site.request(site.lastLink(), { method: 'POST' })).status).toBe(200)
}

async function unsubscribeLink(): Promise<string> {
  const [row] = await site.rows('select id from subscribers')
  const content = { subscriber: String(row?.id), language: 'de' as const }
  return `newsletter/unsubscribe?token=${await sealToken(testSecret, 'unsubscribe', content)}`
}

describe('a sign-up', () => {
  test('sends one mail without the name, and stores nothing about the visitor', async () => {
    const response = await site.signUp(person)
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect(site.mails.length).toBe(1)
    expect(site.mails[0]).toMatchObject({ to: 'Zoe@example.com', from: { address: 'site@site.example' } })
    expect(JSON.stringify(site.mails)).not.toContain('Zoë')
    expect(Buffer.from(site.lastLink(), 'base64url').toString()).not.toMatch(/Zo|192\.0\.2/)
    expect(await site.rows('select * from subscribers')).toEqual([])
    expect(JSON.stringify(await site.rows('select * from limits'))).not.toMatch(/zoe/i)
  })

  test('is answered alike for new, pending and known addresses', async () => {
    const answer = async () => {
      const response = await site.signUp(person)
      return [response.status, Object.fromEntries(response.headers), await response.text()]
    }
    const first = await answer()
    expect(await answer()).toEqual(first)
    await site.request(site.lastLink(), { method: 'POST' })
    expect(await answer()).toEqual(first)
    site.state.now += hour
    expect(await answer()).toEqual(first)
    expect(site.mails.length).toBe(2)
  })

  test('in another writing of the address sends no second mail within the hour', async () => {
    for (const email of ['zoe@example.com', 'ZOE@EXAMPLE.COM', 'zoe+a@example.com', 'zoe+b@example.com']) {
      expect((await site.signUp({ email })).status).toBe(200)
    }
    expect(site.mails.length).toBe(1)
  })

  test('100 times at once sends one mail', async () => {
    site = await openTestFunctions({
      limits: { ...site.services.limits, signUpsPerIp: { count: 1000, windowMs: hour } },
    })
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await site.signUp(person)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(site.mails.length).toBe(1)
  })

  test('of many addresses is refused beyond the limit, of one network and of all', async () => {
    const { signUpsPerIp, signUps } = site.services.limits
    for (let index = 0; index < 100; index++) {
      site.state.ip = `2001:db8:1:2:3::${index.toString(16)}`
      await site.signUp({ email: `a${index}@example.com` })
    }
    expect(site.mails.length).toBe(signUpsPerIp.count)
    for (let index = 0; index < 400; index++) {
      site.state.ip = `192.0.2.${index % 250}`
      await site.signUp({ email: `b${index}@example.com` })
    }
    expect(site.mails.length).toBe(signUps.count)
  })

  test('fails if the mail is refused, and can be repeated at once', async () => {
    site.state.answer = { ok: false, reason: 'SMTP RCPT TO 550', isPermanent: true, isAddress: true }
    const response = await site.signUp(person)
    expect([response.status, await response.json()]).toEqual([
      503,
      { success: false, error: expect.any(String) },
    ])
    expect(site.lines.join()).not.toMatch(/zoe/i)
    site.state.answer = { ok: true }
    expect((await site.signUp(person)).status).toBe(200)
    expect(site.mails.length).toBe(1)
  })
})

describe('the link of the mail', () => {
  test('shows a button and confirms nobody when it is opened', async () => {
    await site.signUp(person)
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await site.request(site.lastLink(), { method })).status).toBe(200)
    }
    const html = await (await site.request(site.lastLink())).text()
    expect(html.match(/<form method="post"><button>/g)?.length).toBe(1)
    expect(html).not.toMatch(/<script|Zoe|src=/)
    expect(await site.rows('select * from subscribers')).toEqual([])
  })

  test('stores the proof of the consent when its button is pressed, once', async () => {
    await site.signUp(person)
    const link = site.lastLink()
    site.state.now += hour
    site.state.ip = '192.0.2.9'
    const press = () => site.request(link, { method: 'POST' })
    expect((await press()).status).toBe(200)
    const rows = await site.rows('select * from subscribers')
    site.state.now += hour
    expect((await press()).status).toBe(200)
    expect(await site.rows('select * from subscribers')).toEqual(rows)
    expect(rows).toEqual([
      {
        id: expect.any(String),
        email: 'Zoe@example.com',
        first_name: 'Zoë',
        language,
        consent_version: expect.stringMatching(`^${language}-`),
        signed_up: Date.UTC(2026, 0, 5, 9),
        signed_up_ip: '192.0.2.1',
        confirmed: Date.UTC(2026, 0, 5, 10),
        confirmed_ip: '192.0.2.9',
        withdrawn: null,
        bounced: null,
      },
    ])
    const [text] = await site.rows('select text from consent_texts')
    const { before, link: policy, after } = messages[language].newsletter.consent
    expect(text?.text).toBe(before + policy + after)
  })

  test('is valid for three days', async () => {
    await site.signUp(person)
    site.state.now += 72 * hour - 1000
    expect((await site.request(site.lastLink())).status).toBe(200)
    site.state.now += 2000
    for (const method of ['GET', 'POST']) {
      expect((await site.request(site.lastLink(), { method })).status).toBe(410)
    }
    expect(await site.rows('select * from subscribers')).toEqual([])
  })

  test('is refused with any letter changed, and for another purpose or secret', async () => {
    await site.signUp(person)
    const [path = '', token = ''] = site.lastLink().split('?token=')
    const changed = [...token].map((letter, index) =>
      letter === '.' ? '' : `${token.slice(0, index)}${letter === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`,
    )
    const unsubscribe = (await unsubscribeLink()).split('?token=')[1]
    const content = {
      email: 'a@example.com',
      firstName: '',
      language: 'de',
      consentVersion: '',
      ip: '',
      at: site.state.now,
    }
    const foreign = await sealToken('another secret', 'confirm', { ...content, language: 'de' })
    // What is in it is right: only the key of its purpose is not.
    const swap = await sealToken(testSecret, 'unsubscribe', { ...content, subscriber: 'x', language: 'de' })
    for (const wrong of [...changed, unsubscribe, foreign, swap, '', 'undefined', `${token}A`, `${token}.`]) {
      const response = await site.request(`${path}?token=${wrong}`, { method: 'POST' })
      expect(response.status, wrong).toBe(400)
      expect(await response.text()).not.toContain('<form')
    }
    const swapped = await site.request(`newsletter/unsubscribe?token=${token}`, { method: 'POST' })
    expect(swapped.status).toBe(400)
    expect(await site.rows('select * from subscribers')).toEqual([])
  })
})

describe('who unsubscribes', () => {
  test('is forgotten at once but for the proof, whoever asks twice', async () => {
    await confirmed()
    const link = await unsubscribeLink()
    expect((await site.request(link)).status).toBe(200)
    expect((await site.rows('select withdrawn from subscribers'))[0]?.withdrawn).toBeNull()
    // As mail programs do (RFC 8058), years later.
    site.state.now += 5 * 365 * 24 * hour
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const press = () => site.request(link, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
    expect((await press()).status).toBe(200)
    const rows = await site.rows('select * from subscribers')
    expect(JSON.stringify(rows)).not.toMatch(/zoe|zoë|192\.0/i)
    expect(rows[0]?.withdrawn).toBe(site.state.now)
    site.state.now += 1
    expect((await press()).status).toBe(200)
    expect(await site.rows('select * from subscribers')).toEqual(rows)
  })

  test('is not subscribed again by the old link, but by a new one', async () => {
    await site.signUp(person)
    const old = site.lastLink()
    await site.request(old, { method: 'POST' })
    site.state.now += hour
    await site.request(await unsubscribeLink(), { method: 'POST' })
    expect((await site.request(old, { method: 'POST' })).status).toBe(410)
    expect((await site.rows('select email from subscribers'))[0]?.email).toBeNull()
    site.state.now += hour
    await confirmed()
    expect((await site.rows('select email, withdrawn from subscribers'))[0]).toEqual({
      email: 'Zoe@example.com',
      withdrawn: null,
    })
  })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', ':0:0:0'],
])('the network of %s is %s', (ip, expected) => {
  expect(network(ip)).toBe(expected)
})
