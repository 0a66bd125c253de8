import { expect, test } from 'vitest'
import { judgeRefusal } from './judge-refusal.ts'

const refusals = {
  unknown: [
    '550 5.1.1 <a@firma.example>: Recipient address rejected: User unknown in virtual alias table',
    "550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient's email address for typos",
    '550 5.1.1 <spam-policy@firma.example>: Recipient address rejected',
    '556 5.1.10 Domain firma.example does not accept mail (nullMX)',
    '550 5.1.6 Mailbox has moved',
    '550 No such user here',
    '550 Requested action not taken: mailbox not found',
    '553 sorry, no mailbox here by that name',
    'smtp; 550 Empfänger unbekannt',
    '550 Cette adresse n’existe pas',
  ],
  soft: [
    '552 5.2.2 Mailbox full',
    '550 5.1.1 Mailbox quota exceeded',
    '452 4.2.2 The email account is over its storage quota',
    '450 4.1.1 <a@firma.example>: Recipient address rejected: unverified address',
    '550 5.2.1 The email account that you tried to reach is disabled',
    '550 5.4.1 Recipient address rejected: Access denied',
    '550 Requested action not taken: mailbox unavailable',
    '554 delivery error: dd This user doesn’t have an account',
    'Host or domain name not found: timeout',
  ],
  other: [
    '550 5.7.1 Message rejected due to local policy',
    '550 5.7.1 User unknown',
    '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example',
    '450 4.7.1 Greylisted, try again',
    '550 5.1.8 Sender address rejected: Domain not found',
    '553 Sender address does not exist',
    '550 Relaying denied: recipient not found here',
    '550 High probability of spam',
    '552 5.3.4 Message size exceeds fixed limit',
    '550 5.1.1 Rejected: your IP is on a blacklist',
    '550 Too many invalid recipients',
  ],
} as const

test.each(
  Object.entries(refusals).flatMap(([verdict, texts]) => texts.map((text) => [verdict, text] as const)),
)('a refusal is of the kind "%s": %s', (verdict, text) => {
  expect(judgeRefusal(text)).toBe(verdict)
})

test.each([
  ['User unknown', '5.1.1', 'unknown'],
  ['', '5.1.1', 'unknown'],
  ['smtp; 550 5.7.1 Blocked', '5.1.1', 'other'],
  ['smtp; 550 User unknown', '5.0.0 (permanent failure)', 'unknown'],
  ['', '5.0.0', 'soft'],
  ['', '', 'soft'],
])('with the text "%s" the status %s of a report means "%s"', (text, status, verdict) => {
  expect(judgeRefusal(text, status)).toBe(verdict)
})
