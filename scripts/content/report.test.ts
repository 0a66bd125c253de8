import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMessage, placeAt, startOfFile } from './diagnostics.ts'
import { formatDiagnostics } from './report.ts'

/** The line and the carets below it, where a part of line 7 is meant. */
function quoted(line: string, start: number, end = start): string[] {
  const text = `${'\n'.repeat(6)}${line}`
  const error = createMessage('x.md', placeAt(text, 6 + start, 6 + end), 'falsch', 'rule')
  const [first, ...frame] = formatDiagnostics([error], new Map([['x.md', text.split('\n')]])).split('\n')
  expect(first).toBe(`x.md:7:${start + 1}  error  falsch`)
  return frame.filter((part) => part !== '')
}

test('the carets are below the part that is meant, one where it has no end, and of a long line the part around it is shown', () => {
  const words = 'wort '.repeat(60)
  const shown = 'wort '.repeat(12)
  const quotations: [frame: string[], ...Parameters<typeof quoted>][] = [
    [['> 7 | date: 20.1.2025', '    |       ^^^^^^^^^'], 'date: 20.1.2025', 6, 15],
    [['> 7 |  x "a"', '    |    ^^^'], '\tx "a"', 3, 6],
    [['> 7 | slug', '    | ^'], 'slug', 0],
    [['> 7 | slug', '    |     ^'], 'slug', 4],
    [['> 7 |', '    | ^'], '', 0],
    [
      [`> 7 | ${shown}"hier" ${shown.trim()}`, `    | ${' '.repeat(60)}^^^^^^`],
      ...([`${words}"hier" ${words}`, 300, 306] as const),
    ],
  ]
  for (const [frame, ...part] of quotations) expect(quoted(...part)).toEqual(frame)
  expect(quoted('a'.repeat(250_000), 200_000, 249_000).join('').length).toBeLessThan(500)
})

test('nothing in a line or a message can control the terminal or reverse its text', () => {
  const text = 'a\u001b[31mb\u202ec'
  const error = createMessage('x.md', placeAt(text, 0, 1), `found ${text}`, 'rule')
  expect(formatDiagnostics([error], new Map([['x.md', text.split('\n')]]))).toBe(
    'x.md:1:1  error  found a\\u001b[31mb\\u202ec\n> 1 | a\ufffd[31mb\ufffdc\n    | ^\n',
  )
})

test('pull requests find the messages in what the check prints', () => {
  const [errors, hints] = JSON.parse(readFileSync('.github/post-messages.json', 'utf8')).problemMatcher
  const found = (isFatal: boolean, { pattern }: { pattern: { regexp: string }[] }) => {
    const diagnostic = createMessage('posts/x.md', startOfFile, 'date: falsch', 'x', isFatal)
    const [line = ''] = formatDiagnostics([diagnostic]).split('\n')
    return new RegExp(pattern[0]?.regexp ?? '').exec(line)?.slice(1)
  }
  const parts = ['posts/x.md', '1', '1', 'date: falsch']
  expect([found(true, errors), found(false, hints), found(false, errors)]).toEqual([parts, parts, undefined])
})
