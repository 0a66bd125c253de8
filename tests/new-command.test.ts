import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

describe('npm run new', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'new-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const run = (...args: string[]) =>
    new Promise<{ status: number; output: string }>((resolve) => {
      const command = ['--import', 'tsx', 'scripts/new.ts', '--posts', folder, ...args]
      execFile(process.execPath, command, (error, stdout, stderr) => {
        const status = typeof error?.code === 'number' ? error.code : 0
        resolve({ status, output: (stdout + stderr).replaceAll(`${folder}/`, '') })
      })
    })

  test('writes a post and its image, and tells what comes next', async () => {
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

  test('a second one of the same name leaves the first as it was', async () => {
    await run('Öfter sichern')
    const first = await readFile(join(folder, 'oefter-sichern.md'), 'utf8')
    expect(await run('Öfter: sichern!')).toEqual({
      status: 1,
      output: 'slug: einen Beitrag „oefter-sichern“ gibt es schon; mit --slug eine andere Adresse angeben\n',
    })
    expect(await readFile(join(folder, 'oefter-sichern.md'), 'utf8')).toBe(first)
  })
})
