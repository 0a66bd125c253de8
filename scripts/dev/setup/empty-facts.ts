import { type Facts, factsSchema } from '../../../src/company/facts-schema.ts'
import { footerColumns, optionalPages } from '../../../src/pages.ts'
import { labelOf } from '../../io/fact-labels.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { schemaAt } from './question.ts'

/** Facts that are the law's or the project's, not the sample company's. */
export const defaults = [
  ...['$schema', 'confirmationHours', 'reportsEndpoint', 'disabledPages', 'languages', 'placeholders'],
  ...['brand.colours', 'brand.font', 'company.currency', 'company.timeZone', 'company.hstsSubdomains'],
  ...['company.visitorData', 'company.retention.commercialLawYears'],
]

/**
 * The facts of a company of which nothing is known yet, in the languages of its site: what may be missing is missing,
 * and the rest is a placeholder that says what belongs there, such as `[Ort]`.
 */
export function emptyFacts(facts: Facts, languages: readonly string[]): Facts {
  const schema = factsSchema(undefined, optionalPages, languages)
  const placeholders: string[] = []
  const inEach = (path: string) =>
    Object.fromEntries(
      languages.map((language) => [language, `[${labelOf(path, language as OwnerLanguage)}]`]),
    )

  const empty = (value: unknown, path: string): unknown => {
    if (defaults.some((each) => `${path}.`.startsWith(`${each}.`))) return value
    const accepts = (other: unknown) => schemaAt(schema, path)?.safeParse(other).success
    if (accepts(null)) return null
    if (accepts([])) return []
    // The drawings of fortresses are the idea of the sample company.
    if (typeof value === 'boolean') return false
    if (isGroup(value) && !isText(value) && !accepts({})) {
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, empty(part, `${path}.${key}`)]),
      )
    }
    placeholders.push(path)
    // Every page has it.
    if (path === 'company.siteUrl') return 'https://www.example.com'
    if (accepts({})) return {}
    if (isText(value)) return inEach(path)
    // A page cannot be without this figure.
    if (typeof value === 'number') return value
    return Object.values(inEach(path))[0]
  }

  const emptied = Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, empty(value, key)]),
  ) as unknown as Facts
  // Nobody works for an industry that they have not named.
  const disabledPages = [...new Set([...facts.disabledPages, ...footerColumns.industries])]
  return { ...emptied, disabledPages, languages: [...languages], placeholders }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text in each language. */
function isText(value: unknown): boolean {
  return isGroup(value) && Object.keys(value).every((key) => /^[a-z]{2}$/.test(key))
}
