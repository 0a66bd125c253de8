import { expect, test } from 'vitest'
import { company } from '../../../src/company/company.ts'
import { factsSchema } from '../../../src/company/facts-schema.ts'
import { optionalPages } from '../../../src/pages.ts'
import { readFacts } from '../../io/read-facts.ts'
import { claimQuestions } from './claim-questions.ts'

const names = claimQuestions.map(({ fact }) => fact)

test('each promise has one question, and each question is about a fact', () => {
  const others = ['company.terms.noticeMonths', 'company.emergencySupportFrom']
  const kept = ['dailyDays', 'weeklyWeeks', 'monthlyMonths', 'yearlyYears'].map(
    (name) => `company.retention.${name}`,
  )
  const promises = Object.keys(company.claims).map((claim) => `company.claims.${claim}`)
  expect(names.toSorted()).toEqual([...promises, ...others, ...kept].sort())
})

test('each fact may be null, and have what its question asks for', () => {
  const answers = { yes: true, number: 5, range: { from: 1, to: 2 }, choice: 'essential' }
  const schema = factsSchema(undefined, optionalPages)
  const wrong = claimQuestions.flatMap(({ fact, kind }) =>
    [null, answers[kind]].filter((answer) => {
      const facts = structuredClone(readFacts())
      const path = fact.split('.')
      const last = path.pop() ?? ''
      Object.assign(
        path.reduce((part, key) => part[key as never], facts as object),
        { [last]: answer },
      )
      return !schema.safeParse(facts).success
    }),
  )
  expect(wrong).toEqual([])
})

test('a question is short, and a number has its unit', () => {
  expect(claimQuestions.filter(({ kind, unit }) => /number|range/.test(kind) !== Boolean(unit))).toEqual([])
  const texts = claimQuestions.flatMap(({ question }) => Object.values(question))
  expect(texts.filter((text) => text.length > 150 || !text.endsWith('?'))).toEqual([])
})
