import { company } from '../company/company.ts'
import { addressLine } from '../company/derive.ts'
import { compact } from '../company/optional.ts'

/** The end of a mail. In Germany it has what business letters must have (§ 35a GmbHG). */
export function imprintOf(language: string, management: string): string {
  const { name, register, registerNumber, managingDirector, siteUrl } = company
  const isLetter = company.country === 'DE' && registerNumber !== null
  return compact(
    name,
    addressLine[language],
    isLetter && `${register}, ${registerNumber}`,
    isLetter && `${management}: ${managingDirector}`,
    siteUrl,
  ).join('\n')
}
