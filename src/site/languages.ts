/** The languages of this site, which share its addresses: a folder each in `src/content`. */
export const languages = ['de', 'en'] as const

export type Language = (typeof languages)[number]

/** The fallback, and the language of the blog and of the legal pages. */
export const defaultLanguage = 'de'

export function otherThan(language: Language): Language {
  return language === 'de' ? 'en' : 'de'
}

/** A value in each language. */
export type Localized<T> = Readonly<Record<Language, T>>

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}
