import { expect, test } from 'vitest'
import { type Answer, frontNames } from '../content/site-plan-copy.ts'
import { readAnswers, surveyOf } from './survey.ts'

const all = (answer: Answer) => Object.fromEntries(frontNames.map((name) => [name, answer]))

test('the sheet shows each answer, the first gaps, and what is left', () => {
  const open = Object.fromEntries(frontNames.map((name) => [name, 'open']))
  expect(surveyOf({})).toEqual({ fronts: open, gaps: [], notes: ['start'] })
  expect(surveyOf(all('yes'))).toEqual({ fronts: all('yes'), gaps: [], notes: ['none'] })
  expect(surveyOf(all('no'))).toEqual({ fronts: all('no'), gaps: frontNames.slice(0, 3), notes: ['more'] })
  const some = { ...all('yes'), restore: 'no', leavers: 'no', reporting: 'no', mfa: 'unknown' } as const
  const gaps = ['restore', 'leavers', 'reporting']
  expect(surveyOf(some)).toEqual({ fronts: some, gaps, notes: ['unknown'] })
})

test('of a form only answers to the questions are read', () => {
  const entries = Object.entries({ mfa: 'no', restore: 'perhaps', somebody: 'yes' })
  expect(readAnswers(entries)).toEqual({ mfa: 'no' })
})
