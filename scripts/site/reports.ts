import { placeholders } from '../../src/company/company.ts'
import { defaultLanguage, isLanguage } from '../../src/i18n/languages.ts'
import { isEnabled } from '../../src/pages.ts'
import { findMissingLegalTexts } from '../io/legal-folder.ts'
import { factsFile, readFacts } from '../io/read-facts.ts'

/** Logs that the legal pages are not written for the company's country; `false` if a strict build needs them. */
export function reportLegalTexts(isStrict: boolean): boolean {
  const message = findMissingLegalTexts(readFacts())
  if (message === undefined) return true
  if (isStrict) console.error(`${message}\nWith SITE_STRICT=1 nothing is built without them.`)
  else console.warn(message)
  return !isStrict
}

/** Logs the facts that are still placeholders; `false` if a strict build has any. */
export function reportPlaceholders(isStrict: boolean): boolean {
  const names = placeholders.filter(
    // Texts in other languages than the site's are not shown.
    (name) =>
      isLanguage(/\.([a-z]{2})$/.exec(name)?.[1] ?? defaultLanguage) &&
      (isEnabled('telephony') || !name.startsWith('company.priceUnits.telephony')),
  )
  if (names.length === 0) return true
  const count = names.length === 1 ? '1 Angabe ist noch ein' : `${names.length} Angaben sind noch`
  const message = `${factsFile}: ${count} Platzhalter: ${names.join(', ')}`
  if (isStrict) console.error(`${message}\nMit SITE_STRICT=1 wird die Website so nicht gebaut.`)
  else console.warn(message)
  return !isStrict
}
