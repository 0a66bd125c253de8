import { describe, expect, test } from 'vitest'
import { answers, frontNames } from '../content/site-plan-copy.ts'
import { type Answers, maxGaps, readAnswers, surveyOf } from './survey.ts'

/** All 3^7 ways to answer all questions. */
const everySurvey = frontNames
  .reduce<Answers[]>(
    (given, name) => given.flatMap((each) => answers.map((answer) => ({ ...each, [name]: answer }))),
    [{}],
  )
  .map((given) => ({ given, survey: surveyOf(given) }))

describe('for all 3^7 ways to answer', () => {
  test('each front is drawn by its own answer', () => {
    expect(everySurvey.length).toBe(3 ** 7)
    expect(
      everySurvey.filter(({ given, survey }) =>
        frontNames.some((name) => survey.fronts[name] !== given[name]),
      ),
    ).toEqual([])
  })

  test('the gaps are the first three fronts with a no, in their order', () => {
    for (const { given, survey } of everySurvey) {
      const all = Object.entries(given).flatMap(([name, answer]) => (answer === 'no' ? [name] : []))
      expect(survey.gaps).toEqual(all.slice(0, maxGaps))
      expect(survey.notes.includes('more')).toBe(all.length > maxGaps)
      expect(survey.notes.includes('none')).toBe(all.length === 0)
    }
  })

  test('unsurveyed fronts are mentioned, and nothing says that no question is answered', () => {
    for (const { given, survey } of everySurvey) {
      expect(survey.notes.includes('unknown')).toBe(Object.values(given).includes('unknown'))
      expect(survey.notes).not.toContain('start')
    }
  })
})

test('without answers all fronts are open, and no gap is claimed or denied', () => {
  const { fronts, gaps, notes } = surveyOf({})
  expect(new Set(Object.values(fronts))).toEqual(new Set(['open']))
  expect([gaps, notes]).toEqual([[], ['start']])
})

test('of a form only answers to the questions are read', () => {
  const entries = [
    ['mfa', 'no'],
    ['restore', 'perhaps'],
    ['somebody', 'yes'],
  ] as const
  expect(readAnswers(entries)).toEqual({ mfa: 'no' })
})
