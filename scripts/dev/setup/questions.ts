import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { labelOf } from '../../io/fact-labels.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { conditions, offers } from './conditions.ts'
import { type KindName, kinds } from './kinds.ts'
import { type Answers, languagesOf, type Question } from './question.ts'
import { setupTexts } from './texts.ts'
import { siteLanguages } from './website-kinds.ts'

const words = z.strictObject({ de: z.string(), en: z.string(), fr: z.string() })
const condition = z.enum(Object.keys(conditions) as (keyof typeof conditions)[])

const row = z.strictObject({
  ...words.partial().shape,
  name: z.string(),
  fact: z.string().optional(),
  kind: z.enum(Object.keys(kinds) as KindName[]).optional(),
  when: condition.optional(),
  service: z.string().optional(),
  after: z.string().optional(),
  with: z.string().optional(),
  entry: words.optional(),
  optional: z.union([z.boolean(), condition]).optional(),
  each: z.array(z.string()).optional(),
  example: z.string().optional(),
})

const group = z.strictObject({
  group: z.string(),
  title: words,
  gate: z.literal(true).optional(),
  defaults: row.partial().optional(),
  questions: z.array(row),
})

type Row = z.infer<typeof row>

const groups = z.array(group).parse(parse(readFileSync(new URL('./questions.yaml', import.meta.url), 'utf8')))

/** All questions in their order, each group with a gate behind the question whether to answer it now. */
export const questions: Question[] = groups.flatMap(({ group, title, gate, defaults, questions }) => {
  const own = questions
    .flatMap(expand)
    .map((each) => createQuestion({ ...defaults, ...each }, group))
    .flatMap((each) => [each, ...translationsOf(each)])
  if (!gate) return own
  const gateQuestion: Question = {
    name: `now.${group}`,
    group,
    fact: '',
    isGate: true,
    ask: title,
    isOptional: () => false,
    isAsked: (answers) => own.some(({ isAsked }) => isAsked(answers)),
    options: (_, language) => [
      { value: true, label: setupTexts[language].now },
      { value: false, label: setupTexts[language].later },
    ],
    // Put off before.
    read: ({ placeholders }) =>
      !own.some(({ fact, isOptional }) => !isOptional({}) && placeholders.includes(fact)),
  }
  const isOpen = (answers: Answers) => answers[gateQuestion.name] === true
  return [
    gateQuestion,
    ...own.map((question) => ({
      ...question,
      isAsked: (answers: Answers) => isOpen(answers) && question.isAsked(answers),
    })),
  ]
})

export function titleOf(name: string, language: OwnerLanguage): string {
  return groups.find(({ group }) => group === name)?.title[language] ?? name
}

/** `prices.$` for each of its names; words have them with a capital letter. */
function expand({ each, ...row }: Row): Row[] {
  if (!each) return [row]
  return each.map((name) => {
    const title = name.charAt(0).toUpperCase() + name.slice(1)
    const filled = Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('$', /^(de|en|fr)$/.test(key) ? title : name) : value,
    ])
    return Object.fromEntries(filled) as Row
  })
}

function createQuestion(row: Row, group: string): Question {
  const { name, fact = `company.${name}`, kind = 'text', optional = false, example } = row
  const { when, service, after, with: partOf = after, entry, de = '', en = '', fr = '' } = row
  const ask = de && en && fr ? { de, en, fr } : undefined
  return {
    name,
    group,
    fact,
    ...{ partOf, entry, ask },
    isOptional: typeof optional === 'string' ? conditions[optional] : () => optional,
    isAsked: (answers) =>
      offers(service)(answers) && (!when || conditions[when](answers)) && (!after || answers[after] != null),
    ...kinds[kind](
      fact,
      ask ?? { de: labelOf(fact, 'de'), en: labelOf(fact, 'en'), fr: labelOf(fact, 'fr') },
    ),
    ...(example && { example: () => example }),
  }
}

/** The same question for each further language of the site. */
function translationsOf(question: Question): Question[] {
  const { name, group, fact, ask, partOf = name, isAsked, isTranslated } = question
  if (!isTranslated) return []
  return siteLanguages.map((code) => ({
    name: `${name}.${code}`,
    group,
    fact: `${fact}.${code}`,
    ...{ partOf, ask },
    textLanguage: () => code,
    // Without an answer it is the town and the area around it.
    isOptional: () => name === 'region',
    isAsked: (answers) =>
      isAsked(answers) && languagesOf(answers).slice(1).includes(code) && isTranslated(answers[name] ?? null),
  }))
}
