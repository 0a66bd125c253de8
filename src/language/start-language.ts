import { defaultLanguage, isLanguage, type Language, renderedLanguages } from '../languages.ts'

/** The key of the visitor's choice in the tab's storage. */
export const languageKey = 'language'

/**
 * The language of a visit: the tab's earlier choice, else English if the browser's language starts with
 * `en`, else German (spec §1).
 */
export function startLanguage(chosen: string | null, browserLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen
  const isEnglish = browserLanguage?.toLowerCase().startsWith('en')
  // The last one is English, unless the site is in German only.
  return isEnglish ? (renderedLanguages.at(-1) as Language) : defaultLanguage
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
