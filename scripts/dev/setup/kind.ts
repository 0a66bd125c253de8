import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Facts } from '../../../src/company/facts-schema.ts'
import { valueAt } from '../../io/describe-issue.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import type { Answers, Question } from './question.ts'
import { setupTexts } from './texts.ts'

/** What a kind adds to a question about a fact, asked in these words. */
export type Kinds = Record<string, (fact: string, ask: Words) => Partial<Question>>

type Words = Record<OwnerLanguage, string>

/** What can be chosen, in the words of the setup. */
export const choices: {
  services: Record<string, Words>
  industries: Record<string, Words>
  priceUnits: Record<string, Record<string, Words>>
  colours: Record<string, string>
  tariffs: Record<string, Record<string, Words>>
} = parse(readFileSync(new URL('./choices.yaml', import.meta.url), 'utf8'))

export const optionsOf = (words: Record<string, Words>) => (_: Answers, language: OwnerLanguage) =>
  Object.entries(words).map(([value, each]) => ({ value, label: each[language] }))

export const yesOrNo = (_: Answers, language: OwnerLanguage) => [
  { value: true, label: setupTexts[language].yes },
  { value: false, label: setupTexts[language].no },
]

/** A text in each language of the site. */
export const inEach = (languages: readonly string[], of: (language: string) => string) =>
  Object.fromEntries(languages.map((language) => [language, of(language)]))

/** The text in the first language of the site. */
export const inFirst = (fact: string) => (facts: Facts) =>
  valueAt(facts, [...fact.split('.'), facts.languages[0] ?? '']) ?? null
