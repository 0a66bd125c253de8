import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Mailer, SendOptions, Sent } from './mail.ts'

type SmtpServer = { host: string; port: number } & Partial<Record<'user' | 'password', string | undefined>>

const defaultTimeouts = {
  /** Until there is a connection, and until the server greets. */
  connectMs: 30_000,
  /** Without a word. RFC 5321 gives a server ten minutes after the mail; who waits less sends copies. */
  silenceMs: 600_000,
}

/** Sends by SMTP: with TLS from the start on port 465, otherwise with STARTTLS if there is a password. */
export function openSmtp(server: SmtpServer, timeouts: Partial<typeof defaultTimeouts> = {}): Mailer {
  const { host, port, user, password = '' } = server
  const { connectMs, silenceMs } = { ...defaultTimeouts, ...timeouts }
  const isLocal = /^(localhost|127\.0\.0\.1|::1)$/.test(host)
  const transport = createTransport({
    ...{ host, port, secure: port === 465 },
    ...(user && { auth: { user, pass: password } }),
    // A password never goes over the net in clear.
    requireTLS: user !== undefined && port !== 465 && !isLocal,
    // A connection for each letter takes ten times as long. What found that an idle one had ended is tried again.
    ...{ pool: true, maxRequeues: 1 },
    ...{ connectionTimeout: connectMs, greetingTimeout: connectMs, dnsTimeout: connectMs },
    socketTimeout: silenceMs,
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  transport.use('stream', ({ message, data }, callback) => {
    const createStream = message.createReadStream.bind(message)
    const { handOver } = data as { handOver?: HandOver }
    // Nobody reads it before the server has asked for the text.
    message.createReadStream = (options) => Readable.from(watch(createStream(options), handOver))
    callback()
  })
  return {
    async send({ messageId, ...mail }, { signal, onHandOver } = {}) {
      const handOver: HandOver = { onHandOver, isDone: false }
      const whole = { ...mail, messageId: `<${messageId}>`, handOver, ...(signal && { signal }) }
      try {
        const { rejectedErrors: [refusal] = [] } = await transport.sendMail(whole)
        return { ok: true, ...(refusal && { words: wordsOf(refusal) }) }
      } catch (error) {
        return explainFailure(Object(error), handOver.isDone)
      }
    },
    check: async () => transport.verify().then(() => undefined, wordsOf),
    close: () => transport.close(),
  }
}

/** Whether the whole text was handed over. */
type HandOver = { onHandOver: SendOptions['onHandOver'] | undefined; isDone: boolean }

async function* watch(text: AsyncIterable<Buffer>, handOver?: HandOver) {
  await handOver?.onHandOver?.()
  yield* text
  if (handOver) handOver.isDone = true
}

/** What nodemailer says about a failure. */
type SmtpError = Partial<Record<'command' | 'response' | 'message', string | undefined>> & {
  responseCode?: number | undefined
}

function explainFailure(error: SmtpError, isHandedOver: boolean): Sent {
  const { command = '', responseCode: status = 0, response = '' } = error
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return {
    ok: false,
    words: wordsOf(error),
    mayHaveArrived: isHandedOver && status === 0,
    isOver: status >= 500 && isAboutMail,
    // RFC 3463: no such mailbox, no such host, bad address, mailbox moved, null MX.
    isUnknownAddress: command === 'RCPT TO' && /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/.test(response),
    isAboutServer: status >= 500 && !isAboutMail,
  }
}

/** `RCPT TO: 550 5.1.1 User unknown`. The log names no address of a visitor. */
function wordsOf({ command, response, message }: SmtpError): string {
  const words = (response ?? message ?? '').replace(/\S+@\S+/g, '…').replace(/\s+/g, ' ')
  return [command, words.slice(0, 200)].filter(Boolean).join(': ')
}
