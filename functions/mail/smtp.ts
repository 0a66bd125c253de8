import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Mailer, SendOptions } from './mail.ts'
import { explainSmtp, type SmtpError } from './smtp-failures.ts'

const second = 1000

const defaultTimeouts = {
  /** Until there is a connection, and until the server greets. */
  connectMs: 30 * second,
  /** Without a word. RFC 5321 gives a server ten minutes after the mail; who waits less sends copies. */
  silenceMs: 600 * second,
  /** For one mail in all, since a server may say a word now and then for ever. */
  mailMs: 720 * second,
}

/** Sends by SMTP, to the server of an address such as `smtps://name:password@mail.example.com`. */
export function openSmtp(url: string, timeouts: Partial<typeof defaultTimeouts> = {}): Mailer {
  const { connectMs, silenceMs, mailMs } = { ...defaultTimeouts, ...timeouts }
  const { protocol, hostname, username } = new URL(url)
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  const transport = createTransport({
    url,
    // A letter is many mails: a connection for each takes ten times as long. What failed is tried again by the
    // outbox; here only what found that an idle connection had ended.
    pool: true,
    maxRequeues: 1,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    dnsTimeout: connectMs,
    // A password never goes over the net in clear.
    ...(protocol === 'smtp:' && username && !isLocal && { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const handOvers = new Map<string, HandOver>()
  transport.use('stream', ({ message, data }, callback) => {
    const createStream = message.createReadStream.bind(message)
    // Nobody reads it before the server has asked for the text.
    message.createReadStream = (options) =>
      Readable.from(handOver(createStream(options), handOvers.get(String(data.messageId))))
    callback()
  })
  return {
    async send({ messageId, returnPath, ...mail }, { signal, onHandOver } = {}) {
      const id = `<${messageId}>`
      const state: HandOver = { isDone: false, ...(onHandOver && { onHandOver }) }
      handOvers.set(id, state)
      const limit = AbortSignal.timeout(mailMs)
      try {
        await transport.sendMail({
          ...{ ...mail, messageId: id },
          ...(returnPath && { envelope: { from: returnPath, to: mail.to } }),
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        })
        return { ok: true }
      } catch (error) {
        const isLate = limit.aborted && !signal?.aborted
        return explainSmtp(isLate ? { code: 'ETIMEDOUT' } : (Object(error) as SmtpError), state.isDone)
      } finally {
        handOvers.delete(id)
      }
    },
    check: () =>
      transport.verify().then(
        () => undefined,
        (error) => explainSmtp(Object(error) as SmtpError, false),
      ),
    close: () => transport.close(),
  }
}

/** Whether the whole text was handed over. */
type HandOver = Pick<SendOptions, 'onHandOver'> & { isDone: boolean }

async function* handOver(text: AsyncIterable<Buffer>, state: HandOver | undefined) {
  await state?.onHandOver?.()
  yield* text
  if (state) state.isDone = true
}
