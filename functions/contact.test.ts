import { expect, test } from 'vitest'
import { company } from '../src/site/company.ts'
import { type FormVariant, fieldsOf } from '../src/site/contact-fields.ts'
import { defaultLanguage } from '../src/site/languages.ts'
import { message, testFunctionsForEach } from '../tests/support/test-functions.ts'
import { shellIn } from './texts.ts'

const site = testFunctionsForEach()

const send = async (fields: object) => (await site.send(fields)).status

test('a message reaches the company as text, with the sender only in Reply-To, and is then forgotten', async () => {
  const fields = { email: 'info@müller.example', phone: '+352 1', message: '<img src=x onerror=a()> & "b"' }
  const response = await site.send({ ...message, ...fields, subject: 'Angebot' })
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  // It is stored, and the visitor has not waited for the mail server.
  expect([site.mails, await site.rows('select state from mails')]).toEqual([[], [{ state: 'waiting' }]])
  await site.settle()
  const [mail] = site.mails
  // As mail servers write it.
  const replyTo = { name: 'Zoë Muster', address: 'info@xn--mller-kva.example' }
  const from = { name: company.shortName, address: 'site@site.example' }
  expect(mail).toMatchObject({ from, to: 'office@site.example', replyTo, subject: 'Angebot' })
  for (const text of [message.company, fields.message, '+352 1']) expect(mail?.text).toContain(text)
  expect(mail?.html).toContain('&lt;img src=x onerror=a()&gt; &amp; &quot;b&quot;')
  expect(await site.rows('select content, state from mails')).toEqual([{ content: '', state: 'sent' }])
})

test('every field of a form reaches the mail in the order of the form, up to its maximum length', async () => {
  for (const form of ['full', 'simple'] satisfies FormVariant[]) {
    const typed = (fill: string, more = 0) =>
      Object.fromEntries(
        fieldsOf(form).map(({ name, type, maxLength }) => {
          const text = name + fill.repeat(maxLength - name.length + more)
          return [name, type === 'email' ? `${name}@example.com` : text]
        }),
      )
    const values = typed('x')
    expect(await send(values)).toBe(200)
    await site.settle()
    const { text = '', replyTo } = site.mails.at(-1) ?? {}
    const places = Object.values(values).map((value) => text.indexOf(value))
    expect([Math.min(...places) >= 0, places]).toEqual([true, places.toSorted((a, b) => a - b)])
    expect(replyTo?.address).toBe('email@example.com')
    for (const [name, tooLong] of Object.entries(typed('x', 1))) {
      if (name !== 'email') expect([name, await send({ ...values, [name]: tooLong })]).toEqual([name, 400])
    }
  }
})

test('the simple form needs a message, and one way to reply', async () => {
  expect(await send({ phone: '+352 1', message: 'Bitte zurückrufen' })).toBe(200)
  await site.settle()
  expect(site.mails[0]).not.toHaveProperty('replyTo')
  expect(await send({ name: 'Zoë', email: 'a@example.com', phone: '', subject: '', message: 'x' })).toBe(200)
  for (const fields of [{}, { email: '', phone: ' ' }, { phone: '\u200b' }, { email: 'x' }]) {
    expect([fields, await send({ message: 'x', ...fields })]).toEqual([fields, 400])
  }
  const { error } = await (await site.send({ message: 'x' })).json()
  expect(error).toContain(shellIn(defaultLanguage).contactForm.noReply)
})

test('a callback needs a number, and is the subject where there is none', async () => {
  const callback = 'morning'
  const { error } = await (await site.send({ ...message, callback })).json()
  expect(error).toContain(shellIn(defaultLanguage).fieldProblems.phone)
  for (const subject of ['', 'Angebot']) {
    expect(await send({ ...message, callback, phone: '+352 1', subject })).toBe(200)
    await site.settle()
    const { fields, contactForm } = shellIn(defaultLanguage)
    const line = `${fields.callback}: ${contactForm.callback.morning}`
    expect(site.mails.at(-1)).toMatchObject({ subject: subject || line, text: expect.stringContaining(line) })
  }
})

test('a repetition with its key is sent once, also at the same time, and a changed message again', async () => {
  const withKey = { ...message, idempotencyKey: '6f6e0b0e-8f0f-4a53-9d5e-0d7a4ff2b111' }
  expect(new Set(await Promise.all(Array.from({ length: 8 }, () => send(withKey))))).toEqual(new Set([200]))
  await site.settle()
  for (let repetition = 0; repetition < 12; repetition++) expect(await send(withKey)).toBe(200)
  await site.settle()
  expect(site.mails.length).toBe(1)
  await send({ ...withKey, message: 'Anders' })
  await site.settle()
  expect(site.mails.length).toBe(2)
})
