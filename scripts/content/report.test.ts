import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { createMessage, placeAt, startOfFile } from './diagnostics.ts'
import { formatDiagnostics } from './report.ts'

const folder = temporaryFolder()

test('nothing in a line or a message can control the terminal or reverse its text', () => {
  const file = join(folder, 'x.md')
  const text = 'a\tb\u202ec'
  writeFileSync(file, text)
  const error = createMessage(file, placeAt(text, 0, 1), 'found a\u001b[31mb\u202ec', 'rule')
  expect(formatDiagnostics([error])).toBe(
    `${file}:1:1  error  found a\\u001b[31mb\\u202ec\n> 1 | a b\ufffdc\n    | ^\n`,
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
