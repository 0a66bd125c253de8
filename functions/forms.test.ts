import { expect, test } from 'vitest'
import { honeypotName } from '../src/forms/form-guards.ts'
import { fill } from '../src/i18n/fill.ts'
import { message, testFunctionsForEach } from '../tests/support/test-functions.ts'
import { shellIn, textsIn } from './texts.ts'

const site = testFunctionsForEach()

const { inputs, problems } = textsIn('de')
const reversed = (field: 'firstName' | 'lastName' | 'company') =>
  fill(inputs.reversed, { label: shellIn('de').fields[field] })

async function errorOf(fields: object): Promise<string> {
  const response = await site.send({ ...message, ...fields })
  return response.status === 400 ? (await response.json()).error : `status ${response.status}`
}

test('what a form without scripts sends is read like JSON: without what has no shape, with one kind of line ends', async () => {
  const typed = {
    ...{ firstName: '\u202aZoë\u202c', lastName: 'Mus\u00adter', company: 'Muster\r\nSàrl\u200b' },
    ...{ email: 'zoe＠example。com\u200b', phone: '\u202a+352 691 000 111\u202c', subject: 'a\u2028b' },
    message: 'Angebot bitte.\u2028Danke\u000bSehr\r\n',
  }
  const read = [
    ...['Zoë', 'Muster', 'Muster Sàrl', 'zoe@example.com', '+352 691 000 111', 'a b'],
    'Angebot bitte.\nDanke\nSehr\n',
  ]
  const form = String(new URLSearchParams(typed))
  const headers = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset=utf-8', Accept: 'text/html' }
  const statuses = [await site.send(typed), await site.post('send-contact-email', form, headers)]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200])
  for (const mail of site.mails) {
    expect(mail).toMatchObject({
      subject: 'a b',
      replyTo: { name: 'Zoë Muster', address: 'zoe@example.com' },
    })
    for (const text of read) expect(mail.text).toContain(text)
  }
})

test('what is refused is named', async () => {
  const rows: [object, string][] = [
    [{ email: '.a@example.com' }, inputs.dotInEmail],
    [{ email: 'a.@example.com' }, inputs.dotInEmail],
    [{ email: 'a..b@example.com' }, inputs.dotInEmail],
    [{ email: 'anna maria@example.com' }, inputs.blankInEmail],
    [{ email: 'a@example.com Danke' }, inputs.blankInEmail],
    [{ email: 'a@exam ple.com' }, inputs.blankInEmail],
    [{ email: 'a@example.com, b@example.com' }, inputs.severalEmails],
    [{ email: 'a@example.com\nBcc: b@example.com' }, inputs.severalEmails],
    [{ email: 'a@b@example.com' }, inputs.severalEmails],
    [{ firstName: 'Zo\u202eë' }, reversed('firstName')],
    [{ lastName: '\u202eretsuM\u202c' }, reversed('lastName')],
    [{ company: 'Mus\u202dter' }, reversed('company')],
    [{ [honeypotName]: 'x' }, problems.sendAgain],
  ]
  const found: [object, string][] = []
  for (const [fields] of rows) found.push([fields, await errorOf(fields)])
  expect(found).toEqual(rows)
  expect(new Set(found.map(([, error]) => error.startsWith('status'))).size).toBe(1)
})

// Milliseconds, or minutes with an expression that goes back and forth.
test('a field of the length of a whole request is refused, or cut, at once', {
  timeout: 10_000,
}, async () => {
  const long = ['.'.repeat(120_000), ' '.repeat(120_000), 'aа'.repeat(30_000)].map((text) => `a${text}x`)
  for (const text of long) {
    for (const name of ['email', 'firstName', 'subject', 'message']) {
      expect([name, (await site.send({ ...message, [name]: text })).status]).toEqual([name, 400])
    }
    expect((await site.send({ ...message, other: text })).status).toBe(200)
  }
})

test('fields that the form does not have are kept in the mail', async () => {
  const others = {
    ...{ name: 'Zoë Muster', budget: '10\n000', rooms: ['a', 2], note: 'x'.repeat(600), 'a\r\nb': 'c' },
    ...{ website: '', consent: 'on', [honeypotName]: '' },
  }
  expect((await site.send({ ...message, ...others })).status).toBe(200)
  const lines = [
    'name: Zoë Muster',
    'budget: 10 000',
    'rooms: ["a",2]',
    `note: ${'x'.repeat(500)}…`,
    'a b: c',
  ]
  expect(site.mails[0]?.text).toContain(`${message.message}\n\n${lines.join('\n')}\n`)
  expect(site.mails[0]?.text).not.toMatch(/consent|website|remark/)
})

test('in development they are refused, and the table of fields is named', async () => {
  site.services.config.isDevelopment = true
  for (const name of ['budget', 'lastname', 'e-mail']) {
    expect(await errorOf({ [name]: 'x' })).toMatch(new RegExp(`"${name}".*src/contact-fields\\.ts`))
  }
  expect((await site.signUp({ email: 'a@example.com', phone: '1' })).status).toBe(400)
  const usual = { language: 'de', elapsed: 5000, [honeypotName]: '', name: '', proof: '' }
  expect((await site.send({ ...message, ...usual })).status).toBe(200)
  expect((await site.signUp({ email: 'a@example.com', firstName: '', ...usual })).status).toBe(200)
})

test('a content type has any case and parameters, and nothing else is one', async () => {
  const statusOf = async (type: string) => (await site.send(message, { 'Content-Type': type })).status
  for (const type of ['application/json', 'Application/JSON; charset=utf-8', 'application/json;x="y"']) {
    expect([type, await statusOf(type)]).toEqual([type, 200])
  }
  for (const type of [
    '',
    ';',
    'constructor',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json, text/plain',
  ]) {
    expect([type, await statusOf(type)]).toEqual([type, 415])
  }
  const init = { method: 'POST', body: new TextEncoder().encode(JSON.stringify(message)) }
  expect((await site.request('send-contact-email', init)).status).toBe(415)
})
