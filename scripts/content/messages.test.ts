import { expect, test } from 'vitest'
import de from './messages/de.json'
import en from './messages/en.json'
import { type MessageKey, message } from './messages.ts'

test('a message without one of its values is an error', () => {
  expect(() => message('link.inText', { url: '/x' })).toThrow('link.inText: expected a value for {fault}')
})

test('every message is in both languages, with the same values', () => {
  expect(Object.keys(en)).toEqual(Object.keys(de))
  const valuesIn = (text: string) => text.match(/\{(quote )?\w+\}/g)?.sort() ?? []
  const differing = (Object.keys(de) as MessageKey[]).filter(
    (key) => String(valuesIn(de[key])) !== String(valuesIn(en[key])),
  )
  expect(differing).toEqual([])
})

test('no English message has a German word', () => {
  const german =
    /(?<![\p{L}/-])(?:und|oder|nicht|der|die|das|ist|mit|für|eine?n?|wird|Beitr[aä]g\w*)(?![\p{L}])/u
  expect(Object.values(en).filter((text) => german.test(text))).toEqual([])
})
