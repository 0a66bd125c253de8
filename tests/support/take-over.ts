import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { factsFile } from '../../scripts/io/read-facts.ts'
import type { Company, Facts } from '../../src/company/facts-schema.ts'
import facts from '../recipes/bitfuge.json'
import { runNode } from './project-copy.ts'

/** The facts of an invented company under another law, which has none of the optional facts of the first one. */
export const otherCompany = facts as Company

/** Changes the facts in a copy of the project. */
export function editFacts(folder: string, edit: (facts: Facts) => void): void {
  const file = join(folder, factsFile)
  const facts: Facts = JSON.parse(readFileSync(file, 'utf8'))
  edit(facts)
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
}

/** Gives a copy of the project the facts of the invented company, some of them still placeholders. */
export function takeOver(folder: string, placeholders: string[] = []): void {
  editFacts(folder, (facts) => Object.assign(facts, { company: otherCompany, placeholders }))
}

/** Runs the setup in a copy of the project with the answers of the example and some others. */
export function setUp(folder: string, others: object = {}) {
  const answers = JSON.parse(readFileSync('docs/setup-answers.json', 'utf8'))
  const logo = resolve('docs', answers.logo)
  writeFileSync(join(folder, 'answers.json'), JSON.stringify({ ...answers, logo, ...others }))
  return runNode(folder, [
    '--import',
    'tsx',
    '--import',
    './scripts/site/valid-facts.ts',
    'scripts/setup.ts',
    '--answers',
    'answers.json',
  ])
}

/** What the setup does not ask for. */
export const ownersFacts = [
  ...[
    'vendors',
    'partnerships',
    'priceUnits',
    'emergencySupportFrom',
    'hours',
    'prices',
    'tariffs',
    'claims',
  ],
  ...['retention', 'terms', 'logRetention', 'founded', 'sister', 'businessPermit', 'liabilityInsurance'],
] as (keyof Company)[]

/** Fills in what the setup has left to the owner. */
export function fillIn(folder: string): void {
  editFacts(folder, (facts) => {
    Object.assign(facts.company, Object.fromEntries(ownersFacts.map((fact) => [fact, otherCompany[fact]])))
    facts.placeholders = facts.placeholders.filter((path) =>
      ownersFacts.every((fact) => !`${path}.`.startsWith(`company.${fact}.`)),
    )
  })
}
