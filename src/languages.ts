import { de, type Messages } from './language/de.ts'
import { en } from './language/en.ts'

export const languages = ['de', 'en'] as const

export type Language = (typeof languages)[number]

/** The texts of the shell, of forms and buttons. */
export const messages: Record<Language, Messages> = { de, en }

/** German is the default and the fallback (spec §1). */
export const defaultLanguage = 'de' satisfies Language

/**
 * The languages that pages are pre-rendered in; every text exists in both. A further language is rendered in the
 * browser, in English where a text is missing.
 */
export const renderedLanguages = ['de', 'en'] as const satisfies readonly Language[]

export type RenderedLanguage = (typeof renderedLanguages)[number]

/** A value in every language; those of `renderedLanguages` are required. */
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
