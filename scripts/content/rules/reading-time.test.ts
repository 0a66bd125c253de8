import { expect, test } from 'vitest'
import { remarksOn } from '../../../tests/support/remarks-on.ts'
import { readingTime } from './fields.ts'

const remarks = (words: number, readTime: string) =>
  remarksOn('reading-time', 'Wort '.repeat(words), { readTime })

test('two minutes more or less are right', () => {
  expect(remarks(1000, '3 Min.')).toEqual([])
  expect(remarks(1000, '5 Min.')).toEqual([])
  expect(remarks(1000, '7 Min.')).toEqual([])
  expect(remarks(10, '1 Min.')).toEqual([])
})

test('more than two minutes are told with what is about right', () => {
  const message = 'readTime: für 1000 Wörter etwa „5 Min.“ erwartet,'
  expect(remarks(1000, '8 Min.')).toEqual([`9:11 [8 Min.] ${message} „8 Min.“ gefunden`])
  expect(remarks(1000, '"2 Min."')).toEqual([`9:11 ["2 Min."] ${message} „2 Min.“ gefunden`])
})

test('a time that cannot be read is told', () => {
  expect(remarks(1000, 'acht Minuten')).toEqual([
    '9:11 [acht Minuten] readTime: Minuten wie „8 Min.“ erwartet, „acht Minuten“ gefunden',
  ])
})

test('no text takes less than a minute', () => {
  expect([0, 1, 290, 310, 1500].map(readingTime)).toEqual(['1 Min.', '1 Min.', '1 Min.', '2 Min.', '8 Min.'])
})
