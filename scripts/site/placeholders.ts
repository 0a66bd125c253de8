import { company } from '../../src/company.ts'
import { findPlaceholders } from '../../src/placeholder.ts'

/** Tells which facts are still to come; with `SITE_STRICT=1` a site is not built without them. */
export function reportPlaceholders(): boolean {
  const names = findPlaceholders(company)
  if (names.length === 0) return true
  const isStrict = process.env.SITE_STRICT === '1'
  const message = `src/company.ts: ${names.length} facts are still placeholders: ${names.join(', ')}`
  if (isStrict) console.error(`${message}\nNothing was built, since SITE_STRICT is 1.`)
  else console.warn(message)
  return !isStrict
}
