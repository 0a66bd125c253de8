import { placeholders } from '../../src/company/company.ts'
import { type Diagnostic, isError } from '../content/diagnostics.ts'
import { formatDiagnostics } from '../content/report.ts'
import { factsFile } from '../io/read-facts.ts'

/** Logs what the compiler found; `false` if it found an error. */
export function reportTypes(faults: readonly Diagnostic[]): boolean {
  const hasErrors = faults.some(isError)
  if (faults.length > 0) console.error(formatDiagnostics(faults))
  if (hasErrors) console.error('The code has errors, see above.')
  return !hasErrors
}

const countPlaceholders = () =>
  `${factsFile}: ${placeholders.length} ${placeholders.length === 1 ? 'fact is a placeholder' : 'facts are placeholders'}`

/** The facts that are not the real ones yet, by their paths. */
export function listPlaceholders(): string {
  return placeholders.length === 0 ? '' : `${countPlaceholders()}: ${placeholders.join(', ')}`
}

/** Logs how many facts are still placeholders; `false` if a strict build has any. */
export function reportPlaceholders(isStrict: boolean): boolean {
  if (placeholders.length === 0) return true
  if (isStrict) console.error(`${listPlaceholders()}\nWith SITE_STRICT=1 the site is not built like this.`)
  else console.warn(`${countPlaceholders()}; npm run check lists them.`)
  return !isStrict
}
