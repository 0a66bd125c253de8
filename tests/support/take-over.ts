import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { replaceValues } from '../../scripts/dev/setup/replace-values.ts'
import type { Company } from '../../src/company/company-type.ts'
import { company as other } from './bitfuge.ts'
import { runNode } from './project-copy.ts'

const factsFile = 'src/company/company.ts'

/** Gives a copy of the project the facts of the invented company, with a change of their source. */
export function takeOver(folder: string, change = (facts: string) => facts): void {
  const facts = readFileSync('tests/support/bitfuge.ts', 'utf8').replace('../../src/company/', './')
  writeFileSync(join(folder, factsFile), change(facts))
}

/** Runs the setup in a copy of the project with the answers of the example and some others. */
export function setUp(folder: string, others: object = {}) {
  const answers = JSON.parse(readFileSync('docs/setup-answers.json', 'utf8'))
  const logo = resolve('docs', answers.logo)
  writeFileSync(join(folder, 'answers.json'), JSON.stringify({ ...answers, logo, ...others }))
  return runNode(folder, ['--import', 'tsx', 'scripts/setup.ts', '--answers', 'answers.json'])
}

/** What the setup does not ask for. */
export const ownersFacts = [
  ...['vendors', 'partnerships', 'priceUnits', 'emergencySupportFrom', 'hours', 'prices', 'claims'],
  ...['retention', 'terms', 'logRetention', 'founded', 'sister', 'businessPermit', 'liabilityInsurance'],
] as (keyof Company)[]

/** Fills in what the setup has left to the owner. */
export function fillIn(folder: string): void {
  const file = join(folder, factsFile)
  const values = ownersFacts.map((fact) => [`company.${fact}`, () => JSON.stringify(other[fact])])
  const facts = replaceValues(readFileSync(file, 'utf8'), Object.fromEntries(values))
  // Without a placeholder, nothing uses the import.
  writeFileSync(
    file,
    facts.includes('placeholder(') ? facts : facts.replace(/^import \{ placeholder .*\n/m, ''),
  )
}
