import { expect, test } from 'vitest'
import { message } from './messages.ts'

test('a message without one of its values is an error', () => {
  expect(() => message('link.inText', { url: '/x' })).toThrow('link.inText: expected a value for {fault}')
})
