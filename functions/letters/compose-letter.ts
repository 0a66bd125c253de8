import type { Post } from '../../src/blog/post.ts'
import { company } from '../../src/company/company.ts'
import type { FunctionTexts } from '../../src/content/messages.ts'
import { fill } from '../../src/i18n/fill.ts'
import { defaultLanguage, type Language } from '../../src/i18n/languages.ts'
import { articlePath } from '../../src/pages.ts'
import { siteAddress } from '../../src/site-files.ts'
import type { Config } from '../config.ts'
import { composeMail, escapeHtml, type Mail, mailHead } from '../mail/mail.ts'
import { textsIn } from '../texts.ts'

/** The announcement of a post. */
export type Letter = Pick<Post, 'slug' | 'aliases' | 'title' | 'excerpt'>

export type Reader = { email: string; firstName: string; language: Language; unsubscribeUrl: string }

/** Who sends, and where refusals are reported. */
export type From = Pick<Config, 'from'> & { bounces?: Config['bounces'] }

/**
 * The letter for one reader, framed in their language. `id` is the same for every attempt; reports of mail servers name
 * the copy by it.
 */
export function composeCopy(letter: Letter, { from, bounces }: From, id: string, reader: Reader): Mail {
  const { email } = reader
  const returnPath = bounces?.address?.replace('*', id)
  const mail = composeMail({ name: company.shortName, address: from }, id, {
    to: email,
    subject: letter.title,
    text: composeText(letter, reader),
    headers: headersOf(letter, returnPath ?? from, id, reader),
    ...(returnPath && { returnPath }),
  })
  return { ...mail, html: composeHtml(letter, reader) }
}

function greet(name: string, { greeting, greetingWithoutName }: FunctionTexts['letter']): string {
  return name ? fill(greeting, { name }) : greetingWithoutName
}

/** The addresses of both links are here; in HTML they are words. */
function composeText({ slug, title, excerpt }: Letter, { firstName, language, unsubscribeUrl }: Reader) {
  const { imprint, letter } = textsIn(language)
  const { more, why, unsubscribe } = letter
  const parts = [
    ...[greet(firstName, letter), title, excerpt, `${more}\n${siteAddress(articlePath(slug))}`],
    ...[`-- \n${why}\n${unsubscribe}\n${unsubscribeUrl}`, imprint],
  ]
  return `${parts.join('\n\n')}\n`
}

/** Without pictures, and without colours of its own: those of a mail program are right in light and dark. */
function composeHtml({ slug, title, excerpt }: Letter, reader: Reader): string {
  const { firstName, language, unsubscribeUrl } = reader
  const { imprint, letter } = textsIn(language)
  const { more, why, unsubscribe } = letter
  const url = siteAddress(articlePath(slug))
  const link = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}</style></head>
<body style="max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.6 sans-serif;overflow-wrap:break-word">
${mailHead()}
<p>${escapeHtml(greet(firstName, letter))}</p>
<div lang="${defaultLanguage}"><h1 style="font-size:1.5rem;line-height:1.3">${link(url, title)}</h1>
<p>${escapeHtml(excerpt)}</p></div>
<p>${link(url, more)}</p>
<hr><p>${escapeHtml(why)} ${link(unsubscribeUrl, unsubscribe)}</p>
<p>${escapeHtml(imprint).replaceAll('\n', '<br>')}</p>
</body></html>
`
}

/** What providers of mailboxes ask of a newsletter: https://support.google.com/a/answer/81126, RFC 2369, 2919, 8058. */
function headersOf({ slug }: Letter, returnPath: string, id: string, { language, unsubscribeUrl }: Reader) {
  const { hostname } = new URL(company.siteUrl)
  return {
    'List-Id': `<newsletter.${hostname}>`,
    'List-Unsubscribe': `<${unsubscribeUrl}>, <mailto:${returnPath}?subject=unsubscribe%20${id}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    // Campaign, customer, kind and sender; the last in five to fifteen letters.
    'Feedback-ID': `${slug}:newsletter:letter:${hostname.replace(/\W/g, '').slice(-15).padStart(5, '0')}`,
    // So that nobody's vacation is replied to a newsletter: RFC 3834, older programs, Exchange.
    'Auto-Submitted': 'auto-generated',
    Precedence: 'bulk',
    'X-Auto-Response-Suppress': 'OOF, AutoReply',
    'Content-Language': language,
  }
}
