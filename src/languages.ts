import { siteLanguages } from './company/company.ts'

/** Every language that the project has texts in, by its own name; each has a folder in `src/content`. */
export const languageNames = { de: 'Deutsch', en: 'English' }

export type Language = keyof typeof languageNames

/** The languages of this site. */
export const languages: readonly Language[] = siteLanguages

/** German is the default and the fallback (spec §1). */
export const defaultLanguage = 'de' satisfies Language

/** The languages that every text exists in. */
export type RenderedLanguage = 'de' | 'en'

/**
 * The languages that pages are pre-rendered in. A further language is rendered in the browser, in English where a text
 * is missing.
 */
export const renderedLanguages: readonly RenderedLanguage[] = languages.slice(0, 2)

/** The language that a page is rendered in besides its own; none on a site in one language. */
export function otherLanguage(language: Language): RenderedLanguage | undefined {
  return renderedLanguages.find((candidate) => candidate !== language)
}

/** A value in every language; those that pages are rendered in are required. */
export type Localized<T> = Record<RenderedLanguage, T> & Partial<Record<Language, T>>

export function inLanguage<T>(values: Localized<T>, language: Language): T {
  return values[language] ?? values.en
}

/** The language in which a visitor sees a page before the application runs. */
export function inRendered(language: Language): RenderedLanguage {
  return renderedLanguages.find((candidate) => candidate === language) ?? 'en'
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
