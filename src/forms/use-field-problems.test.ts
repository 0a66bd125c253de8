import { expect, test } from 'vitest'
import { fieldProblem } from './use-field-problems.ts'

const valid = { valid: true, valueMissing: false }
const malformed = { valid: false, valueMissing: false }

test('a required field is missing without text, and with blanks, which are text for a browser', () => {
  expect(fieldProblem({ valid: false, valueMissing: true }, { value: '', required: true })).toBe('missing')
  const blanks = [' ', '\t', '\n\n', '\u00a0', '\u3000', '\ufeff']
  expect(blanks.filter((value) => fieldProblem(valid, { value, required: true }) !== 'missing')).toEqual([])
  expect(fieldProblem(valid, { value: '  ', required: false })).toBeUndefined()
})

test('anything else that the browser rejects is malformed, and what it accepts is no problem', () => {
  const problems = [true, false].map((required) => fieldProblem(malformed, { value: 'a@', required }))
  expect(problems).toEqual(['malformed', 'malformed'])
  expect(fieldProblem(valid, { value: ' a ', required: true })).toBeUndefined()
})
