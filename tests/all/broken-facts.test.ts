import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scripts } from '../../package.json'
import { copyProject, type ProjectCopy, runNode } from '../support/project-copy.ts'

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

// Each slip in the facts is in `scripts/site/check-facts.test.ts`.
test.each([
  ['build', 'src/company/company.json', '"founded": 2025,', '"founded": 2025'],
  ['check', 'src/company/company.json', '"founded": 2025,', '"founded": 2025'],
  ['check', 'src/content/de/labels.ts', "'Kontakt'", "'Kontakt"],
] as const)('npm run %s names the line of a slip in %s', (command, name, before, after) => {
  const file = join(copy.folder, name)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(before, after))
  const { status, output } = runNode(copy.folder, scripts[command].split(' ').slice(1))
  writeFileSync(file, text)
  const place = new RegExp(`^${name}:\\d+:\\d+  `, 'm')
  expect([text.includes(before), status, output]).toEqual([true, 1, expect.stringMatching(place)])
  expect(output).not.toMatch(/^ +at /m)
})
