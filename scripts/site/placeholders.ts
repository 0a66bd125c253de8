import { company } from '../../src/company.ts'
import { findPlaceholders } from '../../src/placeholder.ts'

/** Logs the facts that are still placeholders; `false` if `SITE_STRICT=1` forbids to build with them. */
export function reportPlaceholders(): boolean {
  const names = findPlaceholders(company)
  if (names.length === 0) return true
  const message = `src/company.ts: ${names.length} Angaben sind noch Platzhalter: ${names.join(', ')}`
  if (process.env.SITE_STRICT !== '1') {
    console.warn(message)
    return true
  }
  console.error(`${message}\nMit SITE_STRICT=1 wird die Website so nicht gebaut.`)
  return false
}
