/**
 * Addresses of the home page that are not its own. Netlify and Cloudflare Pages lead from `/kontakt.html` and
 * `/kontakt/` to `/kontakt` by themselves; a rule for it would go round in circles at Netlify, to which all three
 * are one address.
 */
const redirects: Record<string, string> = { '/index.html': '/', '/index': '/' }

/** As Netlify and Cloudflare Pages read them, in `_redirects`. */
export function formatRedirects(): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')
}
