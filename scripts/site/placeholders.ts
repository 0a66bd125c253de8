import { company } from '../../src/company.ts'
import { findPlaceholders } from '../../src/placeholder.ts'
import { placeholderMessages } from '../content/messages.ts'

/** Logs the facts that are still placeholders; `false` if `SITE_STRICT=1` forbids to build with them. */
export function reportPlaceholders(): boolean {
  const names = findPlaceholders(company)
  if (names.length === 0) return true
  const message = placeholderMessages.open(names)
  if (process.env.SITE_STRICT !== '1') {
    console.warn(message)
    return true
  }
  console.error(`${message}\n${placeholderMessages.strict}`)
  return false
}
