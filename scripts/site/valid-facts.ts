import { findFaultsInFile } from './check-facts.ts'

// Runs before a command, see package.json: what uses facts throws in many ways if they are wrong.
const faults = findFaultsInFile()
if (faults) {
  console.error(faults)
  process.exit(1)
}
