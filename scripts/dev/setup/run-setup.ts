import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { updateSettings } from '@clack/prompts'
import type { Facts } from '../../../src/company/facts-schema.ts'
import { compact } from '../../../src/company/optional.ts'
import { nativeName } from '../../../src/i18n/native-name.ts'
import { picturesFolder } from '../../content/folders.ts'
import { writeFileAtomic } from '../../io/atomic-write.ts'
import { choose, type OwnerLanguage, setOwnerLanguage } from '../../io/owner-language.ts'
import { factsFile } from '../../io/read-facts.ts'
import { installLogo } from '../../site/brand/logo-file.ts'
import { findFactFaults } from '../../site/check-facts.ts'
import { applyAnswers } from './apply-answers.ts'
import { type Command, chooseEntry } from './choose-entry.ts'
import { applicable, askAgain, askFrom, knownAnswers, openQuestions, skippedGroups } from './dialogue.ts'
import { forgetAnswers, keepAnswers, keptFile, readKeptAnswers } from './kept-answers.ts'
import { yesOrNo } from './kind.ts'
import { type Answers, type Dialogue, isFirstSetup, type Question } from './question.ts'
import { questions } from './questions.ts'
import { summarizeChanges } from './summarize.ts'
import type { Choice, Outcome, Terminal } from './terminal.ts'
import { setupTexts } from './texts.ts'

/** The project that is set up: its folder, and its facts. */
export type Project = { root: string; facts: Facts }

/**
 * Asks everything in a terminal.
 *
 * @returns the language in which it was answered; `undefined` if somebody stopped, whose answers are kept
 */
export async function runSetup(
  terminal: Terminal,
  project: Project,
  system: OwnerLanguage,
): Promise<OwnerLanguage | undefined> {
  const kept = readKeptAnswers(join(project.root, keptFile))
  const isFirst = isFirstSetup(project.facts)
  const known = kept && kept !== 'broken' ? kept : undefined
  // Who comes back is answered in their language, else in that of their site.
  const usual = known?.language ?? choose(project.facts.languages[0])
  const chosen = isFirst && !known ? await chooseLanguage(terminal, system) : { value: usual }
  if (typeof chosen === 'string') return stop(terminal, system)
  let dialogue = openDialogue(terminal, project, chosen.value)
  const { help, intro, brokenAnswers, resume } = setupTexts[chosen.value]
  if (isFirst) terminal.note(help, intro)

  let answers: Answers | undefined = knownAnswers(project.facts)
  if (kept === 'broken') terminal.warn(brokenAnswers(keptFile))
  const resumed = validAnswers({ ...answers, ...known?.answers }, dialogue)
  if (summarizeChanges(project.facts, resumed, chosen.value).length > 0) {
    const resumes = await terminal.choose(resume, yesOrNo({}, chosen.value), true)
    if (typeof resumes === 'string') return stop(terminal, chosen.value)
    if (resumes.value) answers = resumed
  }
  const [open] = openQuestions(answers, dialogue)
  if (open) answers = await askFrom(open, answers, dialogue)
  let last: Question | undefined
  let isList = false
  while (answers) {
    const changes = summarizeChanges(project.facts, answers, dialogue.language)
    // Who comes back wants to change something.
    isList ||= changes.length === 0
    const outcome: Outcome<Question | Command | Decision> = isList
      ? await chooseEntry(answers, last, dialogue)
      : await confirm(changes, answers, dialogue)
    const step: Step = typeof outcome === 'string' ? outcome : outcome.value
    if (step === 'stop') break
    if (step === 'write') write(answers, project, dialogue)
    if (step === 'write' || (step === 'done' && changes.length === 0)) {
      // The language is not asked for again.
      dialogue.keep({})
      return dialogue.language
    }
    if (typeof step === 'object') {
      last = step
      answers = await askAgain(step, answers, dialogue)
    } else if (step === 'again') answers = await askFrom(questions[0], answers, dialogue)
    else if (step === 'language') {
      const other = await chooseLanguage(terminal, dialogue.language)
      if (other === 'stop') break
      if (other !== 'back') dialogue = openDialogue(terminal, project, other.value)
    } else if (step === 'back' && !isList && !last)
      answers = await askFrom(applicable(answers).at(-1), answers, dialogue)
    isList = step === 'change' || (step === 'back' && !isList && last !== undefined)
  }
  return stop(terminal, dialogue.language)
}

