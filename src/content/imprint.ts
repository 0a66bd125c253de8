import { company } from '../company/company.ts'
import { isKnownCountry } from '../company/countries.ts'
import { addressLine, permitLine } from '../company/derive.ts'
import { compact } from '../company/optional.ts'
import { ownForm } from '../company/own-form.ts'
import { money } from './format.ts'
import { capitalize } from './hours.ts'

/**
 * The end of a mail, with what business letters must have: in Germany § 35a GmbHG, § 37a and § 177a HGB, in Luxembourg
 * Art. 462-1 and 710-10 of the law of 10 August 1915 and the permit of the law of 2 September 2011.
 */
export function imprintOf(language: string): string {
  const { name, register, registerNumber, representatives, generalPartner, shareCapital, siteUrl } = company
  const isLetter = isKnownCountry(company.country) && registerNumber !== null
  return compact(
    name,
    addressLine[language],
    isLetter && `${register}, ${registerNumber}`,
    isLetter &&
      generalPartner &&
      `${generalPartner.name}, ${generalPartner.register}, ${generalPartner.registerNumber}`,
    isLetter && shareCapital !== null && `Capital social ${money(shareCapital, language)}`,
    permitLine,
    isLetter &&
      `${capitalize(ownForm.role.name[language] ?? ownForm.role.name.en)}: ${representatives.join(', ')}`,
    siteUrl,
  ).join('\n')
}
