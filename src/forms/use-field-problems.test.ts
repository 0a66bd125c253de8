import { expect, test } from 'vitest'
import { fieldProblem } from './use-field-problems.ts'

const valid = { valid: true, valueMissing: false }

test('a required field without text is missing', () => {
  expect(fieldProblem({ valid: false, valueMissing: true }, { value: '', required: true })).toBe('missing')
})

test.each([' ', '\t', '\n\n', '\u00a0', '\u3000', '\ufeff'])(
  'a required field with %j alone is missing, though it is valid for the browser',
  (value) => {
    expect(fieldProblem(valid, { value, required: true })).toBe('missing')
  },
)

test('blanks in an optional field are no problem', () => {
  expect(fieldProblem(valid, { value: '  ', required: false })).toBeUndefined()
})

test('anything else that the browser rejects is malformed', () => {
  expect(fieldProblem({ valid: false, valueMissing: false }, { value: 'a@', required: true })).toBe(
    'malformed',
  )
  expect(fieldProblem({ valid: false, valueMissing: false }, { value: 'a@', required: false })).toBe(
    'malformed',
  )
})

test('text in a valid field is no problem', () => {
  expect(fieldProblem(valid, { value: ' a ', required: true })).toBeUndefined()
})
