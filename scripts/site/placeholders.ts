import { company } from '../../src/company/company.ts'
import { findPlaceholders } from '../../src/company/placeholder.ts'
import { isLanguage } from '../../src/languages.ts'
import { placeholderMessages } from '../content/messages.ts'

/** Logs the facts that are still placeholders; `false` if a strict build has any. */
export function reportPlaceholders(isStrict: boolean): boolean {
  // A site in German only shows no text in English.
  const names = findPlaceholders(company).filter((name) => isLanguage('en') || !name.endsWith('.en'))
  if (names.length === 0) return true
  const message = placeholderMessages.open(names)
  if (isStrict) console.error(`${message}\n${placeholderMessages.strict}`)
  else console.warn(message)
  return !isStrict
}

/** Whether the site has its real address. */
export function hasRealAddress(): boolean {
  return findPlaceholders(company.siteUrl).length === 0
}
