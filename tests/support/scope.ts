import type { Language } from '../../src/i18n/languages.ts'
import { articlePath } from '../../src/pages.ts'
import { germanPage, pagesIn, publishedSlugs, topicLists } from './every-page.ts'

/** Whether this is `npm run test:all`, which looks at every page instead of each kind. */
export const isExhaustive = import.meta.env.MODE === 'all'

/** Browsers: the locale, and the language that their visitors read. */
export const readers = [
  ['de-DE', 'de'],
  ['en-GB', 'en'],
] as const

export const notFound = '/gibt-es-nicht'

const kinds: Record<Language, string[]> = {
  de: [
    '/',
    '/leistungen',
    '/leistungen/managed-services',
    '/leistungen/it-sicherheit',
    '/cdaas',
    '/branchen',
    '/lageplan',
    '/notfall',
    '/kontakt',
    '/blog',
    '/unternehmen/ueber-uns',
    '/partner',
    ...[...publishedSlugs.slice(0, 1).map(articlePath), '/datenschutz', notFound],
    ...topicLists.slice(0, 1).map(({ path }) => path),
  ],
  en: ['/', '/contact', '/services', germanPage, notFound],
}

/** The pages that visitors of a language have to see for a test: one of each kind, or all. */
export function pagesToVisit(language: Language): string[] {
  return isExhaustive ? [...pagesIn(language), notFound] : (kinds[language] ?? [])
}
