import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { copyProject, type ProjectCopy } from '../../scripts/measure/copy-project.ts'
import { runNode } from '../support/project-copy.ts'

/** A change, and the test that has to notice it: `file › title`, of flows that have no title yet the file alone. */
type Break = { file: string; before: string; after: string; test: string }

const breaks: Break[] = parse(readFileSync('tests/all/breaks.yaml', 'utf8'))

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy?.remove())

/** As for `npm test`. */
const build = () => runNode(copy.folder, ['--import', 'tsx', 'tests/build-site.ts']).status

const isFlow = (file: string) => file.startsWith('tests/flows/')

/** The titles of the tests in these files that fail. */
function failuresIn(files: readonly string[]): string[] {
  const report = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--project=site']
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=tests', '--reporter=json']
  const run = (command: string[], some: string[], env = {}) => {
    if (some.length === 0) return []
    runNode(copy.folder, [...command, ...some], env)
    return failedIn(JSON.parse(readFileSync(report, 'utf8')))
  }
  return [
    ...run(
      [...vitest, '--reporter=json', `--outputFile=${report}`],
      files.filter((file) => !isFlow(file)),
    ),
    ...run(playwright, files.filter(isFlow), { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  ]
}

/** The titles in a report of Vitest, where a test has failed, or of Playwright, where it is not `ok`. */
function failedIn(report: unknown): string[] {
  if (typeof report !== 'object' || report === null) return []
  const { title, status, ok } = report as { title?: string; status?: string; ok?: boolean }
  const own = title !== undefined && (status === 'failed' || ok === false) ? [title] : []
  return [...own, ...Object.values(report).flatMap(failedIn)]
}

test('without a change, the site is built and the tests pass', () => {
  expect(build()).toBe(0)
  expect(failuresIn([...new Set(breaks.map(({ test }) => test.split(' › ')[0] ?? ''))])).toEqual([])
})

test.each(breaks)('$test: $file: $after', (broken) => {
  const file = join(copy.folder, broken.file)
  const source = readFileSync(file, 'utf8')
  expect(source.split(broken.before).length, `${broken.file}: ${broken.before}`).toBe(2)
  writeFileSync(
    file,
    source.replace(broken.before, () => broken.after),
  )
  const [name = '', title] = broken.test.split(' › ')
  try {
    if (/^tests\/(site|flows)\//.test(name)) expect(build()).toBe(0)
    const failures = failuresIn([name])
    expect(
      failures.some((failed) => title === undefined || failed.startsWith(title)),
      failures.join(),
    ).toBe(true)
  } finally {
    writeFileSync(file, source)
  }
})
