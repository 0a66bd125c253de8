import { placeholders } from '../../src/company/company.ts'
import { isLanguage } from '../../src/i18n/languages.ts'
import { isEnabled } from '../../src/pages.ts'
import { factsFile } from '../io/read-facts.ts'

/** Logs the facts that are still placeholders; `false` if a strict build has any. */
export function reportPlaceholders(isStrict: boolean): boolean {
  const names = placeholders.filter(
    // Without English its texts are not shown.
    (name) =>
      (isLanguage('en') || !name.endsWith('.en')) &&
      (isEnabled('telephony') || !name.startsWith('company.priceUnits.telephony')),
  )
  if (names.length === 0) return true
  const count = names.length === 1 ? '1 Angabe ist noch ein' : `${names.length} Angaben sind noch`
  const message = `${factsFile}: ${count} Platzhalter: ${names.join(', ')}`
  if (isStrict) console.error(`${message}\nMit SITE_STRICT=1 wird die Website so nicht gebaut.`)
  else console.warn(message)
  return !isStrict
}
