import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

describe('npm run new', () => {
  const folder = temporaryFolder('for each test')

  const run = (...args: string[]) => runScript('new', ...args)
  const runScript = (name: string, ...args: string[]) =>
    new Promise<{ status: number; output: string }>((resolve) => {
      const command = ['--import', 'tsx', `scripts/${name}.ts`, '--posts', folder, ...args]
      execFile(process.execPath, command, (error, stdout, stderr) => {
        const status = typeof error?.code === 'number' ? error.code : 0
        resolve({ status, output: (stdout + stderr).replaceAll(`${folder}/`, '') })
      })
    })

  test('writes a post and its image, and prints what comes next', async () => {
    const { status, output } = await run('Öfter', 'sichern', '--category', 'Backup')
    expect(output).toMatchInlineSnapshot(`
      "oefter-sichern.md
      images/oefter-sichern.svg

      So geht es weiter:
      1. Text schreiben und excerpt, readTime und tags ausfüllen; npm run dev zeigt ihn nach jedem Speichern.
      2. npm run check -- oefter-sichern.md
      3. published: true setzen und beide Dateien einchecken.
      "
    `)
    expect(status).toBe(0)
    expect((await readdir(folder, { recursive: true })).sort()).toEqual([
      'images',
      'images/oefter-sichern.svg',
      'oefter-sichern.md',
    ])
  })

  test('what it wrote has no errors', async () => {
    await run('Öfter', 'sichern')
    const { status, output } = await runScript('check')
    expect(status, output).toBe(0)
  })

  test('a second one of the same name leaves the first as it was', async () => {
    await run('Öfter sichern')
    const first = await readFile(join(folder, 'oefter-sichern.md'), 'utf8')
    const { status, output } = await run('Öfter: sichern!')
    expect(status).not.toBe(0)
    expect(output).toContain('oefter-sichern.md: gibt es schon; mit --slug eine andere Adresse angeben')
    expect(await readFile(join(folder, 'oefter-sichern.md'), 'utf8')).toBe(first)
  })

  test('without a title it prints how it is called', async () => {
    const { status, output } = await run()
    expect(status).not.toBe(0)
    expect(output).toContain('npm run new -- "Titel"')
    expect(await readdir(folder)).toEqual([])
  })
})
