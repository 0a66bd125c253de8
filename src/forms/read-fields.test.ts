import { expect, test } from 'vitest'
import { readFields } from './read-fields.ts'

function dataOf(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('blanks at both ends go, those between stay', () => {
  expect(readFields(dataOf({ a: ' \t x  y \n', b: '\u00a0' }), ['a', 'b'])).toEqual({ a: 'x  y', b: '' })
})

test('every kind of line end is one', () => {
  expect(readFields(dataOf({ a: '1\r\n2\r3\n4\r\n\r\n5' }), ['a'])).toEqual({ a: '1\n2\n3\n4\n\n5' })
})

test('only the named fields are read, and one that is missing is empty', () => {
  expect(readFields(dataOf({ a: '1', consent: 'on' }), ['a', 'b'])).toEqual({ a: '1', b: '' })
})
