import { readFileSync } from 'node:fs'
import { cancel, confirm, intro, isCancel, note, outro } from '@clack/prompts'
import { z } from 'zod'
import { logoFile } from './content/folders.ts'
import { readAnswers } from './dev/setup/answers.ts'
import { askLanguage, askQuestions } from './dev/setup/ask.ts'
import { applyAnswers, listChanges } from './dev/setup/changes.ts'
import { type SetupLanguage, setupTexts } from './dev/setup/texts.ts'
import { readArguments } from './io/arguments.ts'
import { writeFileAtomic } from './io/atomic-write.ts'
import { factsFile, readFacts } from './io/read-facts.ts'

/**
 * Asks for the facts that every company has, or reads them from a file such as `docs/setup-answers.json`, checks them,
 * shows what changes, and writes `src/company/company.json` and the logo. Nothing is written if an answer is wrong.
 */
const usage = 'npm run setup [-- --answers FILE]'
const { values } = readArguments('en', usage, { options: { answers: { type: 'string' } } })
await setUp().then(outro, (error: Error) => {
  cancel(error.message)
  process.exitCode = 1
})

/** Returns what was done. */
async function setUp(): Promise<string> {
  const system: SetupLanguage = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('de') ? 'de' : 'en'
  const language = values.answers ? system : await askLanguage(system)
  const texts = setupTexts[language]
  z.config(z.locales[language]())
  if (!values.answers) intro(texts.intro)
  const facts = readFacts()
  let answers = values.answers ? readAnswers(values.answers, texts) : await askQuestions(facts, language)
  while (true) {
    const changed = applyAnswers(facts, answers)
    const logo = readFileSync(answers.logo)
    const changes = listChanges(facts, changed)
    if (!logo.equals(readFileSync(logoFile))) changes.push(`${logoFile} <- ${answers.logo}`)
    if (changes.length === 0) return texts.unchanged
    note(changes.join('\n'), texts.changes)
    const isConfirmed = values.answers ? true : await confirm(texts.confirm)
    if (isCancel(isConfirmed)) throw new Error(texts.cancelled)
    if (isConfirmed) {
      writeFileAtomic(factsFile, `${JSON.stringify(changed, null, 2)}\n`)
      writeFileAtomic(logoFile, logo)
      return texts.done
    }
    answers = await askQuestions(facts, language, answers)
  }
}
