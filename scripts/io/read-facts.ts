import { readFileSync } from 'node:fs'
import type { Facts } from '../../src/company/facts-schema.ts'
import { factsFile } from './facts-file.ts'
import { findJsonFaults } from './json-faults.ts'
import { message } from './messages.ts'

export { factsFile }

/**
 * The facts as they are in the file now. For plugins, since Vite restarts when a module changes that its configuration
 * imports. Throws with each faulty line if the file is no JSON.
 */
export function readFacts(): Facts {
  const json = readFileSync(factsFile, 'utf8')
  const faults = findJsonFaults(json)
  if (faults.length === 0) return JSON.parse(json)
  throw new Error(
    faults.map(({ line, fault }) => `${factsFile}:${line}  ${message(`syntax.${fault}`)}`).join('\n'),
  )
}
