import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Facts } from '../../../src/company/facts-schema.ts'
import { nearest } from '../../../src/links/nearest.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { parseTyped } from './ask-question.ts'
import { applicable, knownAnswers } from './dialogue.ts'
import { type Answers, findProblem, summaryLabel } from './question.ts'
import { questions } from './questions.ts'
import { setupTexts } from './texts.ts'
import { tidyPath } from './typed.ts'

/** Reads a file of answers, each by the name of its question; throws with all that is wrong in it, in plain words. */
export function readAnswers(file: string, language: OwnerLanguage, facts: Facts): Answers {
  const texts = setupTexts[language]
  const given = parseFile(file, language)
  const read: Record<string, unknown> = { ...knownAnswers(facts) }
  const names = questions.filter(({ isGate }) => !isGate).map(({ name }) => name)
  const problems = new Map(
    Object.keys(given)
      .filter((name) => !names.includes(name))
      .map((name) => [name, texts.unknownAnswer(nearest(name, names))]),
  )
  for (const question of questions) {
    const { name, group, isGate, isFile } = question
    const value = given[name]
    if (isGate) {
      // A group is answered if the file has any answer of it.
      read[name] ||= questions.some((each) => each.group === group && each.name in given)
    } else if (isFile && typeof value === 'string') read[name] = tidyPath(value, resolve(file, '..'))
    else if (typeof value === 'string') {
      const typed = parseTyped(question, value, read, language)
      if ('problem' in typed) problems.set(name, typed.problem)
      else read[name] = typed.value
    } else if (name in given) read[name] = value
  }
  for (const question of applicable(read)) {
    const { name, isGate } = question
    if (isGate || problems.has(name)) continue
    const problem = findProblem(question, read[name], read, language, facts)
    if (problem) problems.set(name, `${problem} (${summaryLabel(question, read, language)})`)
  }
  if (problems.size === 0) return read
  const lines = [...problems].map(([name, problem]) => `\n  ${name}: ${problem}`)
  throw new Error(texts.answersFile(file) + lines.join(''))
}

/** Throws if a file that an answer names cannot be used. */
export async function inspectFiles(answers: Answers): Promise<void> {
  for (const { name, inspect } of applicable(answers)) {
    const problem = answers[name] && (await inspect?.(answers[name] as never))
    if (problem) throw new Error(`${name}: ${problem}`)
  }
}

function parseFile(file: string, language: OwnerLanguage): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(setupTexts[language].unreadable(file, (error as Error).message))
  }
}
