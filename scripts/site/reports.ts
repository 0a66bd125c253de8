import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { company } from '../../src/company/company.ts'
import { findPlaceholders } from '../../src/company/placeholder.ts'
import { isLanguage } from '../../src/languages.ts'
import { isOn } from '../../src/pages.ts'
import { placeholderMessages } from '../content/messages.ts'

/** Logs the facts that are still placeholders; `false` if a strict build has any. */
export function reportPlaceholders(isStrict: boolean): boolean {
  const names = findPlaceholders(company).filter(
    // Without English its texts are not shown.
    (name) =>
      (isLanguage('en') || !name.endsWith('.en')) &&
      (isOn('telephony') || !name.startsWith('priceUnits.telephony')),
  )
  if (names.length === 0) return true
  const message = placeholderMessages.open(names)
  if (isStrict) console.error(`${message}\n${placeholderMessages.strict}`)
  else console.warn(message)
  return !isStrict
}

/** Whether the site has its real address. */
export function hasRealAddress(): boolean {
  return findPlaceholders(company.siteUrl).length === 0
}

/** Whether the project has no type errors; logs them. Takes as long as a build, so only strict builds do it. */
export function checkTypes(): boolean {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--noEmit'], { encoding: 'utf8' })
  if (status !== 0) console.error(stdout)
  return status === 0
}
