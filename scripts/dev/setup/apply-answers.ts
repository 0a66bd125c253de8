import type { Facts } from '../../../src/company/facts-schema.ts'
import { emptyFacts } from './empty-facts.ts'
import {
  type Answers,
  answerIn,
  factsOf,
  isAsked,
  isFirstSetup,
  languagesOf,
  schemaAt,
  schemaFor,
} from './question.ts'
import { questions } from './questions.ts'

/**
 * The facts with these answers. The first time nothing of the sample company is left; later only what another answer
 * changes is written, so that edits by hand stay.
 */
export function applyAnswers(facts: Facts, answers: Answers): Facts {
  const isFirst = isFirstSetup(facts)
  const changed = isFirst ? emptyFacts(facts, languagesOf(answers)) : structuredClone(facts)
  const schema = schemaFor(answers)
  const accepts = (path: string, value: unknown) => schemaAt(schema, path)?.safeParse(value).success
  const written: string[] = []
  const write = (path: string, value: unknown) => {
    // "Not now" leaves a fact that must be there as the placeholder that it is.
    if (value === null && !accepts(path, null)) return
    setAt(changed, path.split('.'), value)
    written.push(path)
  }

  for (const question of questions) {
    if (!isAsked(question, answers)) {
      const path = question.group === 'company' && question.fact && nullablePart(question.fact, accepts)
      if (path && !written.includes(path)) write(path, null)
      continue
    }
    const answer = answers[question.name] ?? null
    if (!isFirst && isSame(answer, answerIn(question, facts))) continue
    for (const [path, value] of Object.entries(factsOf(question, answer, answers, changed)))
      write(path, value)
  }
  changed.placeholders = changed.placeholders.filter((path) =>
    written.every((known) => !`${path}.`.startsWith(`${known}.`)),
  )
  return changed
}

/** The fact itself, or the group that it is in, if it may be missing. */
function nullablePart(
  path: string,
  accepts: (path: string, value: unknown) => boolean | undefined,
): string | undefined {
  if (accepts(path, null)) return path
  const end = path.lastIndexOf('.')
  return end < 0 ? undefined : nullablePart(path.slice(0, end), accepts)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function setAt(target: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[key] = value
    return
  }
  target[key] ??= {}
  setAt(target[key] as Record<string, unknown>, rest, value)
}
