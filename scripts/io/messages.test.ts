import { expect, test } from 'vitest'
import german from './messages/de.json'
import english from './messages/en.json'
import { message } from './messages.ts'

const de: Record<string, string> = german
const en: Record<string, string> = english

test('a message without one of its values is an error', () => {
  expect(() => message('link.inText', { url: '/x' })).toThrow('link.inText: expected a value for {fault}')
})

test('every message is in German and English, with the same values', () => {
  expect(Object.keys(en)).toEqual(Object.keys(de))
  const valuesIn = (text = '') => text.match(/\{(quote )?\w+\}/g)?.sort() ?? []
  const isDifferent = (key: string, text?: string) => String(valuesIn(de[key])) !== String(valuesIn(text))
  expect(Object.keys(de).filter((key) => isDifferent(key, en[key]))).toEqual([])
})

test('no English message has a German word', () => {
  const words =
    /(?<![\p{L}/-])(?:und|oder|nicht|der|die|das|ist|mit|für|eine?n?|wird|Beitr[aä]g\w*)(?![\p{L}])/u
  expect(Object.values(en).filter((text) => words.test(text))).toEqual([])
})
