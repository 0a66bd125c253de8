import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { FailureKind } from '../../functions/mail/failures.ts'
import { composeMail } from '../../functions/mail/mail.ts'
import { openSmtp } from '../../functions/mail/smtp.ts'
import { freePort } from '../support/listen.ts'
import { type Fault, startSmtpServer, withLogins } from '../support/smtp-server.ts'
import { message, openTestFunctions } from '../support/test-functions.ts'

const plain = await startSmtpServer()
const withTls = await startSmtpServer({ secure: true })
const withLogin = await startSmtpServer(withLogins)
// 127.0.0.2 is not what "this machine" is called in an address, so passwords are not sent there in clear.
const elsewhere = await startSmtpServer(withLogins, '127.0.0.2')
const servers = [plain, withTls, withLogin, elsewhere]
afterAll(() => Promise.all(servers.map(({ close }) => close())))
afterEach(() => {
  for (const { state, received, passwords } of servers) {
    state.fault = undefined
    received.length = 0
    passwords.length = 0
  }
})

const mail = composeMail({ name: 'Muster', address: 'site@example.com' }, 'id1', {
  ...{ to: 'office@example.com', subject: 'Betreff', text: 'Text' },
})

/** Waits for a busy machine, but not as long for a server that says nothing. */
const limitsFor = (kind?: FailureKind) => {
  const silenceMs = kind === 'silent' || kind === 'perhaps delivered' ? 3000 : 20_000
  return { connectMs: silenceMs, silenceMs }
}

async function sendTo(url: string, kind?: FailureKind, more = {}) {
  const mailer = openSmtp(url, { ...limitsFor(kind), ...more })
  const sent = await mailer.send(mail)
  mailer.close()
  return sent
}

test('a message arrives whole, with every sign of its fields', async () => {
  const mailer = openSmtp(plain.url)
  const site = await openTestFunctions({ mailer })
  const text = 'Zeile 1\n.\n..\n\nÄ € 👍 $& <b>\nSubject: x'
  const subject = `„Größe“ ${'lang '.repeat(30)}`.trim()
  expect((await site.send({ ...message, subject, message: text })).status).toBe(200)
  const [from, to] = [{ address: 'site@site.example' }, [{ address: 'office@site.example' }]]
  const replyTo = [{ name: 'Zoë Muster', address: message.email }]
  expect(plain.received).toMatchObject([{ subject, from, to, replyTo }])
  expect(plain.received[0]?.text?.trimEnd().endsWith(text)).toBe(true)
  mailer.close()
})

test('an encoded word of a visitor arrives as it was typed, and a message reaches each recipient', async () => {
  const mailer = openSmtp(plain.url)
  const site = await openTestFunctions({ mailer })
  site.services.config.to = 'office@site.example, boss@site.example'
  const words = ['=?utf-8?Q?Bcc=3A_b@example.com?=', 'x =?UTF-8?B?PGI+?= y', '=?iso-8859-1?q?=0D=0ABcc:?=']
  for (const word of words) {
    expect((await site.send({ ...message, firstName: word, subject: word })).status).toBe(200)
    const { subject, replyTo, to, bcc } = plain.received.at(-1) ?? {}
    const shown = [subject, replyTo?.[0]?.name].map((text) => text?.replaceAll('\u2060', ''))
    expect(shown).toEqual([word, `${word} Muster`])
    expect([to?.map(({ address }) => address), bcc]).toEqual([
      ['office@site.example', 'boss@site.example'],
      undefined,
    ])
  }
  mailer.close()
})

const login = (server: { url: string }) => server.url.replace('//', '//info%40firma.example:geheim@')
const disabled = '5.7.139 Authentication unsuccessful, basic authentication is disabled.'

