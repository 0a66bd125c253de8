import { expect, test } from 'vitest'
import { quoteLine } from './quote-line.ts'

const quoted = (line: string, column: number, endColumn?: number) =>
  `\n${quoteLine(line, { line: 7, column, ...(endColumn && { endColumn }) })}\n`

test('the carets stand under the part that is meant', () => {
  expect(quoted('date: 20.1.2025', 7, 16)).toMatchInlineSnapshot(`
    "
      7 | date: 20.1.2025
        |       ^^^^^^^^^
    "
  `)
})

test('a place without an end, at the end or behind the line has one caret', () => {
  expect(quoted('slug', 1)).toMatchInlineSnapshot(`
    "
      7 | slug
        | ^
    "
  `)
  expect(quoted('slug', 5)).toMatchInlineSnapshot(`
    "
      7 | slug
        |     ^
    "
  `)
  expect(quoted('', 1)).toMatchInlineSnapshot(`
    "
      7 | 
        | ^
    "
  `)
  expect(quoted('slug', 99, 120)).toMatchInlineSnapshot(`
    "
      7 | slug
        |     ^
    "
  `)
})

test('tabs, letters of two columns and marks of none keep the carets in place', () => {
  expect(quoted('\tx "a"', 4, 7)).toMatchInlineSnapshot(`
    "
      7 |     x "a"
        |       ^^^
    "
  `)
  expect(quoted('漢字 👩‍💻 "a"', 10, 13)).toMatchInlineSnapshot(`
    "
      7 | 漢字 👩‍💻 "a"
        |         ^^^
    "
  `)
  expect(quoted('u\u0308ber "a"', 7, 10)).toMatchInlineSnapshot(`
    "
      7 | über "a"
        |      ^^^
    "
  `)
})

test('a character of several units is marked whole', () => {
  expect(quoted('a 👩‍💻 b', 5, 6)).toMatchInlineSnapshot(`
    "
      7 | a 👩‍💻 b
        |   ^^
    "
  `)
})

test('of a long line the part around the place is shown', () => {
  const words = 'wort '.repeat(60)
  expect(quoted(`${words}"hier" ${words}`, 301, 307)).toMatchInlineSnapshot(`
    "
      7 | …wort wort wort wort wort wort wort wort wort wort "hier" wort wort wort wort wort wort wort wort wor…
        |                                                    ^^^^^^
    "
  `)
  expect(quoted(`"hier" ${words}`, 1, 7)).toMatchInlineSnapshot(`
    "
      7 | "hier" wort wort wort wort wort wort wort wort wort wort wort wort wort wort wort wort wort wort wor…
        | ^^^^^^
    "
  `)
  expect(quoted(`${words}"hier"`, 301, 307)).toMatchInlineSnapshot(`
    "
      7 | …ort wort wort wort wort wort wort wort wort wort wort wort wort wort wort wort wort wort wort "hier"
        |                                                                                                ^^^^^^
    "
  `)
})

test('a line of a quarter of a megabyte takes no time to speak of', () => {
  const started = performance.now()
  expect(quoted('a'.repeat(250_000), 200_000)).toContain('^')
  expect(performance.now() - started).toBeLessThan(500)
})

test('nothing in a line can speak to the terminal or turn its text around', () => {
  expect(quoted('a\u001b[31mb\u202ec', 1)).toMatchInlineSnapshot(`
    "
      7 | a�[31mb�c
        | ^
    "
  `)
})
