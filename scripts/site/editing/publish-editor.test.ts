import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Editing } from '../../../src/company.ts'
import { keepToItself, publishEditor } from './publish-editor.ts'

const editing: Editing = { backend: 'github', repository: 'owner/name', branch: 'main' }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'editor-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('switched off, there is nothing of it', async () => {
  expect(await publishEditor(folder, undefined)).toEqual({ names: [], rules: [] })
  expect(await readdir(folder)).toEqual([])
})

test('switched on without its package, the build ends with what to do', async () => {
  await expect(publishEditor(folder, editing, join(folder, 'packages'))).rejects.toMatchObject({
    name: 'SiteError',
    message:
      'src/company.ts: editing is switched on, and its editor is not installed. Run: npm install --save-dev @sveltia/cms',
  })
})

test('switched on, its page, script, configuration and licences are in one folder', async () => {
  const source = join(folder, 'node_modules/@sveltia/cms')
  await mkdir(join(source, 'npm/assets'), { recursive: true })
  await writeFile(join(source, 'npm/assets/font.LICENSE.txt'), 'free')
  await writeFile(join(source, 'package.json'), '{"name":"@sveltia/cms","version":"1.0.0","license":"MIT"}')
  await writeFile(
    join(source, 'npm/index.js'),
    'export default { registerEventListener: console.info, init: () => console.info("stand-in") }',
  )
  const dist = join(folder, 'dist')
  const { names, rules } = await publishEditor(dist, editing, join(folder, 'node_modules'))

  const files = ['config.json', 'editor.js', 'font.LICENSE.txt', 'licenses.txt', 'posts.html']
  expect(names).toEqual(files.map((name) => `admin/${name}`))
  expect(rules.map(({ path }) => path)).toEqual(['/admin/*'])
  const read = (name: string) => readFile(join(dist, 'admin', name), 'utf8')
  expect(await read('editor.js')).toContain('stand-in')
  expect(await read('licenses.txt')).toContain('@sveltia/cms 1.0.0 (MIT)')
  expect(JSON.parse(await read('config.json')).backend.repo).toBe('owner/name')
  const page = await read('posts.html')
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).toContain('<meta http-equiv="Content-Security-Policy" content="default-src \'none\';')
  expect(page.match(/(?:src|href)="[^"]*"/g)).toEqual([
    'href="/icon.svg"',
    'href="/admin/config.json"',
    'src="/admin/editor.js"',
  ])
})

test('before anybody signs in, the editor asks no other host', () => {
  const font = "src:url(https://cdn.jsdelivr.net/fontsource/x.woff2)\n  format('woff2');"
  const states =
    '`https://www.githubstatus.com/api/v2/status.json`, `https://status-api.hostedstatus.com/1.0/status/5b`'
  expect(keepToItself(font)).toBe("src:local('');")
  expect(keepToItself(states)).not.toContain('https:')
  expect(keepToItself('`https://www.githubstatus.com/`')).toBe('`https://www.githubstatus.com/`')
})
