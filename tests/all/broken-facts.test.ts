import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scripts } from '../../package.json'
import { factsFile } from '../../scripts/io/read-facts.ts'
import { languages } from '../../src/i18n/languages.ts'
import { copyProject, type ProjectCopy, runNode } from '../support/project-copy.ts'

const json = readFileSync(factsFile, 'utf8')
const copyFile = `src/content/${languages[0]}/labels.ts`

/** Edits by hand, and what is said about each. */
const edits: [name: string, edit: (json: string) => string, said: RegExp][] = [
  [
    'a missing comma',
    (text) => text.replace('"LU",\n    "timeZone"', '"LU"\n    "timeZone"'),
    /:\d+:\d+ {2}Fehler {2}hier fehlt ein Komma/,
  ],
  ['no text at all', () => '', /:1:1 {2}Fehler {2}die Datei ist leer/],
  ['a wrong type', (text) => text.replace('"founded": 2025', '"founded": "2025"'), /founded: erwartet wird/],
]

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
  appendFileSync(join(copy.folder, copyFile), "\nexport const slip = 'text\n")
})
afterAll(() => copy.remove())

describe.each(['build', 'check', 'setup', 'new'] as const)('npm run %s', (command) => {
  test.each(edits)('names the line of %s, and of a slip in copy, without a stack trace', (_, edit, said) => {
    const text = edit(json)
    expect(text).not.toBe(json)
    writeFileSync(join(copy.folder, factsFile), text)
    const { status, output } = runNode(copy.folder, scripts[command].split(' ').slice(1))
    expect(status).toBe(1)
    expect(output).toMatch(said)
    expect(output).toMatch(/^src\/content\/.*:\d+:\d+ {2}Fehler {2}.*Anführungszeichen/m)
    const isExpected = (line: string) =>
      /^src\/(company|content)\/.+:\d+:\d+ /.test(line) || /^(>| ) +\d* \|/.test(line)
    expect(output.split('\n').filter((line) => line !== '' && !isExpected(line))).toEqual([])
  })
})
