import { z } from 'zod'
import { type Facts, factsSchema } from '../../../src/company/facts-schema.ts'
import { optionalPages } from '../../../src/pages.ts'
import { describeIssue, valueAt } from '../../io/describe-issue.ts'
import { labelOf } from '../../io/fact-labels.ts'
import { inOwnerLanguage, type OwnerLanguage, type Words } from '../../io/owner-language.ts'
import type { Terminal } from './terminal.ts'
import { setupTexts } from './texts.ts'

/** The answers so far, by the names of their questions. `null` is "not now" or "there is none". */
export type Answers = Readonly<Record<string, unknown>>

export type Option = { value: unknown; label: string }

/** Typed text as an answer, or what is wrong with it. */
export type Typed = { value: unknown } | { problem: Words }

/** One question of the setup. */
export type Question = {
  /** In files of answers. */
  name: string
  group: string
  /** The path of the fact that the answer is. */
  fact?: string
  /** Whether the fact is a text in each language of the site, and the answer one for all of them. */
  isInLanguages?: true
  /** Whether it asks only if the rest of its group is to be answered now. */
  isGate?: true
  /** Without it, the name of the fact. */
  ask?: Words
  /** What is shown after the name in the summary, such as a tariff. */
  label?: (language: OwnerLanguage) => string
  example?: (answers: Answers) => string | undefined
  /** Whether "not now" is an answer. */
  isOptional?: boolean | ((answers: Answers) => boolean)
  isAsked?: (answers: Answers) => boolean
  /** What can be chosen; one of them, or several. */
  options?: (answers: Answers, language: OwnerLanguage) => Option[]
  isSeveral?: true
  /** Whether something else than the options can be typed; the words of that choice. */
  other?: Words
  parse?: (typed: string, answers: Answers, language: OwnerLanguage) => Typed
  /** The answer as people write it. */
  format?: (value: never, language: OwnerLanguage, answers: Answers) => string
  /** What is offered at first. */
  initial?: (answers: Answers) => unknown
  /** What is wrong with an answer besides what the facts say. */
  check?: (value: never, language: OwnerLanguage) => string | undefined
  /** The facts that follow from an answer, by their paths; without it `fact`. */
  write?: (value: never, answers: Answers, facts: Facts) => Record<string, unknown>
  /** The answer that the facts hold; without it the value of `fact`. */
  read?: (facts: Facts) => unknown
}

/** What all steps of the dialogue need. */
export type Dialogue = {
  terminal: Terminal
  language: OwnerLanguage
  facts: Facts
  /** Called after each answer. */
  keep: (answers: Answers) => void
}

/** Whether the facts are still those of the sample company. */
export function isFirstSetup({ placeholders }: Facts): boolean {
  return placeholders.includes('company.name')
}

export function questionText({ ask, fact = '' }: Question, language: OwnerLanguage): string {
  return ask ? inOwnerLanguage(ask, language) : labelOf(fact, language)
}

export function summaryLabel(question: Question, language: OwnerLanguage): string {
  if (question.label) return question.label(language)
  return question.fact ? labelOf(question.fact, language) : questionText(question, language)
}

export function isAsked({ isAsked }: Question, answers: Answers): boolean {
  return isAsked?.(answers) ?? true
}

export function isOptional({ isOptional = false }: Question, answers: Answers): boolean {
  return typeof isOptional === 'function' ? isOptional(answers) : isOptional
}

export function languagesOf({ languages }: Answers): string[] {
  return Array.isArray(languages) ? languages : []
}

/** The facts that an answer is written into. */
export function factsOf(question: Question, value: unknown, answers: Answers, facts: Facts) {
  const { fact = '', isInLanguages, write } = question
  if (write) return write(value as never, answers, facts)
  if (!isInLanguages || value === null) return { [fact]: value }
  return { [fact]: Object.fromEntries(languagesOf(answers).map((language) => [language, value])) }
}

/** The answer that the facts hold. */
export function answerIn({ fact = '', isInLanguages, read }: Question, facts: Facts): unknown {
  if (read) return read(facts)
  const value = valueAt(facts, fact.split('.'))
  return isInLanguages && value
    ? (value as Record<string, unknown>)[facts.languages[0] ?? '']
    : (value ?? null)
}

/** What is wrong with an answer, as a sentence. */
export function findProblem(
  question: Question,
  value: unknown,
  answers: Answers,
  language: OwnerLanguage,
  facts: Facts,
) {
  const texts = setupTexts[language]
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) {
    return isOptional(question, answers) ? undefined : texts.required
  }
  const own = question.check?.(value as never, language)
  if (own) return own
  const known = { ...answers, [question.name]: value }
  const options = question.options?.(known, language)
  const chosen = question.isSeveral ? (value as unknown[]) : [value]
  if (options && !question.other) {
    const allowed = options.map((option) => option.value)
    if (!Array.isArray(chosen) || chosen.some((each) => !allowed.includes(each))) {
      return texts.oneOf(allowed.join(', '))
    }
  }
  const schema = schemaFor(known)
  const issues = Object.entries(factsOf(question, value, known, facts)).flatMap(
    ([path, fact]) => schemaAt(schema, path)?.safeParse(fact).error?.issues ?? [],
  )
  if (issues.length === 0) return undefined
  const example = question.example?.(known)
  if (example) return texts.expected(example)
  const found = issues.flatMap((issue) => describeIssue(issue, value, language))
  return found.map(({ text }) => text).join('; ')
}

const schemas = new Map<string, ReturnType<typeof factsSchema>>()

/** The schema of the facts in a country and languages. It is asked for at each key, and takes a while to build. */
export function schemaFor(answers: Answers) {
  const [country, languages] = [String(answers.country ?? ''), languagesOf(answers)]
  const key = `${country} ${languages}`
  const schema = schemas.get(key) ?? factsSchema(country || undefined, optionalPages, languages)
  schemas.set(key, schema)
  return schema
}

/** The schema of a fact, by its path; `undefined` if there is no such fact. */
export function schemaAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  return path.split('.').reduce<z.ZodType | undefined>((outer, key) => {
    const inner = outer instanceof z.ZodNullable ? (outer.unwrap() as z.ZodType) : outer
    if (inner instanceof z.ZodObject) return inner.shape[key]
    return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : undefined
  }, schema)
}
