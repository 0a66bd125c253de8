import { brand, company } from '../../src/company/company.ts'
import { iconFiles, siteAddress } from '../../src/site-files.ts'
import type { Failure } from './failures.ts'

export type Sender = { name: string; address: string }

export type Mail = {
  from: Sender
  /** One address, or several with commas between them. */
  to: string
  replyTo?: Sender
  subject: string
  text: string
  html: string
  /** Without angle brackets. The same for every attempt, so that receivers recognize a mail that came twice. */
  messageId: string
  headers?: Record<string, string>
  /** Where reports go, if not to the sender. A provider has one of its own. */
  returnPath?: string
}

export type Sent = { ok: true } | Failure

export type SendOptions = {
  /** Ends an attempt. */
  signal?: AbortSignal
  /** Called before the text of the mail leaves: from then on it may arrive. If it fails, the text does not leave. */
  onHandOver?: () => Promise<void>
}

export type Mailer = {
  /** Never throws. */
  send: (mail: Mail, options?: SendOptions) => Promise<Sent>
  /** Why no mail could be sent now; `undefined` if it could. */
  check: () => Promise<Failure | undefined>
  close: () => void
}

type MailContent = Omit<Mail, 'from' | 'html' | 'messageId'>

/** A mail of the company: its plain text is also its HTML. `id` is the same for every attempt. */
export function composeMail(from: Sender, id: string, content: MailContent): Mail {
  const messageId = `${id}@${from.address.split('@')[1]}`
  return { from, messageId, html: `${mailHead()}\n${textToHtml(content.text)}`, ...content }
}

/** The logo and the company's name above a mail. Mail programs know neither drawings nor style sheets. */
export function mailHead(): string {
  const line = `margin:0 0 1.5em;padding-bottom:.75em;border-bottom:3px solid ${brand.colours.accent}`
  const logo = `<img src="${siteAddress(iconFiles.small.path)}" alt="" width="32" height="32" style="vertical-align:middle">`
  return `<p style="${line}">${logo} <b>${escapeHtml(company.shortName)}</b></p>`
}

/** Simple HTML for a plain text: paragraphs, line breaks and links. */
export function textToHtml(text: string): string {
  const paragraphs = escapeHtml(text.trim()).split(/\n{2,}/)
  const linked = paragraphs.map((it) => it.replace(/https?:\/\/[^\s&<>"]+/g, '<a href="$&">$&</a>'))
  return linked.map((it) => `<p>${it.replaceAll('\n', '<br>')}</p>`).join('\n')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Waits at most so long; `undefined` if that was not enough. */
export async function withTimeout<T>(milliseconds: number, result: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined)
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}
