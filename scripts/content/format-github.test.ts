import { expect, test } from 'vitest'
import { formatGithub } from './format-github.ts'
import type { Finding } from './rules/rule.ts'

const finding: Finding = {
  file: 'posts/x.md',
  line: 5,
  column: 7,
  endColumn: 16,
  message: 'date: expected YYYY-MM-DD, found "20.1.2025"',
  severity: 'error',
}

test('an error and a hint are annotations of their kind, in the order of files and lines', () => {
  const hint: Finding = { file: 'posts/a.md', line: 1, column: 1, message: 'link: dead', severity: 'hint' }
  expect(formatGithub({ findings: [finding, hint] })).toMatchInlineSnapshot(`
    "::notice file=posts/a.md,line=1,col=1,title=link::link: dead
    ::error file=posts/x.md,line=5,col=7,endColumn=15,title=date::date: expected YYYY-MM-DD, found "20.1.2025""
  `)
})

test('nothing that a post can hold begins another command', () => {
  const file = 'posts/a,b:c%.md'
  const message = 'title: 100 % sure\r\n::error::x'
  expect(formatGithub({ findings: [{ ...finding, file, message }] })).toMatchInlineSnapshot(
    `"::error file=posts/a%2Cb%3Ac%25.md,line=5,col=7,endColumn=15,title=title::title: 100 %25 sure%0D%0A::error::x"`,
  )
})

test('no findings are no text', () => {
  expect(formatGithub({ findings: [] })).toBe('')
})
