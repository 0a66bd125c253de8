import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { composeMail, type Sent } from '../../functions/mail/mail.ts'
import { openSmtp } from '../../functions/mail/smtp.ts'
import { type Fault, startSmtpServer, withLogins } from '../support/smtp-server.ts'
import { message, openTestFunctions } from '../support/test-functions.ts'

const plain = await startSmtpServer()
const withLogin = await startSmtpServer(withLogins)
// 127.0.0.2 is not this machine by name, so passwords are not sent there in clear.
const elsewhere = await startSmtpServer(withLogins, '127.0.0.2')
const servers = [plain, withLogin, elsewhere]
afterAll(() => Promise.all(servers.map(({ close }) => close())))
afterEach(() => {
  for (const { state, received, passwords } of servers) {
    state.fault = undefined
    received.length = passwords.length = 0
  }
})

const content = { to: 'office@example.com', subject: 'Betreff', text: 'Text' }
const mail = composeMail('site@example.com', 'id1', content)
const login = { user: 'info@firma.example', password: 'geheim' }

type Address = { host: string; port: number }

/** Waits for a busy machine, but not as long for a server that says nothing. */
const [patient, short] = [20_000, 1500]

const open = ({ host, port }: Address, silenceMs = patient, signIn = {}) =>
  openSmtp({ host, port, ...signIn }, { connectMs: silenceMs, silenceMs })

async function sendTo(server: Address, silenceMs = patient, signIn = {}, options = {}): Promise<Sent> {
  const mailer = open(server, silenceMs, signIn)
  const sent = await mailer.send(mail, options)
  mailer.close()
  return sent
}

test('a message arrives whole, with every sign of its fields, at each recipient', async () => {
  const mailer = open(plain)
  const site = await openTestFunctions({ mailer })
  site.services.config.to = 'office@site.example, boss@site.example'
  const text = 'Zeile 1\n.\n..\n\nÄ € 👍 $& <b>\nSubject: x'
  const subject = `„Größe“ =?utf-8?Q?Bcc=3A_b@example.com?= ${'lang '.repeat(30)}`.trim()
  expect((await site.send({ ...message, subject, message: text })).status).toBe(200)
  await site.settle()
  const [received] = plain.received
  const to = [{ address: 'office@site.example' }, { address: 'boss@site.example' }]
  const replyTo = [{ name: 'Zoë Muster', address: message.email }]
  expect(received).toMatchObject({ from: { address: 'site@site.example' }, replyTo, to })
  expect([received?.subject?.replaceAll('\u2060', ''), received?.bcc]).toEqual([subject, undefined])
  expect(received?.text?.trimEnd().endsWith(text)).toBe(true)
  mailer.close()
})

describe('a mail server that fails is quoted, without an address or a password', () => {
  const forNow = { isOver: false, mayHaveArrived: false, isAboutServer: false }
  const refused = { ...forNow, isOver: true }
  const settings = { ...forNow, isAboutServer: true }
  const arrived = { ...forNow, mayHaveArrived: true }
  test.each<[Fault, object, RegExp, object?]>([
    [{ step: 'MAIL', status: 421 }, forNow, /MAIL FROM: .*421/],
    [{ step: 'RCPT', status: 450, text: '4.2.0 Greylisted' }, forNow, /RCPT TO: .*450 4\.2\.0 Greylisted/],
    [{ step: 'MAIL', status: 553, text: '5.7.1 not yours' }, settings, /MAIL FROM: .*553 5\.7\.1 not yours/],
    [{ step: 'AUTH', status: 535, text: '5.7.8 Bad password' }, settings, /535 5\.7\.8 Bad password/, login],
    [{ step: 'AUTH', status: 454, text: '4.7.0 Later' }, forNow, /454 4\.7\.0 Later/, login],
    [{ step: 'RCPT', status: 550, text: '5.7.1 <office@example.com> blocked' }, refused, /5\.7\.1 … blocked/],
    [{ step: 'RCPT', status: 550, text: '5.1.1 Unknown' }, { ...refused, isUnknownAddress: true }, /5\.1\.1/],
    [{ step: 'DATA', status: 554, text: '5.6.0 Looks like spam' }, refused, /DATA: .*554 5\.6\.0 Looks/],
    [{ step: 'DATA', status: 452, text: '4.3.1 Full' }, forNow, /452/],
    ['never answers', forNow, /./],
    ['drops at MAIL', forNow, /./],
    ['drops after DATA', arrived, /./],
    ['silent after DATA', arrived, /./],
  ])('%j', async (fault, expected, words, signIn) => {
    const server = signIn ? withLogin : plain
    server.state.fault = fault
    const isSilent = fault === 'never answers' || fault === 'silent after DATA'
    const sent = await sendTo(server, isSilent ? short : patient, signIn)
    expect(sent).toMatchObject({ ok: false, ...expected, words: expect.stringMatching(words) })
    expect(sent.words).not.toMatch(/@|geheim|Betreff/)
    server.state.fault = undefined
    expect(await sendTo(server)).toEqual({ ok: true })
  })
})

test('one of several recipients who is refused is named', async () => {
  const mailer = open(plain)
  const sent = await mailer.send({ ...mail, to: 'office@example.com, gone@example.com' })
  expect(sent).toEqual({ ok: true, words: expect.stringContaining('No such user') })
  mailer.close()
})

test('a password is sent without encryption to this machine only', async () => {
  expect([await sendTo(elsewhere, patient, login), elsewhere.passwords]).toMatchObject([{ ok: false }, []])
  expect([await sendTo(withLogin, patient, login), withLogin.passwords]).toEqual([{ ok: true }, ['geheim']])
})

test('a mail whose hand-over cannot be written down does not leave', async () => {
  const onHandOver = () => Promise.reject(new Error('database is locked'))
  const sent = await sendTo(plain, patient, {}, { onHandOver })
  expect([sent, plain.received]).toMatchObject([{ ok: false, mayHaveArrived: false }, []])
})
