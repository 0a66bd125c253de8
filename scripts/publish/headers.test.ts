import { expect, test } from 'vitest'
import { formatHeaders, headerRules, headersFor, parseHeaders } from './headers.ts'

test('what is written is what is read', () => {
  expect(parseHeaders(formatHeaders())).toEqual(headerRules)
})

test('an empty file has no rules', () => {
  expect(parseHeaders('')).toEqual([])
  expect(headersFor('/', [])).toEqual({})
})

test('a later rule wins, and adds to an earlier one', () => {
  const rules = parseHeaders('/*\n  A: 1\n  B: https://x.example/: y\n\n/assets/*\n  A: 2\n')
  expect(headersFor('/assets/x.js', rules)).toEqual({ A: '2', B: 'https://x.example/: y' })
  expect(headersFor('/', rules)).toEqual({ A: '1', B: 'https://x.example/: y' })
})

test('a rule without a star is for one address', () => {
  const rules = parseHeaders('/a\n  A: 1\n')
  expect([headersFor('/a', rules), headersFor('/ab', rules)]).toEqual([{ A: '1' }, {}])
})
