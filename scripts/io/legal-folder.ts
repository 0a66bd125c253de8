import { existsSync } from 'node:fs'
import type { Facts } from '../../src/company/facts-schema.ts'

/** The folders in `src/content/<language>/legal` of countries that are not called by their code. */
const folders: Readonly<Record<string, string>> = { LU: 'luxembourg', DE: 'germany' }

type Site = Pick<Facts, 'company' | 'languages'>

/** The legal pages of a site in its default language; `unknown` where nobody has written them for its country. */
export function legalFolder(site: Site): string {
  return existsSync(ownFolder(site)) ? ownFolder(site) : `src/content/${site.languages[0]}/legal/unknown`
}

/** Says which legal texts are missing; `undefined` if they are there. */
export function findMissingLegalTexts(site: Site): string | undefined {
  const { company } = site
  const folder = ownFolder(site)
  if (existsSync(folder)) return undefined
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(company.country)
  return `${folder}: expected the legal notice, the privacy policy and the terms of a company in ${country} (${company.country}), found no such folder; src/content/de/legal/luxembourg is an example`
}

function ownFolder({ company, languages }: Site): string {
  const name = folders[company.country] ?? company.country.toLowerCase()
  return `src/content/${languages[0]}/legal/${name}`
}
