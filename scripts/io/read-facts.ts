import { readFileSync } from 'node:fs'
import type { company, disabledPages, placeholders } from '../../src/company/company.ts'

/** Every fact about the company. */
export const factsFile = 'src/company/company.json'

export type Facts = {
  company: typeof company
  disabledPages: typeof disabledPages
  placeholders: typeof placeholders
}

/**
 * The facts as they are in the file now. For plugins, since Vite restarts when a module changes that its configuration
 * imports. Throws if the file is no JSON.
 */
export function readFacts(): Facts {
  try {
    return JSON.parse(readFileSync(factsFile, 'utf8'))
  } catch (error) {
    throw new Error(`${factsFile}: ${(error as Error).message}`)
  }
}
