import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

/** Milliseconds without a word from the server, after which a mail is given up for now. */
const silenceMs = 7000

type SmtpError = { responseCode?: number; command?: string; code?: string }

/** Sends by SMTP, to the server of an address such as `smtps://name:password@mail.example.com`. */
export function openSmtp(url: string, timeoutMs = silenceMs): Mailer {
  const transport = createTransport({
    url,
    // A letter is many mails: a connection for each takes ten times as long. An idle one is closed
    // after the socket's timeout. What failed is tried again by the outbox, not here.
    pool: true,
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, ...mail }) {
      try {
        await transport.sendMail({ ...mail, messageId: `<${messageId}>` })
        return { ok: true }
      } catch (error) {
        const { responseCode = 0, command = 'connection', code = '' } = Object(error) as SmtpError
        return {
          ok: false,
          reason: `SMTP ${command} ${responseCode || code}`,
          isPermanent: responseCode >= 500,
          isAddress: responseCode >= 550 && responseCode <= 553 && command === 'RCPT TO',
        }
      }
    },
    check: () => transport.verify().then(Boolean, () => false),
    close: () => transport.close(),
  }
}
