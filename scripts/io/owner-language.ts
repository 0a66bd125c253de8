import { readFileSync } from 'node:fs'
import { factsFile } from './facts-file.ts'

/** What writers and owners read: German on a site whose first language is German, else French or English. */
export type OwnerLanguage = 'de' | 'en' | 'fr'

/** A text for owners; where it is not in French, they read English. */
export type Words = { readonly de: string; readonly en: string; readonly fr?: string }

/** `MESSAGES_LANGUAGE=en npm run check` is for whoever works on a site in another language. */
export let ownerLanguage: OwnerLanguage = choose(process.env.MESSAGES_LANGUAGE || firstLanguage())

/** For the setup, which asks for it; also of the processes that it starts. */
export function setOwnerLanguage(language: OwnerLanguage): void {
  ownerLanguage = language
  process.env.MESSAGES_LANGUAGE = language
}

export function inOwnerLanguage(words: Words, language = ownerLanguage): string {
  return words[language] ?? words.en
}

/** Of the system, for questions that come before a language is known. */
export function systemLanguage(): OwnerLanguage {
  return choose(Intl.DateTimeFormat().resolvedOptions().locale.slice(0, 2))
}

/** The language for owners of a site in another one. */
export function choose(language: string | undefined): OwnerLanguage {
  return language === 'de' || language === 'fr' ? language : 'en'
}

/** Read as text: a message has to come even if the rest of the facts is wrong. */
function firstLanguage(): string | undefined {
  return /"languages"\s*:\s*\[\s*"(\w+)"/.exec(readFileSync(factsFile, 'utf8'))?.[1]
}
