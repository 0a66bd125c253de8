import type { Facts } from '../../src/company/facts-schema.ts'
import { labelOf } from '../io/fact-labels.ts'
import type { OwnerLanguage } from '../io/owner-language.ts'
import { factsFile } from '../io/read-facts.ts'
import { readPlaces } from './check-facts.ts'

/** The facts that are still placeholders and are shown on the site: `src/company/company.json:57  Telefon`. */
export function listMissing(
  { placeholders, languages, disabledPages, company }: Facts,
  language: OwnerLanguage,
): string[] {
  const placeOf = readPlaces()
  const isShown = (path: string) => {
    // Texts in other languages than the site's are not shown.
    const [, code = languages[0] ?? ''] = /\.([a-z]{2})$/.exec(path) ?? []
    const [, service = ''] = /^company\.(?:prices|priceUnits|tariffs)\.(\w+)/.exec(path) ?? []
    // What a price is for is not shown if all of them are on request.
    const hasUnit = /:\d/.test(JSON.stringify(company.prices[service as 'telephony'] ?? ''))
    return (
      languages.includes(code) &&
      !(disabledPages as string[]).includes(service) &&
      (hasUnit || !path.startsWith('company.priceUnits.'))
    )
  }
  const places = placeholders
    .filter(isShown)
    .map((path) => ({ path, line: placeOf(path.split('.')).start.line }))
  const lines = places
    .toSorted((one, other) => one.line - other.line)
    .map(({ path, line }) => `${factsFile}:${line}  ${labelOf(path, language)}`)
  return [...new Set(lines)]
}
