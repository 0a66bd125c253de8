import { defaultLanguage, isLanguage, type Language } from '../site/languages.ts'

/** An earlier choice, else the language that the browser asks for, else the default (spec §1). */
export function startLanguage(choice: string | undefined, asked: string | undefined): Language {
  return [choice, asked?.slice(0, 2).toLowerCase()].find(isLanguage) ?? defaultLanguage
}

/**
 * Search engines and programs that make previews, by their names: Googlebot, bingbot, Applebot, YandexBot, LinkedInBot,
 * facebookexternalhit and others. They run scripts as `en-US`; what they see is the language of the address. Phones are
 * called Cubot.
 */
const robots = /[^u]bot|spider|externalhit|whatsapp|inspection/i

/** The language of this visit, at an address that is pre-rendered in a language. */
export function visitLanguage(addressLanguage: Language): Language {
  return robots.test(navigator.userAgent) ? addressLanguage : startLanguage(readChoice(), navigator.language)
}

/** Keeps a choice for the session, in all tabs. */
export function keepLanguage(language: Language): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers, nor without TLS.
    document.cookie = `language=${language}; Path=/; SameSite=Lax`
  } catch {
    // The choice is then lost with the page.
  }
}

/** `undefined` where the browser refuses cookies. */
function readChoice(): string | undefined {
  try {
    return document.cookie.match(/(?:^|; )language=(\w+)/)?.[1]
  } catch {
    return undefined
  }
}
