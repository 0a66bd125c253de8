import { afterAll, afterEach, expect, test } from 'vitest'
import { composeCopy } from '../../functions/letters/compose-letter.ts'
import { sendLetter } from '../../functions/letters/send-letter.ts'
import { openSmtp } from '../../functions/mail/smtp.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { addReaders, bouncesWith, openTestFunctions } from '../support/test-functions.ts'

const smtp = await startSmtpServer()
afterAll(smtp.close)
afterEach(() => {
  smtp.state.fault = undefined
  smtp.received.length = smtp.returnPaths.length = 0
  smtp.refusals.clear()
})

const letter = { slug: 'a-post', title: 'Ein Titel', excerpt: 'Ein Auszug.' }

async function open(readers: number) {
  const mailer = openSmtp(smtp.url)
  const site = await openTestFunctions({ mailer })
  site.services.config.bounces = bouncesWith({ address: 'bounces+*@site.example' })
  await addReaders(site.services, readers)
  return { ...site, mailer }
}

test('a letter arrives with its own return path, and headers that survive the way', async () => {
  const { services, mailer, rows } = await open(1)
  expect(await sendLetter(services, letter, 1e9)).toMatchObject({ sent: 1 })
  const [mail] = smtp.received
  const [row] = await rows('select copy from deliveries')
  const copy = String(row?.copy)
  expect(smtp.returnPaths).toEqual([`bounces+${copy}@site.example`])
  const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])
  const expected = composeCopy(letter, services.config, copy, {
    ...{ email: 'r0@example.com', firstName: 'Zoë', language: 'de', unsubscribeUrl: 'https://x.example/' },
  }).headers
  expect(Object.keys(expected ?? {}).length).toBeGreaterThan(7)
  for (const [name, value] of Object.entries(expected ?? {})) {
    if (name !== 'List-Unsubscribe') expect(headers[name.toLowerCase()], name).toBe(value)
  }
  expect(headers['list-unsubscribe']).toMatch(/^<https:[^>\s]+>, <mailto:[^>\s]+>$/)
  expect(mail?.messageId).toBe(`<${copy}@site.example>`)
  mailer.close()
})

test('what a mail server says about an address decides who gets no further letters', async () => {
  const { services, mailer, rows } = await open(12)
  for (const [name, said] of [
    ['r1', '550 5.1.1 User unknown'],
    ['r3', '550 5.7.1 Rejected by policy'],
    ['r5', '552 5.2.2 Mailbox full'],
    ['r7', '550 No such user'],
    ['r9', '553 Sender address does not exist'],
  ] as const) {
    smtp.refusals.set(`${name}@example.com`, said)
  }
  expect(await sendLetter(services, letter, 1e9)).toMatchObject({ sent: 7, bounced: 2, left: 3 })
  const paused = await rows('select email from subscribers where bounced is not null order by email')
  expect(paused).toEqual([{ email: 'r1@example.com' }, { email: 'r7@example.com' }])
  mailer.close()
})

test('a connection that is lost after a copy brings nobody a second one', async () => {
  const { services, mailer } = await open(3)
  smtp.state.fault = 'drops after DATA'
  expect(await sendLetter(services, letter, 1e9)).toMatchObject({ sent: 0, uncertain: 3 })
  smtp.state.fault = undefined
  expect(await sendLetter(services, letter, 1e9)).toMatchObject({ sent: 0, uncertain: 0, left: 0 })
  expect(smtp.received.length).toBe(3)
  mailer.close()
})
