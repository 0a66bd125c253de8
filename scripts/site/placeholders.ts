import { company } from '../../src/company.ts'
import { findPlaceholders } from '../../src/placeholder.ts'
import { placeholderMessages } from '../content/messages.ts'

/** Logs which facts are still to come; with `SITE_STRICT=1` a site is not built without them. */
export function reportPlaceholders(): boolean {
  const names = findPlaceholders(company)
  if (names.length === 0) return true
  const isStrict = process.env.SITE_STRICT === '1'
  const message = placeholderMessages.open(names)
  if (isStrict) console.error(`${message}\n${placeholderMessages.strict}`)
  else console.warn(message)
  return !isStrict
}
