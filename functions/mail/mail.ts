import { company } from '../../src/site/company.ts'
import { escapeMarkup } from '../../src/site/markup.ts'
import { mailLogo, siteAddress } from '../../src/site/site-files.ts'

export type Sender = { name: string; address: string }

export type Mail = {
  from: Sender
  /** One address, or several with commas between them. */
  to: string
  replyTo?: Sender
  subject: string
  text: string
  html: string
  /** Without angle brackets. */
  messageId: string
  headers?: Record<string, string>
}

type MailContent = Omit<Mail, 'from' | 'html' | 'messageId'>

/** `words` are those of the mail server, without addresses; of a success, why one of several recipients was refused. */
export type Sent = { ok: boolean; words?: string } & Partial<{
  /** The whole mail was handed over, and not refused. */
  mayHaveArrived: boolean
  /** Another attempt ends in the same way. */
  isOver: boolean
  /** There is no such mailbox or host. */
  isUnknownAddress: boolean
  /** No other mail is taken either: wrong settings. */
  isAboutServer: boolean
}>

export type SendOptions = {
  /** Ends an attempt. */
  signal?: AbortSignal
  /** Called before the text of the mail leaves: from then on it may arrive. If it fails, the text does not leave. */
  onHandOver?: () => Promise<unknown>
}

export type Mailer = {
  /** Never throws. */
  send: (mail: Mail, options?: SendOptions) => Promise<Sent>
  /** Why no mail could be sent now; `undefined` if it could. */
  check: () => Promise<string | undefined>
  close: () => void
}

/** A mail of the company: its plain text is also its HTML. `id` is the same for every attempt. */
export function composeMail(from: string, id: string, content: MailContent): Mail {
  const sender = { name: company.shortName, address: from }
  return { from: sender, messageId: `${id}@${from.split('@')[1]}`, html: toHtml(content.text), ...content }
}

/**
 * Simple HTML for a plain text, below the logo and the company's name. Without drawings and style sheets, which mail
 * programs do not know, and without colours of its own: theirs are right in light and dark.
 */
function toHtml(text: string): string {
  // In the accent of the light theme, see `src/style/tokens.css`.
  const line = 'margin:0 0 1.5em;padding-bottom:.75em;border-bottom:3px solid #b8391a'
  const logo = `<img src="${siteAddress(mailLogo)}" alt="" width="32" height="32" style="vertical-align:middle">`
  const head = `<p style="${line}">${logo} <b>${escapeMarkup(company.shortName)}</b></p>`
  const linked = escapeMarkup(text.trim()).replace(/https?:\/\/[^\s&<>"]+/g, '<a href="$&">$&</a>')
  const paragraphs = linked.split(/\n{2,}/).map((it) => `<p>${it.replaceAll('\n', '<br>')}</p>`)
  return [head, ...paragraphs].join('\n')
}
