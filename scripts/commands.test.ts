import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postSource, writeFiles } from '../tests/support/post-source.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

const folder = temporaryFolder('for each test')

/** The exit status of a command, and what it prints. */
function run(name: string, ...args: string[]): [status: number | null, output: string] {
  const command = ['--import', 'tsx', `scripts/${name}.ts`, '--posts', folder, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return [status, (stdout + stderr).replaceAll(`${folder}/`, '')]
}

test('the check ends with 1 for errors, with 0 for hints, and reports only posts that are named', () => {
  writeFiles(folder, {
    'fehler.md': postSource('fehler', {}, '[x](/nichts)'),
    'hinweis.md': postSource('hinweis', {}, '# x\n\nText.'),
  })
  const errors = /\n1 error and 1 hint in 2 files\. With errors nothing is published\.\n$/
  expect(run('check')).toEqual([1, expect.stringMatching(errors)])
  const hint = /^hinweis\.md:15:1 {2}hint .*1 hint in 1 file\. Hints do not stop .*\.\n$/s
  expect(run('check', `${folder}/hinweis.md`)).toEqual([0, expect.stringMatching(hint)])
})

test('a new post is valid, has an image, and a second one of the same name leaves it as it was', () => {
  const next = expect.stringContaining('npm run check -- oefter-sichern.md')
  expect(run('new', 'Öfter', 'sichern', '--category', 'Backup')).toEqual([0, next])
  const files = ['images', 'images/oefter-sichern.svg', 'oefter-sichern.md']
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(files)
  expect(run('check')[0]).toBe(0)
  const read = () => readFileSync(join(folder, 'oefter-sichern.md'), 'utf8')
  const first = read()
  expect(first).toContain('category: "Backup"')
  const fault = expect.stringContaining(
    'oefter-sichern.md: is already there; give another address with --slug',
  )
  expect(run('new', 'Öfter: sichern!')).toEqual([2, fault])
  expect(read()).toBe(first)
})
