import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { updateSettings } from '@clack/prompts'
import type { Facts } from '../../../src/company/facts-schema.ts'
import { nativeName } from '../../../src/i18n/native-name.ts'
import { picturesFolder } from '../../content/folders.ts'
import { writeFileAtomic } from '../../io/atomic-write.ts'
import { choose, type OwnerLanguage } from '../../io/owner-language.ts'
import { factsFile } from '../../io/read-facts.ts'
import { installLogo } from '../../site/brand/logo-file.ts'
import { findFactFaults } from '../../site/check-facts.ts'
import { applyAnswers } from './apply-answers.ts'
import {
  applicable,
  askAgain,
  askFrom,
  chooseQuestion,
  knownAnswers,
  openQuestions,
  skippedGroups,
} from './dialogue.ts'
import { forgetAnswers, keepAnswers, keptFile, readKeptAnswers } from './kept-answers.ts'
import { yesOrNo } from './kind.ts'
import { type Answers, type Dialogue, isFirstSetup } from './question.ts'
import { questions } from './questions.ts'
import { summarizeChanges } from './summarize.ts'
import type { Terminal } from './terminal.ts'
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
  // Who comes back is answered in the language of their site.
  const usual = isFirstSetup(project.facts) ? system : choose(project.facts.languages[0])
  const chosen = await chooseLanguage(terminal, kept && kept !== 'broken' ? kept.language : usual)
  if (typeof chosen === 'string') return stop(terminal, system)
  const language = chosen.value
  const texts = setupTexts[language]
  updateSettings({ messages: { cancel: texts.cancelled } })
  terminal.note(texts.help, texts.intro)
  const keep = (answers: Answers) => keepAnswers({ language, answers }, join(project.root, keptFile))
  const dialogue: Dialogue = { terminal, language, facts: project.facts, keep }

  let answers: Answers | undefined = knownAnswers(project.facts)
  if (kept === 'broken') terminal.warn(texts.brokenAnswers(keptFile))
  else if (kept && Object.keys(kept.answers).length > 0) {
    const resumes = await terminal.choose(texts.resume, yesOrNo({}, language), true)
    if (typeof resumes === 'string') return stop(terminal, language)
    if (resumes.value) answers = validAnswers({ ...answers, ...kept.answers }, dialogue)
  }
  const [open] = openQuestions(answers, dialogue)
  if (open) answers = await askFrom(open, answers, dialogue)
  while (answers) {
    const decided = await decide(answers, dialogue, project)
    if (decided === 'written') return language
    answers = decided
  }
  return stop(terminal, language)
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

/** Shows what is going to be written; returns other answers if somebody wants to change some, `undefined` to stop. */
async function decide(
  answers: Answers,
  dialogue: Dialogue,
  project: Project,
): Promise<Answers | 'written' | undefined> {
  const { terminal, language } = dialogue
  const texts = setupTexts[language]
  const changed = applyAnswers(project.facts, answers)
  const faults = findFactFaults(changed, language)
  const changes = summarizeChanges(project.facts, answers, language)
  terminal.note(changes.join('\n') || texts.unchanged, texts.changes)
  if (faults.length > 0) terminal.warn([texts.wrong, ...faults.map(({ reason }) => reason)].join('\n'))
  const options = [
    ...(faults.length > 0 ? [] : [{ value: 'write', label: texts.write }]),
    { value: 'change', label: texts.change },
    { value: 'again', label: texts.again },
    { value: 'stop', label: texts.stop },
  ]
  const outcome = await terminal.choose(texts.end, options)
  if (outcome === 'stop') return undefined
  if (outcome === 'back') return askFrom(applicable(answers).at(-1), answers, dialogue)
  if (outcome.value === 'again') return askFrom(questions[0], answers, dialogue)
  if (outcome.value === 'stop') return undefined
  if (outcome.value === 'write') {
    writeSetup(answers, changed, project)
    const skipped = skippedGroups(answers, language)
    if (skipped.length > 0) terminal.say(texts.skipped(skipped.join(', ')))
    return 'written'
  }
  const question = await chooseQuestion(answers, dialogue)
  if (question === 'stop') return undefined
  return question === 'back' ? answers : askAgain(question.value, answers, dialogue)
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
