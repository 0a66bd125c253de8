import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { postText } from '../tests/support/remarks-on.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

describe('npm run check', () => {
  const folder = temporaryFolder()
  beforeAll(async () => {
    const post = (slug: string, body: string) =>
      postText(body, { id: `"${slug}"`, slug, title: `Beitrag ${slug}` })
    await writeFile(join(folder, 'fehler.md'), post('fehler', '[x](/nichts)'))
    await writeFile(join(folder, 'hinweis.md'), post('hinweis', '# x\n\nText.'))
  })

  /** The exit status, and what was printed, without the name of the temporary folder. */
  const run = (...args: string[]) =>
    new Promise<{ status: number; output: string }>((resolve) => {
      const command = ['--import', 'tsx', 'scripts/check.ts', '--posts', folder, ...args]
      execFile(process.execPath, command, (error, stdout, stderr) => {
        const status = typeof error?.code === 'number' ? error.code : 0
        resolve({ status, output: (stdout + stderr).replaceAll(`${folder}/`, '').trim() })
      })
    })

  test('ends with 1 for errors', async () => {
    const { status, output } = await run()
    expect(status).toBe(1)
    expect(output).toMatch(
      /1 Fehler und 1 Hinweis in 2 von 2 Beiträgen\. Mit Fehlern wird nichts veröffentlicht\.$/,
    )
  })

  test('ends with 0 for hints, and tells only of the posts that are named', async () => {
    const { status, output } = await run(join(folder, 'hinweis.md'))
    expect(status).toBe(0)
    expect(output).toMatch(
      /^hinweis\.md:15:1 {2}Hinweis .*1 Hinweis in 1 von 1 Beitrag\. Hinweise verhindern die Veröffentlichung nicht\.$/s,
    )
  })

  test.each([
    [['--format'], 'Unbekannt oder unvollständig: --format'],
    [['nichts.md'], 'nichts.md: keinen Beitrag dieses Namens gefunden'],
  ])('ends with 2 for bad use: %j', async (args, message) => {
    const { status, output } = await run(...args)
    expect(status).toBe(2)
    expect(output).toContain(message)
  })
})
