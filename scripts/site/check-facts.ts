import { findLowContrast } from '../../src/brand/colours.ts'
// Generated, with the names of pages: the module that lists them uses facts, and throws if they are wrong.
import { properties } from '../../src/company/company.schema.json'
import { type Country, countries } from '../../src/company/countries.ts'
import { type Facts, factsSchema } from '../../src/company/facts-schema.ts'
import { factsFile } from '../io/read-facts.ts'

/** All that is wrong with the facts, in one message: each path with what is expected and what was found. */
export function findFactFaults(facts: unknown): string | undefined {
  const company = (facts as { company?: { country?: string } } | null)?.company
  const home = Object.keys(countries).find((code) => code === company?.country) as Country | undefined
  const { data, error } = factsSchema(home, properties.pagesOff.items.enum).safeParse(facts)
  const faults = error
    ? error.issues.map(({ path, message }) => {
        const found = JSON.stringify(valueAt(facts, path))?.slice(0, 100) ?? 'nothing'
        return `${path.join('.')}: ${message}, found ${found}`
      })
    : [
        ...findLostPlaceholders(data),
        ...findLowContrast(data.brand.colours).map((pair) => `brand.colours: ${pair}`),
      ]
  if (faults.length > 0) return [`${factsFile}:`, ...faults].join('\n  ')
}

function findLostPlaceholders(facts: Facts): string[] {
  return facts.placeholders
    .filter((path) => valueAt(facts, path.split('.')) === undefined)
    .map((path) => `placeholders: expected the path of a fact, found "${path}"`)
}

function valueAt(facts: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], facts)
}
