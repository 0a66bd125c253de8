/**
 * The file `_redirects` of Netlify and Cloudflare Pages. Both redirect from `/kontakt.html` and `/kontakt/` to `/kontakt`
 * by themselves; a rule for it would loop at Netlify, which treats all three as one address.
 */
export function formatRedirects(): string {
  return '/index.html / 301\n/index / 301\n'
}
