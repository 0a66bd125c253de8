import {
  languages as allLanguages,
  placeholders as openFacts,
  answers as ownAnswers,
  brand as ownBrand,
  company as ownFacts,
  reportsEndpoint as reportsAddress,
  disabledPages as unusedPages,
} from './company.json'
import type { Answers, Brand, Company } from './facts-schema.ts'

/*
 * Every fact about the company is in `company.json`; editors complete and explain each by `company.schema.json`. Builds
 * and `npm run dev` check the file with `facts-schema.ts`, so that the types here hold. `derive.ts` has what follows.
 */

// A text has the languages of the site, which the types do not know.
export const company = ownFacts as unknown as Company

export const brand = ownBrand as Brand

export const answers = ownAnswers as unknown as Answers

export const siteLanguages: readonly string[] = allLanguages

/** The names of pages that the site goes without. */
export const disabledPages = unusedPages as string[]

export const reportsEndpoint = reportsAddress as string | null

/** The paths of facts that are not the real ones yet. */
export const placeholders = openFacts as string[]

export { confirmationHours } from './company.json'
