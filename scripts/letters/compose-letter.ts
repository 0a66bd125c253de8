import { hash } from 'node:crypto'
import { convert } from 'html-to-text'
import { defaultTreeAdapter, serialize } from 'parse5'
import { composeMail, escapeHtml, type Mail, mailHead } from '../../functions/mail/mail.ts'
import type { Post } from '../../src/blog/post.ts'
import { company } from '../../src/company/company.ts'
import { functionTexts, imprint } from '../../src/content/functions.ts'
import type { RenderedLanguage } from '../../src/languages.ts'
import { articlePath } from '../../src/pages.ts'
import { completeAddresses, fragmentOf } from '../site/elements.ts'

/** A post for mail programs. */
export type Letter = {
  slug: string
  title: string
  /** The address of the article. */
  url: string
  html: string
  text: string
  /** Changes with the content. */
  hash: string
}

export type Reader = { email: string; firstName: string; language: RenderedLanguage; unsubscribeUrl: string }

/** Elements without a meaning in mails, and attributes that mail programs understand. */
const dropped = new Set(['svg', 'source', 'button', 'script', 'style'])
const kept = new Set(['href', 'src', 'alt', 'width', 'height', 'lang', 'colspan', 'rowspan', 'start'])

/** The letter of a post: its excerpt, or its whole text with absolute addresses. */
export function composeLetter(
  post: Post,
  part: 'excerpt' | 'whole',
  siteUrl: string = company.siteUrl,
): Letter {
  const url = siteUrl + articlePath(post.slug)
  const html = part === 'whole' ? simplify(post.html, url) : `<p>${escapeHtml(post.excerpt)}</p>`
  const text = convert(html, {
    wordwrap: 76,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'table', format: 'dataTable' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  })
  const { slug, title } = post
  return { slug, title, url, html, text, hash: hash('sha256', `${title}\0${html}`) }
}

/** The letter for one reader, in a frame of their language. `id` is the same for every attempt. */
export function composeCopy(letter: Letter, from: string, id: string, reader: Reader): Mail {
  const { greeting, more, why } = functionTexts[reader.language].letter
  const { email, firstName, language, unsubscribeUrl } = reader
  const hello = greeting(firstName)
  const sender = imprint(language)
  const text = [
    hello,
    letter.title,
    letter.text,
    `${more}\n${letter.url}`,
    `-- \n${why}\n${unsubscribeUrl}`,
    sender,
  ]
  const link = (href: string, label = href) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
  const html = `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(letter.title)}</title>
<body style="max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.6 sans-serif">
${mailHead()}
<p>${escapeHtml(hello)}</p>
<div lang="de"><h1>${link(letter.url, letter.title)}</h1>
${letter.html}</div>
<p>${escapeHtml(more)}<br>${link(letter.url)}</p>
<hr><p>${escapeHtml(why)} ${link(unsubscribeUrl)}</p>
<p>${escapeHtml(sender).replaceAll('\n', '<br>')}</p>
</body></html>
`
  const mail = composeMail({ name: company.shortName, address: from }, id, {
    to: email,
    subject: letter.title,
    text: `${text.join('\n\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Content-Language': language,
    },
  })
  return { ...mail, html }
}

/** The HTML of a page for mail programs: images by their address, no styles, nothing relative. */
function simplify(html: string, url: string): string {
  const { fragment, elements } = fragmentOf(html)
  for (const element of elements) {
    if (dropped.has(element.tagName)) defaultTreeAdapter.detachNode(element)
    // A link within the page leads nowhere here.
    element.attrs = element.attrs.filter(({ name, value }) => kept.has(name) && !value.startsWith('#'))
    completeAddresses(element, url)
  }
  return serialize(fragment)
}
