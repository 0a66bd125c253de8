import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { packageFolder } from '../support/package-folder.ts'
import { buildProject, copyProject, type ProjectCopy, runNode } from '../support/project-copy.ts'

/** What a visitor, writer or owner would notice; the change; and the test file that must fail then. */
type Break = { what: string; file: string; before: string; after: string; test: string }

const breaks: Break[] = parse(readFileSync('tests/all/breaks.yaml', 'utf8'))

vi.setConfig({ testTimeout: 300_000 })

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy?.remove())

/** As for `npm test`. */
const build = () => buildProject(copy.folder, { SOURCE_DATE_EPOCH: undefined }, ['--no-settings'])

const run = (...tests: string[]) =>
  runNode(copy.folder, [
    ...[join(packageFolder('vitest'), 'vitest.mjs'), 'run', '--bail=1'],
    ...['--project=unit', '--project=site', ...tests],
  ])

test('without a change, the site is built and the tests pass', () => {
  expect(build()).toMatchObject({ status: 0 })
  expect(run(...new Set(breaks.map(({ test }) => test)))).toMatchObject({ status: 0 })
})

test.each(breaks)('$what', (broken) => {
  const file = join(copy.folder, broken.file)
  const source = readFileSync(file, 'utf8')
  expect(source.split(broken.before).length, `${broken.file}: ${broken.before}`).toBe(2)
  writeFileSync(
    file,
    source.replace(broken.before, () => broken.after),
  )
  try {
    if (/^(build$|tests\/(html|browser)\/)/.test(broken.test)) {
      expect(build(), 'build').toMatchObject({ status: broken.test === 'build' ? 1 : 0 })
    }
    if (broken.test !== 'build') expect(run(broken.test).status, broken.test).not.toBe(0)
  } finally {
    writeFileSync(file, source)
  }
})
