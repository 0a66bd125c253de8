import { afterAll, afterEach, expect, test } from 'vitest'
import { composeMail } from '../../functions/mail/mail.ts'
import { openSmtp } from '../../functions/mail/smtp.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { message, openTestFunctions } from '../support/test-functions.ts'

const smtp = await startSmtpServer()
afterAll(smtp.close)
afterEach(() => {
  smtp.state.fault = undefined
  smtp.received.length = 0
})

const mail = composeMail({ name: 'Muster', address: 'site@example.com' }, 'id1', {
  ...{ to: 'office@example.com', subject: 'Betreff', text: 'Text' },
})

test('a message arrives whole, with every sign of its fields', async () => {
  const mailer = openSmtp(smtp.url)
  const site = await openTestFunctions({ mailer })
  const text = 'Zeile 1\n.\n..\n\nÄ € 👍 $& <b>\nSubject: x'
  const subject = `„Größe“ ${'lang '.repeat(30)}`.trim()
  expect((await site.send({ ...message, subject, message: text })).status).toBe(200)
  const [from, to] = [{ address: 'site@site.example' }, [{ address: 'office@site.example' }]]
  const replyTo = [{ name: 'Zoë Muster', address: message.email }]
  expect(smtp.received).toMatchObject([{ subject, from, to, replyTo }])
  expect(smtp.received[0]?.text?.trimEnd().endsWith(text)).toBe(true)
  mailer.close()
})

test('an encoded word of a visitor arrives as it was typed, and a message reaches each recipient', async () => {
  const mailer = openSmtp(smtp.url)
  const site = await openTestFunctions({ mailer })
  site.services.config.to = 'office@site.example, boss@site.example'
  const words = ['=?utf-8?Q?Bcc=3A_b@example.com?=', 'x =?UTF-8?B?PGI+?= y', '=?iso-8859-1?q?=0D=0ABcc:?=']
  for (const word of words) {
    expect((await site.send({ ...message, firstName: word, subject: word })).status).toBe(200)
    const { subject, replyTo, to, bcc } = smtp.received.at(-1) ?? {}
    const shown = [subject, replyTo?.[0]?.name].map((text) => text?.replaceAll('\u2060', ''))
    expect(shown).toEqual([word, `${word} Muster`])
    expect([to?.map(({ address }) => address), bcc]).toEqual([
      ['office@site.example', 'boss@site.example'],
      undefined,
    ])
  }
  mailer.close()
})

test('no refusal and no silence is called a success, and the next mail is sent', async () => {
  const steps = ['MAIL', 'RCPT', 'DATA'] as const
  const faults = steps.flatMap((step) => [421, 450, 550].map((status) => ({ step, status })))
  for (const fault of [...faults, { step: 'CONN', status: 0 } as const]) {
    const mailer = openSmtp(smtp.url, 1000)
    smtp.state.fault = fault.step === 'CONN' ? 'never answers' : fault
    expect(await mailer.send(mail), JSON.stringify(fault)).toEqual({
      ok: false,
      // The log has nothing of the mail.
      reason: expect.stringMatching(/^SMTP [A-Za-z ]+ \w+$/),
      isPermanent: fault.status === 550,
      isAddress: fault.status === 550 && fault.step === 'RCPT',
    })
    expect(smtp.received).toEqual([])
    smtp.state.fault = undefined
    expect(await mailer.send(mail)).toEqual({ ok: true })
    expect(smtp.received.splice(0)).toMatchObject([{ messageId: '<id1@example.com>' }])
    mailer.close()
  }
})

test('a server that takes a mail without saying so is no success', async () => {
  const mailer = openSmtp(smtp.url, 3000)
  smtp.state.fault = 'drops after DATA'
  expect(await mailer.send(mail)).toMatchObject({ ok: false, isPermanent: false })
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual(['<id1@example.com>'])
  mailer.close()
})
