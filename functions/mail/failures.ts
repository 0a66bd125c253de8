import type { Verdict } from '../bounces/judge-refusal.ts'

/**
 * Why a mail server does not take a mail, what helps, and when it is tried again: `soon` half a minute later, `slow`
 * where nothing changes before the owner has done something, `never` where another attempt has the same result.
 */
export const failures = {
  busy: {
    words: 'The mail server does not take it yet (greylisting, or too much to do)',
    remedy: 'It is sent again by itself.',
    retry: 'soon',
  },
  dropped: {
    words: 'The connection to the mail server was lost',
    remedy: 'It is sent again by itself.',
    retry: 'soon',
  },
  'perhaps delivered': {
    words: 'The connection was lost after the whole mail was handed over, so it may have arrived',
    remedy: 'Look for it in the mailbox.',
    retry: 'soon',
  },
  stopped: {
    words: 'The server was stopped while it was being sent',
    remedy: 'It is sent after the start.',
    retry: 'soon',
  },
  silent: {
    words: 'The mail server is silent',
    remedy:
      'A port for TLS (465) needs smtps:// instead of smtp:// in SMTP_URL. If that is right, a firewall may be between.',
    retry: 'soon',
  },
  unreachable: {
    words: 'The mail server cannot be reached',
    remedy:
      'Check host and port in SMTP_URL: usually smtps:// with 465, or smtp:// with 587. Some hosts close these ports.',
    retry: 'soon',
  },
  'unknown host': {
    words: 'The name of the mail server is not known',
    remedy: 'Check the host in SMTP_URL, and the DNS of this machine.',
    retry: 'soon',
  },
  certificate: {
    words: 'The certificate of the mail server is not valid for its name',
    remedy: 'Use the name in SMTP_URL that is in the certificate, or renew the certificate.',
    retry: 'slow',
  },
  'no TLS on this port': {
    words: 'The mail server speaks no TLS at the start of a connection',
    remedy: 'Use smtp:// instead of smtps:// in SMTP_URL; smtps:// is for port 465.',
    retry: 'slow',
  },
  'no STARTTLS': {
    words: 'The mail server offers no encryption, and the password is not sent without',
    remedy: 'Use smtps:// with port 465 in SMTP_URL, or another port.',
    retry: 'slow',
  },
  password: {
    words: 'The mail server refuses name or password',
    remedy: 'Check both in SMTP_URL. Signs such as # / : @ % are written as %23 %2F %3A %40 %25.',
    retry: 'slow',
  },
  'no basic authentication': {
    words: 'Microsoft 365 takes no passwords for SMTP: basic authentication is disabled',
    remedy:
      'Use RESEND_API_KEY, BREVO_API_KEY or another mail server; or let the administrator allow SMTP AUTH for this mailbox.',
    retry: 'slow',
  },
  'login needed': {
    words: 'The mail server asks for name and password, or for TLS',
    remedy: 'Put them into SMTP_URL: smtps://name:password@host.',
    retry: 'slow',
  },
  key: {
    words: 'The provider refuses the key',
    remedy: 'Check RESEND_API_KEY or BREVO_API_KEY, and that the domain of MAIL_FROM is verified there.',
    retry: 'slow',
  },
  sender: {
    words: 'The mail server refuses the sender',
    remedy: 'Check MAIL_FROM: the account must be allowed to send as this address.',
    retry: 'slow',
  },
  'mailbox full': {
    words: 'The mailbox of the recipient is full',
    remedy: 'Make room in it.',
    retry: 'slow',
  },
  'no such address': {
    words: 'The address of the recipient does not exist',
    remedy: 'Check MAIL_TO.',
    retry: 'never',
  },
  recipient: {
    words: 'The mail server refuses the recipient',
    remedy: 'Check MAIL_TO, and whether the server relays mails to it.',
    retry: 'never',
  },
  mail: {
    words: 'The mail server refuses this mail',
    remedy: 'Read it in the outbox, and answer in another way.',
    retry: 'never',
  },
} as const satisfies Record<string, { words: string; remedy: string; retry: 'soon' | 'slow' | 'never' }>

export type FailureKind = keyof typeof failures

/** Failures of the connection or of the account: the next mail fails as well. */
export const sameForAll: readonly FailureKind[] = [
  ...([
    'silent',
    'unreachable',
    'unknown host',
    'certificate',
    'no TLS on this port',
    'no STARTTLS',
  ] as const),
  ...(['password', 'no basic authentication', 'login needed', 'key', 'sender'] as const),
]

/** A mail that was not sent, or not surely. */
export type Failure = {
  ok: false
  kind: FailureKind
  /** What the server said, as codes, without addresses. */
  detail: string
  /** The whole mail was handed over, but nobody said that it was taken. */
  isPerhapsDelivered: boolean
  /** What a refusal of the recipient says about the address. */
  verdict?: Verdict
  /** For the log: all of it in one sentence. */
  reason: string
}

export function fail(kind: FailureKind, detail: string, isPerhapsDelivered = false): Failure {
  return { ok: false, kind, detail, isPerhapsDelivered, reason: explain(kind, detail) }
}

/** A reason in words, with what helps. */
export function explain(kind: FailureKind, detail: string): string {
  const { words, remedy } = failures[kind]
  return `${words}. ${remedy} (${detail})`
}
