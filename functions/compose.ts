import { createHash } from 'node:crypto'
import type { Row } from '@libsql/client'
import { company } from '../src/company/company.ts'
import { fieldNames } from '../src/contact-fields.ts'
import { defaultLanguage } from '../src/i18n/languages.ts'
import { articlePath } from '../src/pages.ts'
import { siteAddress } from '../src/site-files.ts'
import { query } from './database.ts'
import type { ContactForm } from './forms.ts'
import { composeMail, escapeHtml, type Mail, mailHead } from './mail/mail.ts'
import type { Letter } from './mails.ts'
import { findSignUp, isActive } from './newsletter.ts'
import type { Services } from './services.ts'
import { shellIn, textsIn } from './texts.ts'

type Sender = Pick<Services['config'], 'from' | 'to'>

/**
 * Writes a stored mail, with the settings of today, so that corrected addresses reach what waits. `undefined`: nobody
 * waits for it any more.
 */
export async function compose(services: Services, row: Row): Promise<Mail | undefined> {
  const { config, database } = services
  const { kind, subscriber } = row
  const content = JSON.parse(String(row.content))
  // The same for every attempt, so that receivers recognize a mail that came twice.
  const id = createHash('sha256').update(String(row.id)).digest('hex').slice(0, 32)
  if (kind === 'message') return composeMessage(config, id, content)
  if (kind === 'confirmation') {
    const signUp = await findSignUp(services, content.token)
    return signUp && composeConfirmation(config, id, signUp, content.functionsUrl)
  }
  const [reader] = await query(
    database,
    `select * from subscribers where id = ? and ${isActive}`,
    subscriber ?? 0,
  )
  return reader && composeLetter(config, id, content, reader)
}

/** To the company, in its language. The visitor's address is in `Reply-To` only: mail servers refuse a foreign sender. */
function composeMessage({ from, to }: Sender, id: string, form: Partial<ContactForm>): Mail {
  const { fields, footer } = shellIn(defaultLanguage)
  const lines = fieldNames.flatMap((field) =>
    field !== 'message' && form[field] ? `${fields[field]}: ${form[field]}` : [],
  )
  const name = [form.name, form.firstName, form.lastName].filter(Boolean).join(' ')
  const callback = form.callback && `${fields.callback}: ${form.callback}`
  return composeMail(from, id, {
    to,
    ...(form.email && { replyTo: { name, address: form.email } }),
    subject: form.subject || callback || `${footer.contactSubject} ${name}`.trim(),
    text: `${lines.join('\n')}\n\n${form.message}\n`,
    ...(form.language && { headers: { 'Content-Language': form.language } }),
  })
}

/** To who signed up, without the name: anybody can type an address. */
function composeConfirmation({ from }: Sender, id: string, signUp: Row, functionsUrl: string): Mail {
  const { subject, text } = textsIn(String(signUp.language)).confirmation
  // So that nobody's vacation replies: RFC 3834.
  const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': String(signUp.language) }
  const link = `${functionsUrl}/newsletter/confirm?token=${signUp.token}`
  return composeMail(from, id, { to: String(signUp.email), subject, text: text(link), headers })
}

/** The letter for one reader, a row of subscribers, framed in their language. */
export function composeLetter(config: Services['config'], id: string, letter: Letter, reader: Row): Mail {
  const { slug, title, excerpt } = letter
  const { imprint, letter: texts } = textsIn(String(reader.language))
  const url = siteAddress(articlePath(slug))
  const leave = `${config.functionsUrl ?? localFunctions}/newsletter/unsubscribe?token=${reader.token}`
  const greeting = texts.greeting(String(reader.first_name))
  const parts = [
    ...[greeting, title, excerpt, `${texts.more}\n${url}`],
    ...[`-- \n${texts.why}\n${texts.unsubscribe}\n${leave}`, imprint],
  ]
  const text = `${parts.join('\n\n')}\n`
  const headers = letterHeaders(slug, config.from, reader, leave)
  const mail = composeMail(config.from, id, { to: String(reader.email), subject: title, text, headers })
  const link = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
  // Without pictures, and without colours of its own: those of a mail program are right in light and dark.
  const html = `<!doctype html>
<html lang="${reader.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}</style></head>
<body style="max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.6 sans-serif;overflow-wrap:break-word">
${mailHead()}
<p>${escapeHtml(greeting)}</p>
<div lang="${defaultLanguage}"><h1 style="font-size:1.5rem;line-height:1.3">${link(url, title)}</h1>
<p>${escapeHtml(excerpt)}</p></div>
<p>${link(url, texts.more)}</p>
<hr><p>${escapeHtml(texts.why)} ${link(leave, texts.unsubscribe)}</p>
<p>${escapeHtml(imprint).replaceAll('\n', '<br>')}</p>
</body></html>
`
  return { ...mail, html }
}

/** Only a site that is tried out has no address for its functions. */
const localFunctions = 'http://localhost:4173/functions'

/** What providers of mailboxes ask of a newsletter: https://support.google.com/a/answer/81126, RFC 2369, 2919, 8058. */
function letterHeaders(slug: string, from: string, { id, language }: Row, leave: string) {
  const { hostname } = new URL(company.siteUrl)
  return {
    'List-Id': `<newsletter.${hostname}>`,
    'List-Unsubscribe': `<${leave}>, <mailto:${from}?subject=unsubscribe%20${id}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    // Campaign, customer, kind and sender; the last in five to fifteen letters.
    'Feedback-ID': `${slug}:newsletter:letter:${hostname.replace(/\W/g, '').slice(-15).padStart(5, '0')}`,
    // So that nobody's vacation is replied to a newsletter: RFC 3834, older programs, Exchange.
    'Auto-Submitted': 'auto-generated',
    Precedence: 'bulk',
    'X-Auto-Response-Suppress': 'OOF, AutoReply',
    'Content-Language': String(language),
  }
}
