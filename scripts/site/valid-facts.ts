import { findFaults } from './find-faults.ts'

// Runs before a command, see package.json: what uses facts and copy throws in many ways if they are wrong.
const faults = await findFaults()
if (faults) {
  console.error(faults)
  process.exit(1)
}
