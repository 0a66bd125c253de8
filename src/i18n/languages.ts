import { siteLanguages } from '../company/company.ts'

/** The code of a language, such as `de`: the name of its folder in `src/content`. */
export type Language = string

/** The languages of this site. */
export const languages: readonly Language[] = siteLanguages

/** The first one is the fallback, and that of the blog and of the legal pages. */
export const defaultLanguage: Language = languages[0] as Language

/** The languages that share addresses; a further one has addresses of its own, below its code. */
export const sharingLanguages: readonly Language[] = /* @__PURE__ */ languages.slice(0, 2)

/** The other of two languages that share addresses. */
export function sharingWith(language: Language): Language | undefined {
  return sharingLanguages.includes(language)
    ? sharingLanguages.find((other) => other !== language)
    : undefined
}

/** A value in each language of the site. */
export type Localized<T> = Readonly<Record<Language, T>>

/** A value in a language, or in the default language where it is missing. */
export function inLanguage<T>(values: Localized<T>, language: Language): T {
  return (values[language] ?? values[defaultLanguage]) as T
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}
