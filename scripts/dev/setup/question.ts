import { z } from 'zod'
import { type Facts, factsSchema } from '../../../src/company/facts-schema.ts'
import { optionalPages } from '../../../src/pages.ts'
import { describeIssue, valueAt } from '../../io/describe-issue.ts'
import { labelOf } from '../../io/fact-labels.ts'
import { inOwnerLanguage, type OwnerLanguage, type Words } from '../../io/owner-language.ts'
import { isPlaceholder, isPlaceholderText } from '../../io/placeholders.ts'
import type { Choice, Terminal } from './terminal.ts'
import { setupTexts } from './texts.ts'

/** The answers so far, by the names of their questions. `null` is "not now" or "there is none". */
export type Answers = Readonly<Record<string, unknown>>

/** Typed text as an answer, or what is wrong with it; without a sentence, an example says it. */
export type Typed = { value: unknown } | { problem?: string }

/** One question of the setup: a row of `questions.yaml` with what its kind adds. */
export type Question = {
  /** In files of answers. */
  name: string
  group: string
  /** The path of the fact that the answer is; empty if it is none. */
  fact: string
  /** The name, or its beginning, of the question with which it is asked when somebody changes that answer. */
  partOf?: string | undefined
  /** What it and its parts are called in the list of answers. */
  entry?: Words | undefined
  /** Whether it asks only if the rest of its group is to be answered now. */
  isGate?: true
  /** Without it, the name of the fact. */
  ask?: Words | undefined
  example?: (answers: Answers, language: OwnerLanguage) => string | undefined
  /** Whether "not now" is an answer. */
  isOptional: (answers: Answers) => boolean
  isAsked: (answers: Answers) => boolean
  /** What can be chosen; one of them, or several. */
  options?: (answers: Answers, language: OwnerLanguage) => Choice<unknown>[]
  isSeveral?: true
  /** Whether it is ticked in a list with those beside it. */
  isTick?: true
  /** Whether the answer is the path of a file. */
  isFile?: true
  /** Of a text: the language of the site that it is in, where there are several. */
  textLanguage?: (answers: Answers) => string | undefined
  /** Whether an answer is asked for in each further language of the site. */
  isTranslated?: (answer: unknown) => boolean
  parse?: (typed: string, answers: Answers, language: OwnerLanguage) => Typed
  /** The answer as people write it. */
  format?: (value: never, language: OwnerLanguage, answers: Answers) => string
  /** What is offered at first. */
  initial?: (answers: Answers) => unknown
  /** What is wrong with an answer besides what the facts say. */
  check?: (value: never, language: OwnerLanguage, answers: Answers) => string | undefined
  /** What is wrong with a file, which takes a while to read. */
  inspect?: (path: never) => Promise<string | undefined>
  /** The facts that follow from an answer, by their paths; without it `fact`. */
  write?: (value: never, answers: Answers, facts: Facts) => Record<string, unknown>
  /** The facts that follow from none, where `null` does not say it. */
  clear?: (facts: Facts) => Record<string, unknown>
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

export function questionText({ ask, fact }: Question, language: OwnerLanguage): string {
  return ask ? inOwnerLanguage(ask, language) : labelOf(fact, language)
}

/** The question without its hint in parentheses. */
export function summaryLabel(question: Question, answers: Answers, language: OwnerLanguage): string {
  const label = questionText(question, language).replace(/\s?(\?| \().*$/, '')
  const hint = textLanguageHint(question, answers, language)
  return hint ? `${label} (${hint})` : label
}

/** `auf Englisch` */
export function textLanguageHint(
  { textLanguage }: Question,
  answers: Answers,
  language: OwnerLanguage,
): string | undefined {
  const code = textLanguage?.(answers)
  const name = code && new Intl.DisplayNames(language, { type: 'language' }).of(code)
  return name && setupTexts[language].inLanguage(name)
}

/** The answer as people write it. */
export function formatAnswer(
  { format, options }: Question,
  value: unknown,
  answers: Answers,
  language: OwnerLanguage,
): string {
  if (format) return format(value as never, language, answers)
  const labels = options?.(answers, language) ?? []
  const labelOf = (each: unknown) => labels.find((option) => option.value === each)?.label ?? String(each)
  return Array.isArray(value) ? value.map(labelOf).join(', ') : labelOf(value)
}

/** The same of a question; a dash for none. */
export function answerText(question: Question, answers: Answers, language: OwnerLanguage): string {
  const value = question.isGate ? null : (answers[question.name] ?? null)
  const text = value !== null && formatAnswer(question, value, answers, language)
  return text || setupTexts[language].none
}

export function languagesOf({ languages }: Answers): string[] {
  return Array.isArray(languages) ? languages : []
}

/** The facts that an answer is written into. */
export function factsOf({ fact, write, clear }: Question, value: unknown, answers: Answers, facts: Facts) {
  if (clear && value === null) return clear(facts)
  if (write && value !== null) return write(value as never, answers, facts)
  return fact ? { [fact]: value } : {}
}

/** The answer that the facts hold; none of a placeholder. */
export function answerIn({ fact, read }: Question, facts: Facts): unknown {
  if (isPlaceholder(fact, facts.placeholders)) return null
  const value = read ? read(facts) : (valueAt(facts, fact.split('.')) ?? null)
  return isPlaceholderText(value) ? null : value
}

/** What is wrong with an answer, as a sentence. */
export function findProblem(
  question: Question,
  value: unknown,
  answers: Answers,
  language: OwnerLanguage,
  facts: Facts,
): string | undefined {
  const texts = setupTexts[language]
  if (value === undefined || value === null || String(value).trim() === '') {
    return question.isOptional(answers) ? undefined : texts.required
  }
  if (!question.isFile && [value].flat().some(isPlaceholderText)) return texts.placeholder
  const known = { ...answers, [question.name]: value }
  const own = question.check?.(value as never, language, known)
  if (own) return own
  const allowed = question.options?.(known, language).map((option) => option.value)
  if (allowed && ![value].flat().every((each) => allowed.includes(each))) {
    return texts.oneOf(allowed.join(', '))
  }
  const schema = schemaFor(known)
  const issues = Object.entries(factsOf(question, value, known, facts)).flatMap(
    ([path, fact]) => schemaAt(schema, path)?.safeParse(fact).error?.issues ?? [],
  )
  if (issues.length === 0) return undefined
  const example = question.example?.(known, language)
  if (example) return texts.expected(example)
  return issues
    .flatMap((issue) => describeIssue(issue, value, language))
    .map(({ text }) => text)
    .join('; ')
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
    if (inner instanceof z.ZodArray) return inner.element as z.ZodType
    return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : undefined
  }, schema)
}
