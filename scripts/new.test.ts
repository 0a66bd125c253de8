import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

const folder = temporaryFolder('for each test')

function runScript(name: string, ...args: string[]): { status: number | null; output: string } {
  const command = ['--import', 'tsx', `scripts/${name}.ts`, '--posts', folder, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, output: (stdout + stderr).replaceAll(`${folder}/`, '') }
}

test('a new post is valid, has an image, and a second one of the same name leaves it as it was', () => {
  const created = runScript('new', 'Öfter', 'sichern', '--category', 'Backup')
  expect(created).toMatchObject({
    status: 0,
    output: expect.stringContaining('npm run check -- oefter-sichern.md'),
  })
  const files = ['images', 'images/oefter-sichern.svg', 'oefter-sichern.md']
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(files)
  expect(runScript('check')).toMatchObject({ status: 0 })

  const first = readFileSync(join(folder, 'oefter-sichern.md'), 'utf8')
  expect(first).toContain('category: "Backup"')
  const second = runScript('new', 'Öfter: sichern!')
  expect(second.status).not.toBe(0)
  expect(second.output).toContain('oefter-sichern.md: gibt es schon; mit --slug eine andere Adresse angeben')
  expect(readFileSync(join(folder, 'oefter-sichern.md'), 'utf8')).toBe(first)
})

test('without a title the command prints how it is called', () => {
  const { status, output } = runScript('new')
  expect([status, output]).toEqual([2, expect.stringContaining('npm run new -- "Titel"')])
  expect(readdirSync(folder)).toEqual([])
})
