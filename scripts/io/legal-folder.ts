import { existsSync } from 'node:fs'
import type { Facts } from '../../src/company/facts-schema.ts'

/** The folders in `src/content/<language>/legal`, by the countries whose law they are written for. */
const folders: Readonly<Record<string, string>> = { LU: 'luxembourg', DE: 'germany' }

/** The legal pages of a site in its default language; `unknown` where nobody has written them for its country. */
export function legalFolder({ company, languages }: Pick<Facts, 'company' | 'languages'>): string {
  const all = `src/content/${languages[0]}/legal`
  const folder = `${all}/${folders[company.country]}`
  return existsSync(folder) ? folder : `${all}/unknown`
}
