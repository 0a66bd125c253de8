import { company } from '../company/company.ts'
import { addressLine } from '../company/derive.ts'
import { compact } from '../company/optional.ts'
import { ownForm } from '../company/own-form.ts'
import { capitalize } from './hours.ts'

/**
 * The end of a mail. In Germany it has what business letters of a registered firm must have (§ 35a GmbHG, § 37a and
 * § 177a HGB).
 */
export function imprintOf(language: string): string {
  const { name, register, registerNumber, representatives, generalPartner, siteUrl } = company
  const isLetter = company.country === 'DE' && registerNumber !== null
  return compact(
    name,
    addressLine[language],
    isLetter && `${register}, ${registerNumber}`,
    isLetter &&
      generalPartner &&
      `${generalPartner.name}, ${generalPartner.register}, ${generalPartner.registerNumber}`,
    isLetter &&
      `${capitalize(ownForm.role.name[language] ?? ownForm.role.name.en)}: ${representatives.join(', ')}`,
    siteUrl,
  ).join('\n')
}
