import { readFileSync } from 'node:fs'
import type { Facts } from '../../src/company/facts-schema.ts'
import { factsFile } from './facts-file.ts'
import { message } from './messages.ts'

export { factsFile }

/**
 * The facts as they are in the file now. For plugins, since Vite restarts when a module changes that its configuration
 * imports. Throws if the file is no JSON; `findFaults` names what is wrong there.
 */
export function readFacts(): Facts {
  const json = readFileSync(factsFile, 'utf8')
  try {
    return JSON.parse(json)
  } catch {
    throw new Error(message('facts.noJson', { file: factsFile }))
  }
}
