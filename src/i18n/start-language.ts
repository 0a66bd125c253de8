import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts'

/** The key of the visitor's choice in the tab's storage. */
export const languageKey = 'language'

/**
 * The language of a visit: the tab's earlier choice, else the site's language that the browser asks for, else the
 * default (spec §1).
 */
export function startLanguage(chosen: string | null, browserLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen
  const wanted = browserLanguage?.toLowerCase().slice(0, 2)
  return languages.find((language) => language === wanted) ?? defaultLanguage
}

/** Reads the tab's storage; `null` where the browser refuses it. */
export function readTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeTab(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value)
  } catch {
    // The value is then lost with the page.
  }
}
