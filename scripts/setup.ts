import { readFileSync } from 'node:fs'
import { cancel, confirm, intro, isCancel, note, outro, select } from '@clack/prompts'
import { z } from 'zod'
import { type Answers, readAnswers } from './dev/setup/answers.ts'
import { askQuestions } from './dev/setup/ask.ts'
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
process.exitCode = await setUp()

async function setUp(): Promise<0 | 1> {
  const system: SetupLanguage = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('de') ? 'de' : 'en'
  const language = values.answers
    ? system
    : await select<SetupLanguage>({
        message: 'Sprache / Language',
        options: [
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ],
        initialValue: system,
        showInstructions: false,
      })
  if (isCancel(language)) return end(setupTexts[system].cancelled)
  const texts = setupTexts[language]
  z.config(z.locales[language]())
  if (!values.answers) intro(texts.intro)
  let answers: Answers | undefined
  try {
    answers = values.answers ? readAnswers(values.answers, texts) : await askQuestions(language)
  } catch (error) {
    return end((error as Error).message)
  }
  if (!answers) return end(texts.cancelled)

  const contents = findNewContents(answers)
  if (contents.size === 0) {
    outro(texts.unchanged)
    return 0
  }
  for (const [file, content] of contents) note(newLines(file, content), `${texts.changes}: ${file}`)
  if (!values.answers && (await confirm(texts.confirm)) !== true) return end(texts.cancelled)
  for (const [file, content] of contents) writeFileAtomic(file, content)
  outro(texts.done)
  return 0
}

function end(message: string): 1 {
  cancel(message)
  return 1
}

/** The lines of a new content that the file does not have. */
function newLines(file: string, content: Buffer | string): string {
  const lines = new Set(readFileSync(file, 'utf8').split('\n'))
  return String(content)
    .split('\n')
    .filter((line) => !lines.has(line))
    .join('\n')
}
