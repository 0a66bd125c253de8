import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEditor } from '../scripts/site/editor.ts'
import type { Editing } from '../src/company/facts-schema.ts'

const editing: Editing = { backend: 'github', repository: 'owner/name', branch: 'main' }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'editor-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('the editor is one folder with its page, script, configuration and licences', async () => {
  const source = join(folder, 'node_modules/@sveltia/cms')
  await mkdir(join(source, 'npm/assets'), { recursive: true })
  await writeFile(join(source, 'npm/assets/font.LICENSE.txt'), 'free')
  await writeFile(join(source, 'package.json'), '{"name":"@sveltia/cms","version":"1.0.0","license":"MIT"}')
  await writeFile(
    join(source, 'npm/index.js'),
    'export default { registerEventListener: console.info, init: () => console.info("stand-in") }',
  )
  const created = new Map(await createEditor(editing, join(folder, 'node_modules')))

  const files = ['config.json', 'editor.js', 'font.LICENSE.txt', 'licenses.txt', 'posts.html']
  expect([...created.keys()].sort()).toEqual(files.map((name) => `admin/${name}`))
  const read = (name: string) => String(created.get(`admin/${name}`))
  expect(read('editor.js')).toContain('stand-in')
  expect(read('licenses.txt')).toContain('@sveltia/cms 1.0.0 (MIT)')
  expect(JSON.parse(read('config.json')).backend.repo).toBe('owner/name')
  const page = read('posts.html')
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).toContain('<meta http-equiv="Content-Security-Policy" content="default-src \'none\';')
  expect(page.match(/(?:src|href)="[^"]*"/g)).toEqual([
    'href="/icon.svg"',
    'href="/admin/config.json"',
    'src="/admin/editor.js"',
  ])
})
