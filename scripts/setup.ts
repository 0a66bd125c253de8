import { readFileSync } from 'node:fs'
import { cancel, confirm, intro, note, outro } from '@clack/prompts'
import { z } from 'zod'
import { readAnswers } from './dev/setup/answers.ts'
import { askLanguage, askQuestions } from './dev/setup/ask.ts'
import { findNewContents } from './dev/setup/changes.ts'
import { type SetupLanguage, setupTexts } from './dev/setup/texts.ts'
import { readArguments } from './io/arguments.ts'
import { writeFileAtomic } from './io/atomic-write.ts'

/**
 * `npm run setup [-- --answers FILE]`: asks for the facts that every company has, or reads them from a file such as
 * `docs/setup-answers.json`, checks them, shows and writes what changes in `src/company`, and the logo. Ends with 1
 * if it is cancelled or an answer is wrong, and then nothing is written.
 */
const usage = 'npm run setup [-- --answers FILE]'
const { values } = readArguments(usage, { options: { answers: { type: 'string' } } })
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
  const answers = values.answers ? readAnswers(values.answers, texts) : await askQuestions(language)

  const contents = findNewContents(answers)
  if (contents.size === 0) return texts.unchanged
  for (const [file, content] of contents) note(newLines(file, content), `${texts.changes}: ${file}`)
  if (!values.answers && (await confirm(texts.confirm)) !== true) throw new Error(texts.cancelled)
  for (const [file, content] of contents) writeFileAtomic(file, content)
  return texts.done
}

/** The lines of a new content that the file does not have. */
function newLines(file: string, content: Buffer | string): string {
  const lines = new Set(readFileSync(file, 'utf8').split('\n'))
  return String(content)
    .split('\n')
    .filter((line) => !lines.has(line))
    .join('\n')
}
