import {
  languages as allLanguages,
  brand as ownBrand,
  company as ownFacts,
  reportsEndpoint as reportsAddress,
} from './company.json'
import type { Brand, Company, Facts } from './facts-schema.ts'

/*
 * Every fact about the company is in `company.json`; editors complete and explain each by `company.schema.json`. Builds
 * and `npm run dev` check the file with `facts-schema.ts`, so that the types here hold. `derive.ts` has what follows.
 */

export const company = ownFacts as Company

export const brand = ownBrand as Brand

export const siteLanguages = allLanguages as Facts['languages']

export const reportsEndpoint = reportsAddress as string | null

export { confirmationHours, pagesOff, placeholders } from './company.json'
