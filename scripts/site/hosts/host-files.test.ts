import { expect, test } from 'vitest'
import { formatNginx } from './host-files.ts'

test('a header of nginx keeps its quotation marks and backslashes, and may have no variable', () => {
  const format = (value: string) => {
    const rules = ['/*', '/a/*'].map((path) => ({ path, headers: { 'X-Note': value } }))
    return Object.values(formatNginx(rules, 'https://www.example.com', {})).join('')
  }
  expect(format('"a" \\b').split('"\\"a\\" \\\\b"').length).toBe(3)
  expect(() => format('5 $')).toThrow('X-Note: found "5 $"; expected a value without "$"')
})
