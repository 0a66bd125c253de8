import { type Diagnostic, isError } from '../content/diagnostics.ts'
import { formatDiagnostics } from '../content/report.ts'
import { findMissingLegalFolder } from '../io/legal-folder.ts'
import { message, plural } from '../io/messages.ts'
import { ownerLanguage } from '../io/owner-language.ts'
import { readFacts } from '../io/read-facts.ts'
import { listMissing } from './missing-facts.ts'

/** Logs what the compiler found; `false` if it found an error. */
export function reportTypes(faults: readonly Diagnostic[]): boolean {
  const hasErrors = faults.some(isError)
  if (faults.length > 0) console.error(formatDiagnostics(faults))
  if (hasErrors) console.error(message('build.types'))
  return !hasErrors
}

/** Logs that the legal pages are not written for the company's country; `false` if a strict build needs them. */
export function reportLegalTexts(isStrict: boolean): boolean {
  const facts = readFacts()
  const folder = findMissingLegalFolder(facts)
  if (folder === undefined) return true
  const code = facts.company.country
  const country = new Intl.DisplayNames(ownerLanguage, { type: 'region' }).of(code)
  return report(message('build.noLegalTexts', { folder, country, code }), isStrict)
}

/** Logs the facts that are still placeholders; `false` if a strict build has any. */
export function reportPlaceholders(isStrict: boolean): boolean {
  const missing = listMissing(readFacts(), ownerLanguage)
  if (missing.length === 0) return true
  return report([plural('build.placeholders', missing.length), ...missing].join('\n  '), isStrict)
}

function report(text: string, isStrict: boolean): boolean {
  if (isStrict) console.error(`${text}\n${message('build.strict')}`)
  else console.warn(text)
  return !isStrict
}
