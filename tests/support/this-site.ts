import { readFacts } from '../../scripts/io/read-facts.ts'
import { isLanguage } from '../../src/i18n/languages.ts'
import {
  addressesOf,
  footerColumns,
  isDisabledPath,
  isInOneLanguage,
  pageNames,
  pathOf,
} from '../../src/pages.ts'

/*
 * What this site has. Every company has other pages, languages and articles: a test that needs some page takes one from
 * here, or one that no site goes without (`/`, `/kontakt`, `/impressum`, `/datenschutz`).
 */

/** Browsers for the languages of the site: the locale, and the language that their visitors read. */
const locales = { 'de-DE': 'de', 'en-GB': 'en' } as const
export const readers = Object.entries(locales).filter(([, language]) => isLanguage(language))

export const isBilingual = readers.length === 2

/** What a visitor reads whose browser speaks English. */
export const english = isBilingual ? 'en' : 'de'

/** Whether this is still the site of the sample company, whose specification some tests are about. */
export const isSample = readFacts().company.name === 'Moselwall IT Sàrl-S'

export const hasBlog = pageNames.includes('blog')

/** The addresses of the contact page, the German one first. */
export const contactPaths: string[] = readers.map(([, language]) => pathOf('contact', language))

/** A page in German only, with the full footer if the site has such a page. */
export const germanPage: string =
  pageNames
    .filter((name) => name !== 'blog' && !footerColumns.legal.includes(name))
    .flatMap((name) => [...addressesOf(name).keys()])
    .filter((path) => path !== '/leistungen')
    .find(isInOneLanguage) ?? '/impressum'

/** Those of some addresses of pages that this site has. */
export function existing(...paths: string[]): string[] {
  return paths.filter((path) => !isDisabledPath(path))
}
