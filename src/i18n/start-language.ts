import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/** The key of the visitor's choice in the tab's storage. */
export const languageKey = 'language'

/**
 * The language of a visit: the tab's earlier choice, else the site's language that the browser asks for, else the
 * default (spec §1).
 */
export function startLanguage(chosen: string | null, browserLanguage: string | undefined): Language {
  return [chosen, browserLanguage?.slice(0, 2).toLowerCase()].find(isLanguage) ?? defaultLanguage
}

/**
 * Search engines and programs that make previews, by their names: Googlebot, bingbot, Applebot, YandexBot, LinkedInBot,
 * facebookexternalhit and others. They run scripts as `en-US`; what they see is the language of the address. Phones are
 * called Cubot.
 */
const robots = /[^u]bot|spider|externalhit|whatsapp|inspection/i

/** The language of this visit, at an address that is pre-rendered in a language. */
export function visitLanguage(addressLanguage: Language): Language {
  return robots.test(navigator.userAgent)
    ? addressLanguage
    : startLanguage(readTab(languageKey), navigator.language)
}

/** Reads the tab's storage; `null` where the browser refuses it. */
export function readTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function removeTab(key: string): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // There is nothing then.
  }
}

export function writeTab(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value)
  } catch {
    // The value is then lost with the page.
  }
}
