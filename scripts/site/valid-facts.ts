import { findFaultsInFile } from './check-facts.ts'

// Imported before all else that uses facts, which throws in many ways if they are wrong.
const faults = findFaultsInFile()
if (faults) {
  console.error(faults)
  process.exit(1)
}
