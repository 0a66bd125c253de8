import { expect, test } from 'vitest'
import { createError, createHint, placeAt } from './diagnostics.ts'
import { formatDiagnostics, formatGithub } from './report.ts'

/** The line and the carets below it, where a part of line 7 is meant. */
function quoted(line: string, start: number, end = start): string {
  const text = `${'\n'.repeat(6)}${line}`
  const error = createError('x.md', placeAt(text, 6 + start, 6 + end), 'falsch', 'rule')
  return formatDiagnostics([error], new Map([['x.md', text]])).slice(
    `x.md:7:${start + 1}  Fehler  falsch`.length,
  )
}

test('the carets are below the part that is meant', () => {
  expect(quoted('date: 20.1.2025', 6, 15)).toMatchInlineSnapshot()
})

test('a place without an end has one caret, also at the end of the line', () => {
  expect(quoted('slug', 0)).toMatchInlineSnapshot()
  expect(quoted('slug', 4)).toMatchInlineSnapshot()
  expect(quoted('', 0)).toMatchInlineSnapshot()
})

test('tabs, letters of two columns and marks of none keep the carets in place', () => {
  expect(quoted('\tx "a"', 3, 6)).toMatchInlineSnapshot()
  expect(quoted('漢字 👩‍💻 "a"', 9, 12)).toMatchInlineSnapshot()
  expect(quoted('u\u0308ber "a"', 6, 9)).toMatchInlineSnapshot()
})

test('of a long line the part around the place is shown', () => {
  const words = 'wort '.repeat(60)
  expect(quoted(`${words}"hier" ${words}`, 300, 306)).toMatchInlineSnapshot()
  expect(quoted('a'.repeat(250_000), 200_000, 249_000).length).toBeLessThan(500)
})

test('nothing in a line or a message can control the terminal or reverse its text', () => {
  const text = 'a\u001b[31mb\u202ec'
  const error = createError('x.md', placeAt(text, 0, 1), `found ${text}`, 'rule')
  expect(formatDiagnostics([error], new Map([['x.md', text]]))).toMatchInlineSnapshot()
})

const place = { start: { line: 5, column: 7 }, end: { line: 5, column: 16 } }

test('annotations are of two kinds, in the order of files and lines', () => {
  const point = { line: 1, column: 1 }
  const error = createError('posts/x.md', place, 'date: falsch', 'front-matter')
  const hint = createHint('posts/a.md', { start: point, end: point }, 'link: tot', 'dead-link')
  expect(formatGithub({ diagnostics: [error, hint] })).toMatchInlineSnapshot()
})

test('nothing that a post can have begins another command', () => {
  const error = createError('posts/a,b:c%.md', place, 'title: 100 % sure\r\n::error::x', 'front-matter')
  expect(formatGithub({ diagnostics: [error] })).toMatchInlineSnapshot()
})

test('no diagnostics are no text', () => {
  expect(formatGithub({ diagnostics: [] })).toBe('')
})
