import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { copyProject, type ProjectCopy, runNode } from '../support/project-copy.ts'

/** A change, and the test that has to notice it: `file › the beginning of its title`. */
type Break = { file: string; before: string; after: string; test: string }

const breaks: Break[] = parse(readFileSync('tests/all/breaks.yaml', 'utf8'))

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 600_000 })

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy?.remove())

/** As for `npm test`. */
const build = () => runNode(copy.folder, ['--import', 'tsx', 'tests/build-site.ts'])

/** Runs a test alone. */
function run(name: string) {
  const [file = '', title = ''] = name.split(' › ')
  const pattern = title.replace(/[^\w\s]/g, '\\$&')
  const command = file.startsWith('tests/flows/')
    ? ['node_modules/@playwright/test/cli.js', 'test', '--config=tests', '--grep', pattern, file]
    : ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--project=site', '-t', pattern, file]
  return runNode(copy.folder, command)
}

test('without a change, the site is built and the tests pass', () => {
  expect(build()).toMatchObject({ status: 0 })
  for (const name of new Set(breaks.map(({ test }) => test))) {
    const { status, output } = run(name)
    expect([name, status, status !== 0 && output]).toEqual([name, 0, false])
  }
})

test.each(breaks)('$test: $file: $after', (broken) => {
  const file = join(copy.folder, broken.file)
  const source = readFileSync(file, 'utf8')
  expect(source.split(broken.before).length, `${broken.file}: ${broken.before}`).toBe(2)
  writeFileSync(
    file,
    source.replace(broken.before, () => broken.after),
  )
  try {
    if (/^tests\/(site|flows)\//.test(broken.test)) expect(build()).toMatchObject({ status: 0 })
    // Nothing else must have ended the run, such as a server that does not start.
    expect(run(broken.test)).toMatchObject({ status: 1, output: expect.stringMatching(/\d failed/) })
  } finally {
    writeFileSync(file, source)
  }
})
