import { compact } from '../src/company/optional.ts'
import { inspectFiles, readAnswers } from './dev/setup/answers-file.ts'
import { applyAnswers } from './dev/setup/apply-answers.ts'
import { runSetup, writeSetup } from './dev/setup/run-setup.ts'
import { openTerminal } from './dev/setup/terminal.ts'
import { setupTexts } from './dev/setup/texts.ts'
import { readArguments } from './io/arguments.ts'
import { findMissingLegalFolder } from './io/legal-folder.ts'
import { type OwnerLanguage, setOwnerLanguage, systemLanguage } from './io/owner-language.ts'
import { readFacts } from './io/read-facts.ts'
import { findFactFaults } from './site/check-facts.ts'
import { listMissing } from './site/missing-facts.ts'

/**
 * Asks for the facts that every company has, or reads them from a file such as `docs/setup-answers.json`, checks them,
 * shows what changes, and writes `src/company/company.json` and the logo. Nothing is written if an answer is wrong.
 */
const { values } = readArguments('npm run setup [-- --answers FILE]', {
  options: { answers: { type: 'string' } },
})
const system = systemLanguage()
const project = { root: '.', facts: readFacts() }

try {
  const language = await setUp()
  if (language) {
    const texts = setupTexts[language]
    const facts = readFacts()
    const legal = findMissingLegalFolder(facts) && texts.noLegalTexts
    const missing = compact(legal, ...listMissing(facts, language))
    if (missing.length > 0) console.info(`\n${texts.missing}:\n  ${missing.join('\n  ')}`)
    console.info(`\n${texts.done}`)
  } else process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** Returns the language of whoever answered; `undefined` if nothing was written. */
async function setUp(): Promise<OwnerLanguage | undefined> {
  if (!values.answers) {
    const terminal = openTerminal()
    return runSetup(terminal, project, system).finally(terminal.close)
  }
  setOwnerLanguage(system)
  const answers = readAnswers(values.answers, system, project.facts)
  await inspectFiles(answers)
  const changed = applyAnswers(project.facts, answers)
  const faults = findFactFaults(changed, system)
  if (faults.length > 0) throw new Error(faults.map(({ reason }) => reason).join('\n'))
  writeSetup(answers, changed, project)
  console.info(setupTexts[system].written)
  return system
}
