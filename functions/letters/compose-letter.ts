import type { Post } from '../../src/blog/post.ts'
import { company } from '../../src/company/company.ts'
import { defaultLanguage, type Language } from '../../src/i18n/languages.ts'
import { articlePath } from '../../src/pages.ts'
import { siteAddress } from '../../src/site-files.ts'
import { composeMail, escapeHtml, type Mail, mailHead } from '../mail/mail.ts'
import { textsIn } from '../texts.ts'

/** The announcement of a post. */
export type Letter = Pick<Post, 'slug' | 'aliases' | 'title' | 'excerpt'>

export type Reader = { email: string; firstName: string; language: Language; unsubscribeUrl: string }

/** The letter for one reader, framed in their language. `id` is the same for every attempt. */
export function composeCopy(
  { slug, title, excerpt }: Letter,
  from: string,
  id: string,
  reader: Reader,
): Mail {
  const { email, firstName, language, unsubscribeUrl } = reader
  const { imprint: sender, letter } = textsIn(language)
  const { greeting, more, why, unsubscribe } = letter
  const url = siteAddress(articlePath(slug))
  const text = [
    greeting(firstName),
    title,
    excerpt,
    `${more}\n${url}`,
    `-- \n${why} ${unsubscribe}:\n${unsubscribeUrl}`,
    sender,
  ]
  const link = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
  const html = `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<body style="max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.6 sans-serif">
${mailHead()}
<p>${escapeHtml(greeting(firstName))}</p>
<div lang="${defaultLanguage}"><h1>${link(url, title)}</h1>
<p>${escapeHtml(excerpt)}</p></div>
<p>${escapeHtml(more)}<br>${link(url, url)}</p>
<hr><p>${escapeHtml(why)} ${link(unsubscribeUrl, unsubscribe)}</p>
<p>${escapeHtml(sender).replaceAll('\n', '<br>')}</p>
</body></html>
`
  const mail = composeMail({ name: company.shortName, address: from }, id, {
    to: email,
    subject: title,
    text: `${text.join('\n\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Content-Language': language,
    },
  })
  return { ...mail, html }
}
