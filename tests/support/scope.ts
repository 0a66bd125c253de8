import type { Language } from '../../src/i18n/languages.ts'
import { articlePath } from '../../src/pages.ts'
import { pagesIn, publishedSlugs, topicLists } from './every-page.ts'
import { existing, germanPage } from './this-site.ts'

/** Whether this is `npm run test:all`, which looks at every page instead of each kind. */
export const isExhaustive = import.meta.env.MODE === 'all'

export const notFound = '/gibt-es-nicht'

const kinds: Record<Language, string[]> = {
  de: [
    ...existing('/', '/leistungen', '/leistungen/managed-services', '/leistungen/it-sicherheit', '/cdaas'),
    ...existing(
      '/branchen',
      '/lageplan',
      '/notfall',
      '/kontakt',
      '/blog',
      '/unternehmen/ueber-uns',
      '/partner',
    ),
    ...[...publishedSlugs.slice(0, 1).map(articlePath), '/datenschutz', notFound],
    ...topicLists.slice(0, 1).map(({ path }) => path),
  ],
  en: [...existing('/', '/contact', '/services'), germanPage, notFound],
}

/** The pages that visitors of a language have to see for a test: one of each kind, or all. */
export function pagesToVisit(language: Language): string[] {
  return isExhaustive ? [...pagesIn(language), notFound] : (kinds[language] ?? [])
}
