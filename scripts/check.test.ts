import { spawnSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'
import { postSource, writeFiles } from '../tests/support/post-source.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

const folder = temporaryFolder()
beforeAll(() => {
  writeFiles(folder, {
    'fehler.md': postSource('fehler', {}, '[x](/nichts)'),
    'hinweis.md': postSource('hinweis', {}, '# x\n\nText.'),
  })
})

/** The exit status of `npm run check`, and what it prints. */
function check(...args: string[]): [status: number | null, output: string] {
  const command = ['--import', 'tsx', 'scripts/check.ts', '--posts', folder, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return [status, (stdout + stderr).replaceAll(`${folder}/`, '')]
}

test('the check ends with 1 for errors, with 0 for hints, and reports only posts that are named', () => {
  const errors = '1 Fehler und 1 Hinweis in 2 von 2 Beiträgen. Mit Fehlern wird nichts veröffentlicht.\n'
  expect(check()).toEqual([1, expect.stringContaining(errors)])
  const hint =
    /^hinweis\.md:16:1 {2}Hinweis .*1 Hinweis in 1 von 1 Beitrag\. Hinweise verhindern .* nicht\.\n$/s
  expect(check(`${folder}/hinweis.md`)).toEqual([0, expect.stringMatching(hint)])
})

test('the check ends with 2 for an unknown option or post', () => {
  expect(check('--format')).toEqual([2, expect.stringContaining('Unbekannt oder unvollständig: --format')])
  expect(check('nichts.md')).toEqual([2, 'nichts.md: keinen Beitrag dieses Namens gefunden\n'])
})
