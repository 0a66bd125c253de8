import { expect, test } from 'vitest'
import { fieldProblem } from './field-error.ts'

const right = { valid: true, valueMissing: false }

test('a required field without text is missing', () => {
  expect(fieldProblem({ valid: false, valueMissing: true }, { value: '', required: true })).toBe('missing')
})

test.each([' ', '\t', '\n\n', '\u00a0', '\u3000', '\ufeff'])(
  'a required field with %j alone is missing, though the browser takes it',
  (value) => {
    expect(fieldProblem(right, { value, required: true })).toBe('missing')
  },
)

test('blanks in a field that may be left out are no problem', () => {
  expect(fieldProblem(right, { value: '  ', required: false })).toBeUndefined()
})

test('what the browser refuses for another reason is malformed', () => {
  expect(fieldProblem({ valid: false, valueMissing: false }, { value: 'a@', required: true })).toBe(
    'malformed',
  )
  expect(fieldProblem({ valid: false, valueMissing: false }, { value: 'a@', required: false })).toBe(
    'malformed',
  )
})

test('text in a field that is right is no problem', () => {
  expect(fieldProblem(right, { value: ' a ', required: true })).toBeUndefined()
})
