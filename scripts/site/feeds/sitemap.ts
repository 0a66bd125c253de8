import { siteAddress } from '../../../src/site-files.ts'
import { escapeMarkup } from '../escape-markup.ts'
import { alternatesOf } from '../head/head-tags.ts'
import { SiteError } from '../links.ts'

/** Search engines refuse larger files (sitemaps.org); a site with more pages needs a sitemap index. */
const maxAddresses = 50_000
const maxBytes = 50 * 1024 * 1024

/** `sitemap.xml` for these pages; `lastmod` is a day, `YYYY-MM-DD`. */
export function formatSitemap(pages: readonly { path: string; lastmod: string }[]): string {
  const urls = pages.map(({ path, lastmod }) => {
    const alternates = alternatesOf(path).map(
      ({ hreflang, path: target }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(siteAddress(target))}"/>`,
    )
    const location = escapeMarkup(siteAddress(path))
    return `<url><loc>${location}</loc><lastmod>${lastmod}</lastmod>${alternates.join('')}</url>\n`
  })
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...urls,
    '</urlset>\n',
  ].join('')
  const bytes = Buffer.byteLength(xml)
  if (pages.length > maxAddresses || bytes > maxBytes) {
    throw new SiteError(
      `sitemap.xml: expected at most ${maxAddresses} addresses in ${maxBytes} bytes, found ${pages.length} in ${bytes}; it has to be divided`,
    )
  }
  return xml
}
