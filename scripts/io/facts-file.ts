import type { company, placeholders } from '../../src/company/company.ts'

/** Every fact about the company. */
export const factsFile = 'src/company/company.json'

export type Facts = {
  company: typeof company
  placeholders: typeof placeholders
}
