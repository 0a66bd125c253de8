import { expect, test } from 'vitest'
import { dsnOf, mailOf } from '../../tests/support/bounces.ts'
import { parseReport } from './parse-report.ts'

const copy = '0123456789abcdef0123456789abcdef'
const now = Date.UTC(2026, 0, 5, 9)
const original = `Message-ID: <${copy}@site.example>\nSubject: Ein Brief`
const recipient = 'Final-Recipient: rfc822; zoe@firma.example'
const failed = (status: string, said = '') =>
  `${recipient}\nAction: failed\nStatus: ${status}${said && `\nDiagnostic-Code: smtp; ${said}`}`

const unknown = { kind: 'refused', verdict: 'unknown', copies: [copy] }
const other = { kind: 'refused', verdict: 'other', copies: [copy] }

const reports: [name: string, mail: string, expected: object][] = [
  [
    'Postfix, an unknown user',
    dsnOf({
      status: failed('5.1.1', '550 5.1.1 <zoe@firma.example>: Recipient address rejected: User unknown'),
      original,
    }),
    { ...unknown, detail: '550 5.1.1' },
  ],
  [
    'Google, on several lines',
    dsnOf({
      status: failed(
        '5.1.1',
        '550-5.1.1 The email account that you tried to reach does not exist.\n 550 5.1.1  https://support.example/?p=NoSuchUser k12si - gsmtp',
      ),
      original,
    }),
    unknown,
  ],
  [
    'Exchange, without the headers of the returned mail, by the return path',
    dsnOf({
      to: `bounces+${copy.toUpperCase()}@site.example`,
      status: failed('5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found'),
    }),
    unknown,
  ],
  [
    'Exchange, by In-Reply-To',
    dsnOf({
      headers: `In-Reply-To: <${copy}@site.example>`,
      status: failed('5.1.1'),
    }),
    unknown,
  ],
  [
    'a policy, with a code of an unknown user in front',
    dsnOf({ status: failed('5.1.1', '550 5.7.1 Message rejected due to local policy'), original }),
    other,
  ],
  [
    'Exim, in words',
    mailOf(
      `Return-Path: <>
From: Mail Delivery System <Mailer-Daemon@mx.example>
To: site@site.example
Date: Mon, 5 Jan 2026 08:30:00 +0000
Subject: Mail delivery failed: returning message to sender
X-Failed-Recipients: zoe@firma.example
Auto-Submitted: auto-replied`,
      `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its recipients.

  zoe@firma.example
    host mx.firma.example [192.0.2.1]
    SMTP error from remote mail server after RCPT TO:<zoe@firma.example>:
    550 No such user here

------ This is a copy of the message, including all the headers. ------

Message-ID: <${copy}@site.example>
Subject: Spam and quota policy: mailbox full?`,
    ),
    unknown,
  ],
  [
    'qmail, in words',
    mailOf(
      `Return-Path: <>
From: MAILER-DAEMON@mx.example
To: bounces+${copy}@site.example
Subject: failure notice`,
      `Hi. This is the qmail-send program at mx.example.
I'm afraid I wasn't able to deliver your message to the following addresses.

<zoe@firma.example>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

Subject: Ein Brief über volle Postfächer`,
    ),
    unknown,
  ],
  [
    'a German server, in words',
    mailOf(
      `From: postmaster@mx.example
To: site@site.example
Subject: Unzustellbar: Ein Brief`,
      `Die Nachricht konnte nicht zugestellt werden: 550 Empfänger unbekannt

-------- Kopie der Nachricht --------
Message-ID: <${copy}@site.example>`,
    ),
    unknown,
  ],
  [
    'a complaint of a mailbox provider',
    dsnOf({ original })
      .replace('report-type=delivery-status', 'report-type=feedback-report')
      .replace('message/delivery-status', 'message/feedback-report')
      .replace('Reporting-MTA: dns; mx.example', 'Feedback-Type: abuse\r\nUser-Agent: Provider/1.0'),
    { kind: 'complaint', copies: [copy] },
  ],
  [
    'a wish to unsubscribe by the link of the header',
    mailOf(`From: zoe@firma.example\nTo: site@site.example\nSubject: unsubscribe ${copy}`, ''),
    { kind: 'unsubscribe', copies: [copy] },
  ],
  [
    'a wish to unsubscribe at the return path',
    mailOf(`From: zoe@firma.example\nTo: bounces+${copy}@site.example\nSubject: Unsubscribe`, ''),
    { kind: 'unsubscribe', copies: [copy] },
  ],
]

test.each(reports)('a report is understood: %s', async (_, mail, expected) => {
  expect(await parseReport(mail, now)).toMatchObject(expected)
  expect(await parseReport(new TextEncoder().encode(mail), now)).toMatchObject(expected)
})

test.each([
  [
    'a warning that it takes longer',
    dsnOf({ status: `${recipient}\nAction: delayed\nStatus: 4.4.1`, original }),
  ],
  ['a receipt', dsnOf({ status: `${recipient}\nAction: delivered\nStatus: 2.0.0`, original })],
  [
    'a warning in words',
    mailOf(
      'From: MAILER-DAEMON@mx.example\nTo: site@site.example\nSubject: Warning: message delayed 24 hours',
      `User unknown? ${copy}`,
    ),
  ],
  [
    'a vacation reply',
    mailOf(
      `From: zoe@firma.example\nTo: bounces+${copy}@site.example\nAuto-Submitted: auto-replied\nSubject: Abwesend: Ein Brief`,
      'Ich bin im Urlaub. Die Adresse zoe.alt@firma.example existiert nicht mehr.',
    ),
  ],
  [
    'a vacation reply whose subject is a wish',
    mailOf(
      `From: zoe@firma.example\nTo: bounces+${copy}@site.example\nAuto-Submitted: auto-replied\nSubject: Unsubscribe: Abwesend`,
      '',
    ),
  ],
  [
    'a reply of a person',
    mailOf(
      `From: zoe@firma.example\nTo: site@site.example\nIn-Reply-To: <${copy}@site.example>\nSubject: Re: Ein Brief`,
      'Danke! Mein Kollege hat keine Mail: user unknown.',
    ),
  ],
  [
    'a report that a mail was no spam',
    dsnOf({ original })
      .replace('message/delivery-status', 'message/feedback-report')
      .replace('Reporting-MTA: dns; mx.example', 'Feedback-Type: not-spam'),
  ],
  ['an empty mail', ''],
])('a mail that says nothing about a copy is left alone: %s', async (_, mail) => {
  expect(await parseReport(mail, now)).toBeUndefined()
})

test('a report has the time of its mail, but none of the future, and the same id each time', async () => {
  const mail = dsnOf({ status: failed('5.1.1'), original })
  const report = await parseReport(mail, now)
  expect(report).toMatchObject({ at: Date.UTC(2026, 0, 5, 8, 30), id: (await parseReport(mail, now))?.id })
  expect(await parseReport(mail.replace('5 Jan 2026', '5 Jan 2027'), now)).toMatchObject({ at: now })
})
