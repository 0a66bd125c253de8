import { describe, expect, test } from 'vitest'
import { company } from '../src/site/company.ts'
import { pathOf } from '../src/site/pages.ts'
import { addReaders, testFunctionsForEach } from '../tests/support/test-functions.ts'
import { checkHealth } from './health.ts'
import { forget, unsubscribe } from './newsletter.ts'
import { shellIn } from './texts.ts'

const site = testFunctionsForEach()

const language = 'en'
const person = { email: 'Zoe@example.com', firstName: 'Zoë', language }
const hour = 3_600_000
const day = 24 * hour

const post = async (link: string) => (await site.request(link, { method: 'POST' })).status
const subscribers = () => site.rows('select * from subscribers')
const unsubscribeLink = async () => `newsletter/unsubscribe?token=${(await subscribers())[0]?.token}`

/** Signs somebody up; returns the link of the mail. */
async function signUp(): Promise<string> {
  await site.signUp(person)
  await site.settle()
  return site.lastLink()
}

test('a sign-up sends one mail without the name, that no vacation replies to', async () => {
  const response = await site.signUp(person)
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  await site.settle()
  const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': language }
  expect(site.mails).toMatchObject([{ to: person.email, from: { address: 'site@site.example' }, headers }])
  expect(JSON.stringify(site.mails)).not.toContain('Zoë')
  expect(await subscribers()).toEqual([])
})

test('a sign-up is answered alike for new, pending and known addresses', async () => {
  const answer = async () => {
    const response = await site.signUp(person)
    await site.settle()
    return [response.status, Object.fromEntries(response.headers), await response.text()]
  }
  const first = await answer()
  expect(await answer()).toEqual(first)
  await post(site.lastLink())
  expect(await answer()).toEqual(first)
  site.state.now += hour + 1
  expect(await answer()).toEqual(first)
  expect(site.mails.length).toBe(2)
})

test('a sign-up in another writing of the address, or often at once, sends no second mail within the hour', async () => {
  const writings = ['zoe@example.com', 'ZOE@EXAMPLE.COM', 'zoe+a@example.com', 'zoe+b@example.com']
  for (let visitor = 0; visitor < 6; visitor++) {
    site.state.ip = `10.0.${visitor}.1`
    const all = Array.from({ length: 10 }, (_, index) => site.signUp({ email: writings[index % 4] }))
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
  }
  await site.settle()
  expect([site.mails.length, (await site.rows('select * from sign_ups')).length]).toEqual([1, 1])
})

test('a sign-up whose mail is refused can be repeated at once, and the log does not name the visitor', async () => {
  site.state.answer = { ok: false, words: 'RCPT TO: 550 5.1.1 User unknown', isOver: true }
  await signUp()
  expect(await site.rows('select * from sign_ups')).toEqual([])
  expect([site.lines.length, site.lines[0]]).toEqual([1, expect.not.stringMatching(/zoe/i)])
  expect((await site.request('health')).status).toBe(200)
  site.state.answer = { ok: true }
  expect(await post(await signUp())).toBe(200)
})

test('the link of the mail shows a button for three days, and confirms nobody', async () => {
  const link = await signUp()
  site.state.now += company.kept.confirmationHours * hour - 1000
  expect((await site.request(link, { method: 'HEAD' })).status).toBe(200)
  const html = await (await site.request(link)).text()
  expect(html.match(/<form method="post"><button>/g)?.length).toBe(1)
  expect(html).not.toMatch(/<script|Zoe|src=/)
  for (const page of ['legalNotice', 'privacy'] as const) expect(html).toContain(`${pathOf(page, language)}"`)
  site.state.now += 2000
  expect([(await site.request(link)).status, await post(link)]).toEqual([410, 410])
  expect(await subscribers()).toEqual([])
  await checkHealth(site.services)
  expect(await site.rows('select * from sign_ups')).toEqual([])
})

