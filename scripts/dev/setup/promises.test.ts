import { expect, test } from 'vitest'
import { company } from '../../../src/company/company.ts'
import { promiseQuestions as promises } from '../../../tests/support/unconfirmed.ts'
import { questionText, schemaAt, schemaFor } from './question.ts'

test('each promise has one question, and each question is about a fact', () => {
  const others = ['company.terms.noticeMonths', 'company.emergencySupportFrom']
  const kept = ['dailyDays', 'weeklyWeeks', 'monthlyMonths', 'yearlyYears'].map(
    (name) => `company.retention.${name}`,
  )
  const claims = Object.keys(company.claims).map((claim) => `company.claims.${claim}`)
  expect(promises.map(({ fact }) => fact).toSorted()).toEqual([...claims, ...others, ...kept].sort())
})

test('each fact may be null, and have what its question asks for', () => {
  const wrong = promises.flatMap(({ fact, options, parse }) => {
    const typed = ['5', '1-2'].map((text) => parse?.(text, {}, 'de')).find((each) => each && 'value' in each)
    const answer =
      options?.({ 'prices.managedServices.essential': 5 }, 'de')[0]?.value ??
      (typed as { value: unknown }).value
    return [null, answer].filter((value) => !schemaAt(schemaFor({}), fact)?.safeParse(value).success)
  })
  expect(wrong).toEqual([])
})

test('a question is short, and a number has its unit', () => {
  const texts = promises.flatMap((question) =>
    (['de', 'en', 'fr'] as const).map((language) => ({
      text: questionText(question, language),
      end: question.options ? /\?$/ : /\? \(\S+\)$/,
    })),
  )
  expect(texts.filter(({ text, end }) => text.length > 150 || !end.test(text))).toEqual([])
})
