import { type FailureKind, fail } from './failures.ts'
import type { Mail, Mailer } from './mail.ts'

/** What a provider's HTTP interface is asked for: https://resend.com/docs and https://developers.brevo.com. */
const providers = {
  resend: {
    address: 'https://api.resend.com/emails',
    headers: (key: string, { messageId }: Mail) => ({
      Authorization: `Bearer ${key}`,
      // For a day, the same key sends nothing twice.
      'Idempotency-Key': messageId,
    }),
    body: ({ from, to, replyTo, subject, text, html, messageId, headers }: Mail) => ({
      from: `${quote(from.name)} <${from.address}>`,
      to: to.split(', '),
      ...(replyTo && { reply_to: replyTo.address }),
      ...{ subject, text, html },
      headers: { ...headers, 'Message-ID': `<${messageId}>` },
    }),
  },
  brevo: {
    address: 'https://api.brevo.com/v3/smtp/email',
    headers: (key: string) => ({ 'api-key': key }),
    body: ({ from, to, replyTo, subject, text, html, messageId, headers }: Mail) => ({
      sender: { name: from.name, email: from.address },
      to: to.split(', ').map((email) => ({ email })),
      ...(replyTo && { replyTo: { name: replyTo.name, email: replyTo.address } }),
      ...{ subject, textContent: text, htmlContent: html },
      headers: { ...headers, 'Message-Id': `<${messageId}>`, idempotencyKey: messageId },
    }),
  },
}

/** Sends through a provider, for hosts that cannot open a connection to a mail server. */
export function openProvider(
  name: keyof typeof providers,
  key: string,
  send: typeof fetch = fetch,
  timeoutMs = 30_000,
): Mailer {
  const provider = providers[name]
  return {
    async send(mail, { signal: stop, onHandOver } = {}) {
      const headers = { 'Content-Type': 'application/json', ...provider.headers(key, mail) }
      const limit = AbortSignal.timeout(timeoutMs)
      const signal = stop ? AbortSignal.any([stop, limit]) : limit
      const init: RequestInit = { method: 'POST', headers, redirect: 'error', signal }
      await onHandOver?.()
      try {
        const response = await send(provider.address, { ...init, body: JSON.stringify(provider.body(mail)) })
        await response.body?.cancel()
        const { ok, status } = response
        return ok ? { ok } : fail(kindOf(status), `${name} ${status}`)
      } catch (error) {
        const isStopped = stop?.aborted === true
        const cause = (error as { cause?: { code?: string } }).cause?.code
        const isUnreached = /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|UND_ERR_CONNECT_TIMEOUT)$/.test(cause ?? '')
        const kind = isStopped ? 'stopped' : isUnreached ? 'unreachable' : 'perhaps delivered'
        return fail(kind, `${name} ${cause ?? (error as Error).name}`, !isUnreached)
      }
    },
    // Its interface has no call that says so without sending; the outbox shows when it does not take mails.
    check: async () => undefined,
    close: () => {},
  }
}

/** Most of it is about the account: the same mail is taken later. */
function kindOf(status: number): FailureKind {
  if (status === 401 || status === 403) return 'key'
  return status >= 400 && status < 500 && ![402, 408, 409, 429].includes(status) ? 'mail' : 'busy'
}

function quote(name: string): string {
  return `"${name.replace(/[\\"]/g, '\\$&')}"`
}
