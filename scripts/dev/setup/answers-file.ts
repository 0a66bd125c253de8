import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Facts } from '../../../src/company/facts-schema.ts'
import { nearest } from '../../../src/links/nearest.ts'
import { inOwnerLanguage, type OwnerLanguage } from '../../io/owner-language.ts'
import { applicable, knownAnswers } from './dialogue.ts'
import { type Answers, findProblem, summaryLabel } from './question.ts'
import { questions } from './questions.ts'
import { setupTexts } from './texts.ts'
import { tidyPath } from './typed.ts'

/** Reads a file of answers, each by the name of its question; throws with all that is wrong in it, in plain words. */
export function readAnswers(file: string, language: OwnerLanguage, facts: Facts): Answers {
  const texts = setupTexts[language]
  const given = parseFile(file, language)
  const problems: string[] = []
  const read: Record<string, unknown> = { ...knownAnswers(facts) }
  const names = questions.filter(({ isGate }) => !isGate).map(({ name }) => name)
  for (const name of Object.keys(given).filter((name) => !names.includes(name))) {
    problems.push(`${name}: ${texts.unknownAnswer(nearest(name, names))}`)
  }
  for (const question of questions) {
    const { name, group, isGate, parse } = question
    const value = given[name]
    if (isGate) {
      // A group is answered if the file has any answer of it.
      read[name] ||= questions.some((each) => each.group === group && each.name in given)
    } else if (name === 'logo' && typeof value === 'string') read[name] = tidyPath(value, resolve(file, '..'))
    else if (typeof value === 'string' && parse) {
      const typed = parse(value, read, language)
      if ('problem' in typed) problems.push(`${name}: ${inOwnerLanguage(typed.problem, language)}`)
      else read[name] = typed.value
    } else if (name in given) read[name] = value
  }
  const isReported = (name: string) => problems.some((problem) => problem.startsWith(`${name}: `))
  for (const question of applicable(read)) {
    if (question.isGate || isReported(question.name)) continue
    // A list that is not there is empty; services are asked for.
    if (question.isSeveral) read[question.name] ??= []
    const problem = findProblem(question, read[question.name], read, language, facts)
    if (problem) problems.push(`${question.name}: ${problem} (${summaryLabel(question, language)})`)
  }
  if (problems.length > 0) throw new Error(`${texts.answersFile(file)}\n  ${problems.join('\n  ')}`)
  return read
}

function parseFile(file: string, language: OwnerLanguage): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(setupTexts[language].unreadable(file, (error as Error).message))
  }
}
