import { expect, test } from 'vitest'
import { replaceValues } from './replace-values.ts'

const source = `/** Facts. */
export const facts: Facts = {
  // The name.
  name: placeholder('First'),
  address: { city: { de: 'Köln', en: 'Cologne' } },
}
export const pages = ['a'] as const satisfies string[]
`

test('values are replaced by their paths; comments and everything else stay', () => {
  const changes = {
    'facts.name': () => "'Second'",
    'facts.address.city.en': (code: string) => `placeholder(${code})`,
    pages: () => '[]',
  }
  expect(replaceValues(source, changes)).toBe(
    source
      .replace("placeholder('First')", "'Second'")
      .replace("'Cologne'", "placeholder('Cologne')")
      .replace("['a']", '[]'),
  )
})

test('a path that is not there is named', () => {
  expect(() => replaceValues(source, { 'facts.phone': () => "''" })).toThrow('facts.phone')
})
