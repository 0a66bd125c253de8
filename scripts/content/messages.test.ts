import { expect, test } from 'vitest'
import { message } from './messages.ts'

test('a message has its values, which are no templates themselves', () => {
  expect(message('link.inText', { url: '{fault}', fault: '$&' })).toBe('Link: „{fault}“ $&')
})

test('a message without one of its values is an error', () => {
  expect(() => message('link.inText', { url: '/x' })).toThrow('link.inText: expected a value for {fault}')
})