function openDialogue(terminal: Terminal, { root, facts }: Project, language: OwnerLanguage): Dialogue {
  setOwnerLanguage(language)
  updateSettings({ messages: { cancel: setupTexts[language].cancelled } })
  const keep = (answers: Answers) => keepAnswers({ language, answers }, join(root, keptFile))
  return { terminal, language, facts, keep }
}

/** The initial of the company in a square of the accent colour, until it has a logo. */
function initialLogo(name: string): Buffer {
  const [initial = ''] = /[\p{L}\p{N}]/u.exec(name.toUpperCase()) ?? []
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="var(--accent)"/><text x="16" y="23" font-size="20" font-weight="700" text-anchor="middle" fill="var(--paper)">${initial}</text></svg>\n`,
  )
}

/** Writes the facts, the logo, and removes the sample posts, if that was wanted. */
export function writeSetup(answers: Answers, changed: Facts, { root, facts }: Project): void {
  writeFileAtomic(join(root, factsFile), `${JSON.stringify(changed, null, 2)}\n`)
  if (typeof answers.logo === 'string') installLogo(readFileSync(answers.logo), root)
  else if (isFirstSetup(facts)) installLogo(initialLogo(changed.company.shortName), root)
  installPicture(answers['person.picture'], root)
  if (answers.removeSamplePosts === true) {
    const posts = join(root, 'posts')
    for (const name of readdirSync(posts)) {
      if (name.endsWith('.md') || name === 'images') rmSync(join(posts, name), { recursive: true })
    }
  }
  forgetAnswers(join(root, keptFile))
}

/** Copies a photograph into the folder of pictures, unless it is there. */
function installPicture(path: unknown, root: string): void {
  const folder = join(root, picturesFolder)
  if (typeof path !== 'string' || !existsSync(path)) return
  mkdirSync(folder, { recursive: true })
  copyFileSync(path, join(folder, basename(path)))
}

type Decision = 'write' | 'change' | 'again' | 'stop'
type Step = Question | Command | Decision | 'back'

/** Asks whether the answers are right. Who comes back sees what changes; the first time it would be all of them again. */
function confirm(changes: readonly string[], answers: Answers, { terminal, language, facts }: Dialogue) {
  const texts = setupTexts[language]
  const faults = findFactFaults(applyAnswers(facts, answers), language)
  if (!isFirstSetup(facts)) terminal.note(changes.join('\n'), texts.changes)
  if (faults.length > 0) terminal.warn([texts.wrong, ...faults.map(({ reason }) => reason)].join('\n'))
  const options: Choice<Decision>[] = [
    { value: 'write', label: texts.write },
    { value: 'change', label: texts.change },
    { value: 'again', label: texts.commands.again },
    { value: 'stop', label: texts.commands.stop },
  ]
  return terminal.choose(texts.end, options.slice(faults.length > 0 ? 1 : 0))
}

function write(answers: Answers, project: Project, { terminal, language, facts }: Dialogue): void {
  writeSetup(answers, applyAnswers(facts, answers), project)
  const texts = setupTexts[language]
  const skipped = skippedGroups(answers, language)
  terminal.say(compact(texts.written, skipped.length > 0 && texts.skipped(skipped.join(', '))).join(' '))
}

function stop(terminal: Terminal, language: OwnerLanguage): undefined {
  terminal.say(setupTexts[language].cancelled)
}

function chooseLanguage(terminal: Terminal, initial: OwnerLanguage) {
  const options = (['de', 'en', 'fr'] as const).map((value) => ({ value, label: nativeName(value) }))
  return terminal.choose<OwnerLanguage>('Sprache / Language / Langue', options, initial)
}

/** Without those that no longer fit, which are asked again. */
function validAnswers(answers: Answers, dialogue: Dialogue): Answers {
  const names = openQuestions(answers, dialogue).map(({ name }) => name)
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))
}
