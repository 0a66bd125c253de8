import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMessage, placeAt, startOfFile } from './diagnostics.ts'
import { formatDiagnostics } from './report.ts'

/** The line and the carets below it, where a part of line 7 is meant. */
function quoted(line: string, start: number, end = start): string {
  const text = `${'\n'.repeat(6)}${line}`
  const error = createMessage('x.md', placeAt(text, 6 + start, 6 + end), 'falsch', 'rule')
  return formatDiagnostics([error], new Map([['x.md', text.split('\n')]])).slice(
    `x.md:7:${start + 1}  Fehler  falsch`.length,
  )
}

test('the carets are below the part that is meant', () => {
  expect(quoted('date: 20.1.2025', 6, 15)).toMatchInlineSnapshot(`
    "
    > 7 | date: 20.1.2025
        |       ^^^^^^^^^
    "
  `)
})

test('a place without an end has one caret, also at the end of the line', () => {
  expect(quoted('slug', 0)).toMatchInlineSnapshot(`
    "
    > 7 | slug
        | ^
    "
  `)
  expect(quoted('slug', 4)).toMatchInlineSnapshot(`
    "
    > 7 | slug
        |     ^
    "
  `)
  expect(quoted('', 0)).toMatchInlineSnapshot(`
    "
    > 7 |
        | ^
    "
  `)
})

test('a tab keeps the carets in place', () => {
  expect(quoted('\tx "a"', 3, 6)).toMatchInlineSnapshot(`
    "
    > 7 |  x "a"
        |    ^^^
    "
  `)
})

test('of a long line the part around the place is shown', () => {
  const words = 'wort '.repeat(60)
  expect(quoted(`${words}"hier" ${words}`, 300, 306)).toMatchInlineSnapshot(`
    "
    > 7 | wort wort wort wort wort wort wort wort wort wort wort wort "hier" wort wort wort wort wort wort wort wort wort wort wort wort
        |                                                             ^^^^^^
    "
  `)
  expect(quoted('a'.repeat(250_000), 200_000, 249_000).length).toBeLessThan(500)
})

test('nothing in a line or a message can control the terminal or reverse its text', () => {
  const text = 'a\u001b[31mb\u202ec'
  const error = createMessage('x.md', placeAt(text, 0, 1), `found ${text}`, 'rule')
  expect(formatDiagnostics([error], new Map([['x.md', text.split('\n')]]))).toMatchInlineSnapshot(`
    "x.md:1:1  Fehler  found a\\u001b[31mb\\u202ec
    > 1 | a�[31mb�c
        | ^
    "
  `)
})

test('pull requests find the messages in what the check prints', () => {
  const [errors, hints] = JSON.parse(readFileSync('.github/post-messages.json', 'utf8')).problemMatcher
  const found = (isFatal: boolean, { pattern }: { pattern: { regexp: string }[] }) => {
    const diagnostic = createMessage('posts/x.md', startOfFile, 'date: falsch', 'x', isFatal)
    const [line = ''] = formatDiagnostics([diagnostic]).split('\n')
    return new RegExp(pattern[0]?.regexp ?? '').exec(line)?.slice(1)
  }
  const parts = ['posts/x.md', '1', '1', 'date: falsch']
  expect([found(true, errors), found(false, hints)]).toEqual([parts, parts])
  expect(found(false, errors)).toBeUndefined()
})
