import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postSource, writeFiles } from '../support/post-source.ts'
import { buildProject, copyProject, editFacts, type ProjectCopy, runNode } from '../support/project-copy.ts'

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy?.remove())

const edit = (name: string, from: RegExp, to: string) => {
  const path = join(copy.folder, name)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

/** What a build prints that fails and publishes nothing. */
function refusedBuild(env: Record<string, string> = {}): string {
  const { status, output } = buildProject(copy.folder, env)
  expect([status, existsSync(join(copy.folder, 'dist/index.html'))]).toEqual([1, false])
  return output
}

const timesIn = (output: string, text: string) => output.split(text).length - 1

test('a text that a language lacks ends build and check with its place', () => {
  edit('src/content/en/labels.ts', / {2}partner: .*\n/, '')
  // No more than is needed for that: all of it is checked before the tests.
  edit('tsconfig.build.json', /"include": .*/, '"include": ["src/content/en/labels.ts"],')
  const named = /^src\/content\/en\/labels\.ts:\d+:\d+ {2}error {2}.*partner/m
  expect(refusedBuild()).toMatch(named)
  const check = runNode(copy.folder, ['--import', 'tsx', 'scripts/check.ts'])
  expect([check.status, check.output]).toEqual([1, expect.stringMatching(named)])
})

test('with SITE_STRICT everything that is not ready is reported at once', () => {
  // Without an address messages may be lost.
  editFacts(copy.folder, (facts) => {
    facts.placeholders = ['company.siteUrl']
  })
  const pictures = '![A](https://other.example/a.png) ![B](images/fehlt.png)\n'
  writeFiles(copy.folder, { 'posts/bild.md': postSource('bild', {}, pictures) })
  const output = refusedBuild({ SITE_STRICT: 'true', VITE_CONTACT: '', VITE_FUNCTION_URL: '/x' })
  const expected = [
    'placeholder: company.siteUrl',
    'the contact form only pretends to send',
    'VITE_FUNCTION_URL: expected one of the variables in docs/publishing.md',
    'posts/bild.md:15:6  error  Picture: “https://other.example/a.png” is on another server; put the file beside the post',
    'posts/bild.md:15:40  error  Picture: “images/fehlt.png” is not in the folder posts',
  ]
  expect(expected.map((text) => [text, timesIn(output, text)])).toEqual(expected.map((text) => [text, 1]))
  rmSync(join(copy.folder, 'posts/bild.md'), { force: true })
})
