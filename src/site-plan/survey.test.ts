import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { answers, frontNames } from '../content/site-plan-copy.ts'
import { type Answers, readAnswers, surveyOf } from './survey.ts'

test('for all 3^7 ways to answer the sheet shows each answer, the first gaps, and what is left', () => {
  const all = frontNames.reduce<Answers[]>(
    (given, name) => given.flatMap((each) => answers.map((answer) => ({ ...each, [name]: answer }))),
    [{}],
  )
  expect(all.length).toBe(3 ** 7)
  const faults = all.filter((given) => {
    const missing = frontNames.filter((name) => given[name] === 'no')
    const isUnknown = Object.values(given).includes('unknown')
    const notes = { none: missing.length === 0, more: missing.length > 3, unknown: isUnknown }
    const shown = Object.entries(notes).flatMap(([note, isShown]) => (isShown ? note : []))
    return !isDeepStrictEqual(surveyOf(given), { fronts: given, gaps: missing.slice(0, 3), notes: shown })
  })
  expect(faults).toEqual([])
})

test('without answers all fronts are open, and no gap is claimed or denied', () => {
  const { fronts, gaps, notes } = surveyOf({})
  expect([new Set(Object.values(fronts)), gaps, notes]).toEqual([new Set(['open']), [], ['start']])
})

test('of a form only answers to the questions are read', () => {
  const entries = Object.entries({ mfa: 'no', restore: 'perhaps', somebody: 'yes' })
  expect(readAnswers(entries)).toEqual({ mfa: 'no' })
})
