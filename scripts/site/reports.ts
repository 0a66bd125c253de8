import { placeholders } from '../../src/company/company.ts'
import { isLanguage } from '../../src/languages.ts'
import type { Omission } from '../../src/layout/missing-pages.ts'
import { isOn } from '../../src/pages.ts'
import { omissionMessages } from '../content/messages.ts'
import { factsFile } from '../io/read-facts.ts'

/** Logs the facts that are still placeholders; `false` if a strict build has any. */
export function reportPlaceholders(isStrict: boolean): boolean {
  const names = placeholders.filter(
    // A site in German only shows no text in English.
    (name) =>
      (isLanguage('en') || !name.endsWith('.en')) &&
      (isOn('telephony') || !name.startsWith('company.priceUnits.telephony')),
  )
  if (names.length === 0) return true
  const count = names.length === 1 ? '1 Angabe ist noch ein' : `${names.length} Angaben sind noch`
  const message = `${factsFile}: ${count} Platzhalter: ${names.join(', ')}`
  if (isStrict) console.error(`${message}\nMit SITE_STRICT=1 wird die Website so nicht gebaut.`)
  else console.warn(message)
  return !isStrict
}

/** Whether the site has its real address. */
export function hasRealAddress(): boolean {
  return !placeholders.includes('company.siteUrl')
}

/** Logs what each page goes without, since the site does not have a page: it is switched off, or in another language. */
export function reportOmissions(pages: readonly { path: string; omissions: readonly Omission[] }[]): void {
  const lines = pages.flatMap(({ path, omissions }) =>
    omissions.map((omission) => {
      const [, kind, text = ''] = /^(card|link|text) (.*)$/.exec(omission) ?? []
      return `  ${path}: ${omissionMessages[kind as 'card' | 'link' | 'text'](text)}`
    }),
  )
  if (lines.length > 0) console.info(`${omissionMessages.heading}:\n${lines.join('\n')}`)
}
