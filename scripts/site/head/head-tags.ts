import { company } from '../../../src/company.ts'
import { type RenderedLanguage, renderedLanguages } from '../../../src/language/language.ts'
import { isGermanOnly, isWithin, prerenderedLanguage } from '../../../src/pages.ts'
import { escapeMarkup } from '../escape-markup.ts'
import { imageSize } from '../og/og-image.ts'
import { feeds, siteAddress } from '../site-address.ts'
import { alternatesOf } from './alternates.ts'
import type { PageMetadata } from './page-metadata.ts'
import { describePage } from './structured-data.ts'

/**
 * What search engines, feed readers and social networks read in the head of a page. React does not render it:
 * a browser needs none of it, so it is neither in the scripts nor in the template of the other language.
 */
export function formatHeadTags(page: PageMetadata): string {
  const tags = [
    // The not-found page is served at addresses that are not its own.
    ...(page.isIndexed ? [link('canonical', siteAddress(page.path))] : []),
    ...alternatesOf(page.path).map(({ hreflang, path }) =>
      link('alternate', siteAddress(path), ` hreflang="${hreflang}"`),
    ),
    ...(isWithin('blog', page.path) ? feeds : []).map(({ path, type, title }) =>
      link('alternate', path, ` type="${type}" title="${escapeMarkup(title)}"`),
    ),
    link('icon', '/favicon.ico', ' sizes="32x32"'),
    // iPhones find /apple-touch-icon.png by themselves.
    link('manifest', '/manifest.webmanifest'),
    ...openGraph(page).map(([property, content]) => meta('property', property, content)),
    // For the rest X takes what Open Graph says.
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  if (page.isIndexed) {
    tags.push(`<script type="application/ld+json">${escapeJson(JSON.stringify(describePage(page)))}</script>`)
  }
  return tags.join('')
}

const locales: Record<RenderedLanguage, string> = { de: 'de_DE', en: 'en_GB' }

function openGraph({ path, title, description, image, isIndexed, post }: PageMetadata): [string, string][] {
  const language = prerenderedLanguage(path)
  return [
    ['og:type', post ? 'article' : 'website'],
    ['og:site_name', company.shortName],
    ['og:title', title],
    ['og:description', description],
    ...(isIndexed ? [['og:url', siteAddress(path)] as [string, string]] : []),
    ['og:locale', locales[language]],
    ...otherLanguages(path, language).map((other): [string, string] => [
      'og:locale:alternate',
      locales[other],
    ]),
    ['og:image', siteAddress(image)],
    ['og:image:width', String(imageSize.width)],
    ['og:image:height', String(imageSize.height)],
    ['og:image:alt', title],
    // Section and tags are in the structured data.
    ...(post ? [['article:published_time', post.date] as [string, string]] : []),
  ]
}

/** The languages in which a page can be read besides, at its own address or at that of its pair. */
function otherLanguages(path: string, language: RenderedLanguage): RenderedLanguage[] {
  if (isGermanOnly(path) && alternatesOf(path).length === 0) return []
  return renderedLanguages.filter((candidate) => candidate !== language)
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeMarkup(href)}"${more}>`
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeMarkup(content)}">`
}

/** As text of a script element, which no `<` can end and in which no `/*` is taken for a placeholder. */
function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('/*', '/\\u002a')
}
