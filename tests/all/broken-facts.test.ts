import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scripts } from '../../package.json'
import { factsFile } from '../../scripts/io/facts-file.ts'
import { copyProject, type ProjectCopy, runNode } from '../support/project-copy.ts'

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

// Each slip is in `scripts/site/check-facts.test.ts`.
test.each(['build', 'check'] as const)(
  'npm run %s names the line of a slip in the facts alone',
  (command) => {
    const json = readFileSync(factsFile, 'utf8')
    writeFileSync(join(copy.folder, factsFile), json.replace('"founded": 2025,', '"founded": 2025'))
    const { status, output } = runNode(copy.folder, scripts[command].split(' ').slice(1))
    expect([status, output]).toEqual([1, expect.stringMatching(/^src\/company\/company\.json:6:\d+ {2}/)])
    expect(output).not.toMatch(/^ +at /m)
  },
)

test('npm run check names the line of a slip in copy', () => {
  writeFileSync(join(copy.folder, factsFile), readFileSync(factsFile))
  appendFileSync(join(copy.folder, 'src/content/de/labels.ts'), "\nexport const slip = 'text\n")
  const { status, output } = runNode(copy.folder, scripts.check.split(' ').slice(1))
  expect([status, output]).toEqual([1, expect.stringMatching(/^src\/content\/de\/labels\.ts:\d+:\d+ {2}/m)])
})
