export const languages = ['de', 'en'] as const

export type Language = (typeof languages)[number]

/** German is the default and the fallback (specification, section 1). */
export const defaultLanguage: Language = 'de'

/** A value in every language; leaving one out does not compile. */
export type Localized<T> = Record<Language, T>

export const languageNames: Localized<string> = { de: 'Deutsch', en: 'English' }

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