test('a token that is none is refused, and one that a mail program has broken is read', async () => {
  const forged = 'x'.repeat(32)
  for (const token of ['', 'x', `'or'1'='1`, '%00', 'a'.repeat(31), forged]) {
    const query = `token=${encodeURIComponent(token)}`
    const statuses = [
      await post(`newsletter/confirm?${query}`),
      await post(`newsletter/unsubscribe?${query}`),
    ]
    expect([token, ...statuses]).toEqual([token, token === forged ? 410 : 400, 400])
  }
  const link = await signUp()
  expect(await post(link.replace('confirm', 'unsubscribe'))).toBe(400)
  const broken = `${link.slice(0, -7)}%0A ${link.slice(-7)}>.`
  expect([(await site.request(broken)).status, await post(broken)]).toEqual([200, 200])
})

test('the link of the mail stores the proof of the consent when its button is pressed, once', async () => {
  const link = await signUp()
  Object.assign(site.state, { now: site.state.now + hour, ip: '192.0.2.9' })
  const presses = await Promise.all(Array.from({ length: 20 }, () => post(link)))
  expect(new Set(presses)).toEqual(new Set([200]))
  const rows = await subscribers()
  site.state.now += hour
  expect([await post(link), await subscribers()]).toEqual([200, rows])
  const who = { email: person.email, first_name: person.firstName, withdrawn: null, unreachable: null }
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
  site.state.now += 5 * 365 * day
  // As mail programs do (RFC 8058), in both encodings.
  const content = 'List-Unsubscribe=One-Click'
  const press = (type: string, body: string) =>
    site.request(link, { method: 'POST', headers: { 'Content-Type': type }, body })
  expect((await press('application/x-www-form-urlencoded', content)).status).toBe(200)
  const rows = await subscribers()
  expect(JSON.stringify(rows)).not.toMatch(/zoe|zoë|192\.0/i)
  expect(rows).toMatchObject([{ withdrawn: site.state.now, withdrawn_by: 'link', hash: expect.any(String) }])
  expect(site.lines).toEqual([`Unsubscribed: subscriber ${rows[0]?.id}`])
  site.state.now += 1
  const part = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`
  expect((await press('multipart/form-data; boundary=x', part)).status).toBe(200)
  expect(await subscribers()).toEqual(rows)
})

describe('a link from before is dead, and a new one is valid', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['for who unsubscribed by a letter', async () => post(await unsubscribeLink())],
    ['for who was unsubscribed by the owner', () => unsubscribe(site.services, 1, 'command')],
    ['for who was erased', () => forget(site.services, 'zoe@EXAMPLE.com')],
  ])('%s', async (_, happens) => {
    await post(await signUp())
    site.state.now += hour + 1
    const old = await signUp()
    await happens()
    const active = () => site.rows('select email from subscribers where withdrawn is null')
    expect([await post(old), await active()]).toEqual([410, []])
    site.state.now += hour + 1
    expect(await post(await signUp())).toBe(200)
    expect(await active()).toEqual([{ email: person.email }])
  })

  test('for who was erased before confirming, whose mail is not sent any more', async () => {
    const link = await signUp()
    site.state.now += hour + 1
    await site.signUp(person)
    expect(await forget(site.services, person.email)).toBe(true)
    await site.settle()
    expect([await post(link), await subscribers(), site.mails.length]).toEqual([410, [], 1])
  })
})

test('what is kept about a subscriber is deleted after the time that the privacy policy names', async () => {
  const { bouncedMonths, proofYears } = company.kept
  await addReaders(site.services, 3)
  const set = (column: string, id: number) =>
    site.services.database.execute(`update subscribers set ${column} = ${site.state.now} where id = ${id}`)
  await set('withdrawn', 1)
  await set('unreachable', 2)
  const idsAfter = async (days: number) => {
    site.state.now += days * day
    await checkHealth(site.services)
    return (await subscribers()).map(({ id }) => id)
  }
  expect(await idsAfter(bouncedMonths * 30)).toEqual([1, 2, 3])
  expect(await idsAfter(bouncedMonths)).toEqual([1, 3])
  expect(await idsAfter(proofYears * 366)).toEqual([3])
})
