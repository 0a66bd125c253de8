import { defaultLanguage } from '../../../src/site/languages.ts'
import { escapeMarkup } from '../../../src/site/markup.ts'
import { siteAddress } from '../../../src/site/site-files.ts'
import type { Redirects } from '../../content/links/moved-pages.ts'

/**
 * The file `_redirects` of Netlify and Cloudflare Pages. Each rule has two lines: Netlify needs `!` where a file has the
 * old address; Cloudflare ignores that line and reads the next. Both redirect `/kontakt.html` and `/kontakt/` without a
 * rule, which would loop at Netlify.
 */
export function formatRedirects(redirects: Redirects): string {
  const lines = Object.entries(redirects).map(([from, to]) => {
    const path = encodeURI(from)
    return `${path} ${to} 301!\n${path} ${to} 301\n`
  })
  return `/index.html / 301\n/index / 301\n${lines.join('')}`
}

/** The redirects of `formatRedirects`, for the local server: by their paths, decoded and in small letters. */
export function parseRedirects(file: string): Map<string, string> {
  const lines = file.split('\n').map((line) => line.split(' '))
  return new Map(
    lines.flatMap(([from = '', to, status]) =>
      to && status === '301!' ? [[decodeURI(from).toLowerCase(), to]] : [],
    ),
  )
}

/** Pages at the old addresses, for hosts that cannot redirect, such as GitHub Pages. */
export function redirectPages(redirects: Redirects): [name: string, html: string][] {
  return Object.entries(redirects).map(([from, to]) => {
    const address = escapeMarkup(siteAddress(to))
    return [
      `${from.slice(1)}.html`,
      `<!doctype html>
<html lang="${defaultLanguage}">
<meta charset="utf-8">
<title>${address}</title>
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${escapeMarkup(to)}">
<p><a href="${escapeMarkup(to)}">${address}</a></p>
</html>
`,
    ]
  })
}
