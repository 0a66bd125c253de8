import { company } from '../../src/company.ts'
import { findPlaceholders } from '../../src/placeholder.ts'

/** Logs which facts are missing. Returns `false` if nothing must be built without them: with `SITE_STRICT=1`. */
export function reportPlaceholders(): boolean {
  const names = findPlaceholders(company)
  if (names.length === 0) return true
  const isStrict = process.env.SITE_STRICT === '1'
  const message = `src/company.ts: ${names.length} Angaben fehlen noch: ${names.join(', ')}`
  if (isStrict) console.error(`${message}\nNichts wurde gebaut, weil SITE_STRICT=1 gesetzt ist.`)
  else console.warn(message)
  return !isStrict
}
