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
  timeoutMs = 7000,
): Mailer {
  const provider = providers[name]
  return {
    async send(mail) {
      const headers = { 'Content-Type': 'application/json', ...provider.headers(key, mail) }
      const signal = AbortSignal.timeout(timeoutMs)
      const init: RequestInit = { method: 'POST', headers, redirect: 'error', signal }
      try {
        const response = await send(provider.address, { ...init, body: JSON.stringify(provider.body(mail)) })
        await response.body?.cancel()
        const { ok, status } = response
        // These are about the account: the same mail is accepted later.
        const isPermanent = status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status)
        return ok ? { ok } : { ok, reason: `${name} ${status}`, isPermanent, isAddress: false }
      } catch (error) {
        return { ok: false, reason: `${name} ${(error as Error).name}`, isPermanent: false, isAddress: false }
      }
    },
    // Its interface has no call that says so without sending; the outbox shows when it does not take mails.
    check: async () => true,
    close: () => {},
  }
}

function quote(name: string): string {
  return `"${name.replace(/[\\"]/g, '\\$&')}"`
}
