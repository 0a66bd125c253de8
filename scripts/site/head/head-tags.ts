import { company } from '../../../src/company.ts'
import {
  defaultLanguage,
  type Language,
  type RenderedLanguage,
  renderedLanguages,
} from '../../../src/language/language.ts'
import { isGermanOnly, isWithin, pathOf, prerenderedLanguage, screenAt, screens } from '../../../src/pages.ts'
import { feeds, siteAddress } from '../../../src/site-files.ts'
import { escapeMarkup } from '../escape-markup.ts'
import { imageSize } from '../og/og-image.ts'
import type { PageMetadata } from './page-metadata.ts'
import { describePage } from './structured-data.ts'

/**
 * The tags for search engines, feed readers and social networks in the head of a page. React does not render them:
 * browsers do not need them, so they are neither in the scripts nor in the template of the other language.
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
    ...openGraph(page).map(([property = '', content = '']) => meta('property', property, content)),
    // For the rest X reads the Open Graph tags.
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  if (page.isIndexed) {
    tags.push(`<script type="application/ld+json">${escapeJson(JSON.stringify(describePage(page)))}</script>`)
  }
  return tags.join('')
}

const locales: Record<RenderedLanguage, string> = { de: 'de_DE', en: 'en_GB' }

function openGraph({ path, title, description, image, isIndexed, post }: PageMetadata): string[][] {
  const language = prerenderedLanguage(path)
  const others = renderedLanguages.filter((other) => other !== language)
  const isTranslated = !isGermanOnly(path) || alternatesOf(path).length > 0
  return [
    ['og:type', post ? 'article' : 'website'],
    ['og:site_name', company.shortName],
    ['og:title', title],
    ['og:description', description],
    ...(isIndexed ? [['og:url', siteAddress(path)]] : []),
    ['og:locale', locales[language]],
    ...(isTranslated ? others.map((other) => ['og:locale:alternate', locales[other]]) : []),
    ['og:image', siteAddress(image)],
    ['og:image:width', String(imageSize.width)],
    ['og:image:height', String(imageSize.height)],
    ['og:image:alt', title],
    // Section and tags are in the structured data.
    ...(post ? [['article:published_time', post.date]] : []),
  ]
}

type Alternate = { hreflang: Language | 'x-default'; path: string }

/** The addresses of a page in all languages; none if it serves both languages at one address. */
export function alternatesOf(path: string): Alternate[] {
  const name = screenAt(path)
  if (name === undefined || typeof screens[name].path === 'string') return []
  return [
    ...renderedLanguages.map((language) => ({ hreflang: language, path: pathOf(name, language) })),
    { hreflang: 'x-default', path: pathOf(name, defaultLanguage) },
  ]
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeMarkup(href)}"${more}>`
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeMarkup(content)}">`
}

/** For a script element: `<` could end it, and vite-react-ssg replaces `/*` placeholders. */
function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('/*', '/\\u002a')
}
