import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMessage, placeAt, startOfFile } from './diagnostics.ts'
import { formatDiagnostics } from './report.ts'

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
