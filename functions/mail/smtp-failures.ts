import { judgeRefusal } from '../bounces/judge-refusal.ts'
import { type Failure, type FailureKind, fail } from './failures.ts'

/** What nodemailer says about a failure. */
export type SmtpError = {
  code?: string
  /** Of the operating system or of OpenSSL. */
  originalCode?: string
  timeoutType?: string
  command?: string
  responseCode?: number
  response?: string
  message?: string
}

type Facts = Required<Omit<SmtpError, 'responseCode'>> & {
  status: number
  /** The enhanced status (RFC 3463), such as 5.1.1. */
  enhanced: string
}

/** Some servers look for the mailbox when they have the mail. */
const isAboutRecipient = (command: string) => command === 'RCPT TO' || command === 'DATA'

const isPermanent = ({ status }: Facts) => status >= 500

/** The first row that fits. */
const rules: readonly (readonly [FailureKind, (facts: Facts) => boolean])[] = [
  ['unknown host', ({ code }) => code === 'EDNS'],
  ['certificate', ({ originalCode }) => /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(originalCode)],
  [
    'no TLS on this port',
    ({ originalCode, message }) =>
      /WRONG_VERSION|PACKET_LENGTH/.test(originalCode) || /wrong version number/i.test(message),
  ],
  ['no STARTTLS', ({ code, command }) => code === 'ETLS' && command === 'STARTTLS'],
  [
    'unreachable',
    ({ originalCode, timeoutType }) =>
      /^E(CONNREFUSED|HOSTUNREACH|NETUNREACH|ACCES)$/.test(originalCode) || timeoutType === 'CONNECT_TIMEOUT',
  ],
  ['silent', ({ code }) => code === 'ETIMEDOUT'],
  ['busy', ({ status }) => status >= 400 && status < 500],
  [
    'no basic authentication',
    ({ code, response }) => code === 'EAUTH' && /5\.7\.139|basic authentication/i.test(response),
  ],
  ['password', ({ code }) => code === 'EAUTH'],
  ['login needed', ({ status }) => status === 530],
  [
    'mail',
    ({ status, enhanced, command }) => command === 'MAIL FROM' && (status === 552 || enhanced === '5.3.4'),
  ],
  ['sender', (facts) => facts.command === 'MAIL FROM' && isPermanent(facts)],
  ['mailbox full', ({ enhanced }) => enhanced === '5.2.2'],
  [
    'no such address',
    ({ command, response }) => isAboutRecipient(command) && judgeRefusal(response) === 'unknown',
  ],
  ['recipient', (facts) => facts.command === 'RCPT TO' && isPermanent(facts)],
  ['mail', ({ code, command, status }) => (command === 'DATA' && status >= 500) || code === 'EMESSAGE'],
  // A refusal before any command: the server does not want this machine now.
  ['busy', isPermanent],
]

/** Sorts what a server said; `isHandedOver`: it had the whole mail. */
export function explainSmtp(error: SmtpError, isHandedOver: boolean): Failure {
  const { code = '', originalCode = '', timeoutType = '', command = '', response = '', message = '' } = error
  const { responseCode: status = 0 } = error
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  const facts = { code, originalCode, timeoutType, command, response, message, status, enhanced }
  const detail = ['SMTP', command, status || originalCode || timeoutType || code, enhanced]
    .filter(Boolean)
    .join(' ')
  if (code === 'EABORT') return fail('stopped', detail, isHandedOver)
  if (isHandedOver && !status) return fail('perhaps delivered', detail, true)
  const failure = fail(rules.find(([, fits]) => fits(facts))?.[0] ?? 'dropped', detail)
  return status >= 400 && isAboutRecipient(command)
    ? { ...failure, verdict: judgeRefusal(response, enhanced) }
    : failure
}
