import { readFacts } from '../io/read-facts.ts'
import { findFactFaults } from './check-facts.ts'

// Imported before all else that uses facts, which throws in many ways if they are wrong.
const faults = findFactFaults(readFacts())
if (faults) {
  console.error(faults)
  process.exit(1)
}
