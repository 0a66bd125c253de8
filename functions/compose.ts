import { createHash } from 'node:crypto'
import type { Row } from '@libsql/client'
import { company } from '../src/site/company.ts'
import { fieldNames } from '../src/site/contact-fields.ts'
import { fill } from '../src/site/fill.ts'
import { defaultLanguage, type Language } from '../src/site/languages.ts'
import { articlePath } from '../src/site/pages.ts'
import { siteAddress } from '../src/site/site-files.ts'
import { query } from './database.ts'
import type { ContactForm } from './forms.ts'
import { composeMail, type Mail } from './mail/mail.ts'
import type { Letter } from './mails.ts'
import { findSignUp, isActive } from './newsletter.ts'
import type { Services } from './services.ts'
import { shellIn, textsIn } from './texts.ts'

type Config = Services['config']

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
  const sql = `select * from subscribers where id = ? and ${isActive}`
  const [reader] = await query(database, sql, subscriber ?? 0)
  return reader && composeLetter(config, id, content, reader)
}

/** To the company, in its language. The visitor's address is in `Reply-To` only: mail servers refuse a foreign sender. */
function composeMessage({ from, to }: Config, id: string, form: Partial<ContactForm>): Mail {
  const { fields, footer, contactForm } = shellIn(defaultLanguage)
  const choices = new Map<string | undefined, string>(Object.entries(contactForm.callback))
  const written = { ...form, callback: choices.get(form.callback) ?? form.callback }
  const lines = fieldNames.flatMap((field) =>
    field !== 'message' && written[field] ? `${fields[field]}: ${written[field]}` : [],
  )
  const name = [form.name, form.firstName, form.lastName].filter(Boolean).join(' ')
  const callback = form.callback && `${fields.callback}: ${written.callback}`
  return composeMail(from, id, {
    to,
    ...(form.email && { replyTo: { name, address: form.email } }),
    subject: form.subject || callback || `${footer.contactSubject} ${name}`.trim(),
    text: `${lines.join('\n')}\n\n${form.message}\n`,
    ...(form.language && { headers: { 'Content-Language': form.language } }),
  })
}

/** To who signed up, without the name: anybody can type an address. */
function composeConfirmation({ from }: Config, id: string, signUp: Row, functionsUrl: string): Mail {
  const { confirmation, imprint } = textsIn(signUp.language as Language)
  // So that nobody's vacation replies: RFC 3834.
  const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': String(signUp.language) }
  const link = `${functionsUrl}/newsletter/confirm?token=${signUp.token}`
  const text = `${fill(confirmation.text, { link })}\n\n${imprint}`
  return composeMail(from, id, { to: String(signUp.email), subject: confirmation.subject, text, headers })
}

/** The letter for one reader, a row of subscribers, framed in their language. */
export function composeLetter(config: Config, id: string, letter: Letter, reader: Row): Mail {
  const { slug, title, excerpt } = letter
  const { imprint, letter: texts } = textsIn(reader.language as Language)
  const leave = `${config.functionsUrl ?? localFunctions}/newsletter/unsubscribe?token=${reader.token}`
  const name = String(reader.first_name)
  const greeting = name ? fill(texts.greeting, { name }) : texts.greetingWithoutName
  const parts = [
    ...[greeting, title, excerpt],
    `${texts.more}\n${siteAddress(articlePath(slug))}`,
    ...[`-- \n${texts.why}`, `${texts.unsubscribe}\n${leave}`, imprint],
  ]
  const text = `${parts.join('\n\n')}\n`
  const headers = letterHeaders(config.from, reader, leave)
  const mail = composeMail(config.from, id, { to: String(reader.email), subject: title, text, headers })
  // In HTML the words above an address are its link.
  const link = new RegExp(`(${texts.more}|${texts.unsubscribe})<br>(<a href="[^"]+">)[^<]+`, 'g')
  return { ...mail, html: mail.html.replace(link, '$2$1') }
}

/** Only a site that is tried out has no address for its functions. */
const localFunctions = 'http://localhost:4173/functions'

/** What providers of mailboxes ask of a newsletter: https://support.google.com/a/answer/81126, RFC 2369, 2919, 8058. */
function letterHeaders(from: string, { id, language }: Row, leave: string) {
  return {
    'List-Id': `<newsletter.${new URL(company.siteUrl).hostname}>`,
    'List-Unsubscribe': `<${leave}>, <mailto:${from}?subject=unsubscribe%20${id}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    // So that nobody's vacation replies: RFC 3834, older programs.
    'Auto-Submitted': 'auto-generated',
    Precedence: 'bulk',
    'Content-Language': String(language),
  }
}
