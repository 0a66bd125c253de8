import { createHash } from 'node:crypto'
import { company } from '../src/site/company.ts'
import type { Language } from '../src/site/languages.ts'
import { escapeMarkup } from '../src/site/markup.ts'
import { pathOf } from '../src/site/pages.ts'
import { strictTransportSecurity } from '../src/site/transport-security.ts'
import { shellIn, textsIn } from './texts.ts'

const footerPages = ['contact', 'legalNotice', 'privacy'] as const

/** A button sends the address of the page by POST. */
type PageText = { heading: string; text: string; button?: string }

/** Pages in the site's design, complete in themselves. `siteUrl` has no slash at its end; empty if the site is here. */
export function openPages(style: string, siteUrl: string) {
  const headers = {
    ...privateHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [
      `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ].join('; '),
  }
  return (language: Language, { heading, text, button }: PageText, init: ResponseInit) => {
    const { home } = textsIn(language).pages
    const { labels } = shellIn(language)
    const start = pathOf('home', language)
    const link = (to: string, label: string) =>
      `<a href="${escapeMarkup(siteUrl + to)}">${escapeMarkup(label)}</a>`
    const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(`${heading} | ${company.shortName}`)}</title>
<style>${style}</style>
<header>${link(start, company.shortName)}</header>
<main>
<h1>${escapeMarkup(heading)}</h1>
<p>${escapeMarkup(text)}</p>
${button ? `<form method="post"><button>${escapeMarkup(button)}</button></form>` : `<p>${link(start, home)}</p>`}
</main>
<footer>${footerPages.map((page) => link(pathOf(page, language), labels[page])).join(' · ')}</footer>
</html>
`
    return new Response(html, { ...init, headers: { ...headers, ...init.headers } })
  }
}

/** For every response: nothing here is for caches, search engines or other sites. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': strictTransportSecurity,
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}
