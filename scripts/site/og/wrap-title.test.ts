import { expect, test } from 'vitest'
import { wrapTitle } from './wrap-title.ts'

/** Every character is as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size
const space = { width: 100, height: 40, largest: 20, smallest: 10, lineHeight: 1 }

test('a short title is as large as can be', () => {
  expect(wrapTitle('Kurz', space, measure)).toEqual({ size: 20, lines: ['Kurz'] })
})

test('a title is broken at spaces, and gets smaller until it fits', () => {
  expect(wrapTitle('eins zwei drei', space, measure)).toEqual({ size: 12, lines: ['eins', 'zwei', 'drei'] })
})

test('a word may be broken behind its hyphen', () => {
  expect(wrapTitle('Tage-Plan', space, measure)).toEqual({ size: 20, lines: ['Tage-', 'Plan'] })
  expect(wrapTitle('x IT-Plan', space, measure)).toEqual({ size: 14, lines: ['x', 'IT-Plan'] })
})

test('a word that is too wide at the smallest size is divided', () => {
  expect(wrapTitle('abcdefghijklmno', space, measure)).toEqual({ size: 10, lines: ['abcdefghij', 'klmno'] })
})

test('what has no place is left out, and that is told', () => {
  const { size, lines } = wrapTitle('abcdefghi '.repeat(9).trim(), space, measure)
  expect(size).toBe(10)
  expect(lines).toEqual(['abcdefghi', 'abcdefghi', 'abcdefghi', 'abcdefghi…'])
})
