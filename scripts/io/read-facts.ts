import { readFileSync } from 'node:fs'
import type { Facts } from '../../src/company/facts-schema.ts'
import { factsFile } from './facts-file.ts'

export { factsFile }

/**
 * The facts as they are in the file now. For plugins, since Vite restarts when a module changes that its configuration
 * imports. Throws with the line if the file cannot be parsed.
 */
export function readFacts(): Facts {
  const json = readFileSync(factsFile, 'utf8')
  try {
    return JSON.parse(json)
  } catch (error) {
    const { message } = error as SyntaxError
    const [, position] = /position (\d+)/.exec(message) ?? []
    const line = json.slice(0, Number(position)).split('\n').length
    throw new Error(`${factsFile}:${line}: ${message}`, { cause: error })
  }
}
