import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Gives a copy of the project the facts of the invented company, with a change of their source. */
export function takeOver(folder: string, change = (facts: string) => facts): void {
  const facts = readFileSync('tests/support/bitfuge.ts', 'utf8').replace('../../src/company/', './')
  writeFileSync(join(folder, 'src/company/company.ts'), change(facts))
}
