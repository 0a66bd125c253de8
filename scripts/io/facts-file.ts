import type { company, placeholders } from '../../src/site/company.ts'

/** Every fact about the company. */
export const factsFile = 'src/site/company.json'

export type Facts = {
  company: typeof company
  placeholders: typeof placeholders
}
