import { defaultLanguage, isLanguage, type Language } from './language.ts'

/** Where the choice of the switcher is kept: for the tab, until it is closed. */
export const languageKey = 'language'

/**
 * The language of a visit: the tab's earlier choice, else English if the browser's language starts with
 * `en`, else German (specification, section 1).
 */
export function startLanguage(chosen: string | null, browserLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen
  return browserLanguage?.toLowerCase().startsWith('en') ? 'en' : defaultLanguage
}