describe('a mail server that fails is explained, without a word of the mail or a password', () => {
  test.each<[FailureKind, string, Fault | undefined, typeof plain]>([
    ['busy', 'MAIL', { step: 'MAIL', status: 421 }, plain],
    ['busy', 'RCPT', { step: 'RCPT', status: 450, text: '4.2.0 Greylisted' }, plain],
    [
      'busy',
      'AUTH',
      { step: 'AUTH', status: 454, text: '4.7.0 Temporary authentication failure' },
      withLogin,
    ],
    ['sender', 'MAIL', { step: 'MAIL', status: 553 }, plain],
    ['sender', 'MAIL', { step: 'MAIL', status: 501, text: '5.1.7 Bad sender address' }, plain],
    ['mail', 'MAIL', { step: 'MAIL', status: 552, text: '5.3.4 Too large' }, plain],
    ['login needed', 'MAIL', { step: 'MAIL', status: 530, text: '5.7.0 Authentication required' }, plain],
    ['no such address', 'RCPT', { step: 'RCPT', status: 550, text: '5.1.1 No such user' }, plain],
    ['recipient', 'RCPT', { step: 'RCPT', status: 550, text: '5.7.1 Blocked by policy' }, plain],
    ['recipient', 'RCPT', { step: 'RCPT', status: 550 }, plain],
    ['mailbox full', 'RCPT', { step: 'RCPT', status: 552, text: '5.2.2 Mailbox full' }, plain],
    ['mail', 'DATA', { step: 'DATA', status: 554, text: '5.6.0 Looks like an advertisement' }, plain],
    ['password', 'AUTH', { step: 'AUTH', status: 535, text: '5.7.8 Bad password' }, withLogin],
    ['no basic authentication', 'AUTH', { step: 'AUTH', status: 535, text: disabled }, withLogin],
    ['silent', 'CONN', 'never answers', plain],
    ['dropped', 'MAIL', 'drops at MAIL', plain],
    ['perhaps delivered', 'DATA', 'drops after DATA', plain],
    ['perhaps delivered', 'DATA', { answersAfterMs: 6000 }, plain],
  ])('"%s" at %s: %j', async (kind, _, fault, server) => {
    server.state.fault = fault
    const sent = await sendTo(server === withLogin ? login(server) : server.url, kind)
    expect(sent).toMatchObject({ ok: false, kind, isPerhapsDelivered: kind === 'perhaps delivered' })
    expect(JSON.stringify(sent)).not.toMatch(/example|geheim|Text|Betreff/)
    server.state.fault = undefined
    expect(await sendTo(server.url)).toEqual({ ok: true })
  })
})

describe('settings that do not fit to the server are explained', () => {
  test.each<[FailureKind, string, () => Promise<string>]>([
    ['unreachable', 'a closed port', async () => `smtp://127.0.0.1:${await freePort()}`],
    ['unknown host', 'a name that does not exist', async () => 'smtp://mail.invalid:587'],
    ['certificate', 'a certificate that nobody vouches for', async () => `smtps://localhost:${withTls.port}`],
    ['certificate', 'the certificate of another name', async () => `smtps://127.0.0.1:${withTls.port}`],
    ['no TLS on this port', 'TLS on a plain port', async () => plain.url.replace('smtp:', 'smtps:')],
    ['silent', 'no TLS on a port with TLS', async () => `smtp://127.0.0.1:${withTls.port}`],
    ['no STARTTLS', 'a password and no encryption', async () => login(elsewhere)],
  ])('"%s": %s', async (kind, _, address) => {
    const url = await address()
    expect(await sendTo(url, kind)).toMatchObject({ ok: false, kind, isPerhapsDelivered: false })
    const mailer = openSmtp(url, limitsFor(kind))
    expect(await mailer.check()).toMatchObject({ kind })
    mailer.close()
  })
})

test('a password is sent without encryption to this machine only', async () => {
  expect([await sendTo(login(elsewhere)), elsewhere.passwords]).toMatchObject([{ ok: false }, []])
  expect([await sendTo(login(withLogin)), withLogin.passwords]).toEqual([{ ok: true }, ['geheim']])
})

test('a server that says a word now and then does not keep a mail for ever', async () => {
  // Time enough on a busy machine for what comes before the message.
  plain.state.fault = { answersAfterMs: 6000 }
  expect(await sendTo(plain.url, undefined, { mailMs: 2000 })).toMatchObject({ kind: 'perhaps delivered' })
})
