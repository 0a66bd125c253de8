import { expect, test } from 'vitest'
import { frontNames } from '../../content/site-plan-copy.ts'
import { decodePlan, encodePlan, readAnswers } from './plan.ts'

const today = '2026-11-26'

test.each([
  [{ mfa: 'no' }, today, ''],
  [Object.fromEntries(frontNames.map((name) => [name, 'yes'])), '2026-05-20', 'Muster & Söhne GmbH'],
  [{ mfa: 'unknown', reporting: 'no' }, '2024-02-29', '50 % #1. "Zoë" = 100/2?'],
  [{ copy: 'yes' }, today, '東京 😀'],
] as const)('a plan comes back from its fragment: %o, %s, %s', (answers, day, business) => {
  const fragment = encodePlan({ answers, day, business })
  // What mail programs and browsers leave alone.
  expect(fragment).toMatch(/^#plan=[\w.%~!'()*-]+$/)
  expect(decodePlan(fragment, today)).toEqual({ answers, day, business })
})

const valid = 'nyu----'

test.each([
  ['an anchor', '#mfa-no'],
  ['another version', `#plan=2.${valid}.${today}.Muster`],
  ['too few answers', `#plan=1.nyu.${today}.Muster`],
  ['unknown answers', `#plan=1.nyx----.${today}.Muster`],
  ['a day that there is not', `#plan=1.${valid}.2026-02-30.Muster`],
  ['a day to come', `#plan=1.${valid}.2026-11-27.Muster`],
  ['a script', `#plan=1.${valid}.${today}.<script>alert(1)</script>`],
  ['a text that turns the direction of writing', `#plan=1.${valid}.${today}.a%E2%80%AEb`],
  ['a malformed escape', `#plan=1.${valid}.${today}.%E0%A4%A`],
  ['a long name', `#plan=1.${valid}.${today}.${'a'.repeat(61)}`],
])('a fragment with %s is no plan', (_, fragment) => {
  expect(decodePlan(fragment, today)).toBeUndefined()
})

test('of a form only answers to the questions are read', () => {
  const entries = Object.entries({ mfa: 'no', restore: 'perhaps', somebody: 'yes' })
  expect(readAnswers(entries)).toEqual({ mfa: 'no' })
})
