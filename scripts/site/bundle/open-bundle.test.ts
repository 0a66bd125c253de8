import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cutFrame, frameOf, openApplication, patternOf } from './open-bundle.ts'

let root: string
let cache: string
let copies: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'application-'))
  cache = join(root, 'cache')
  copies = join(root, 'copies')
})
afterEach(() => rmSync(root, { recursive: true }))

/** In place of the bundler. */
async function makeSmall(folder: string): Promise<void> {
  for (const side of ['client', 'server']) {
    mkdirSync(join(folder, side))
    writeFileSync(join(folder, side, 'code.js'), side)
  }
  writeFileSync(join(folder, 'parts.json'), '{"paths":["/"],"frames":{},"faces":""}')
}
const open = (make = makeSmall, routes: string[] = []) => openApplication(routes, cache, make, copies)
const codeOf = (folder: string) => readFileSync(join(folder, 'client/code.js'), 'utf8')

test('an application is made once, and another for other routes', async () => {
  const { application, isNew } = await open()
  expect(isNew).toBe(true)
  expect(application.paths).toEqual(['/'])
  expect(await open()).toEqual({ application, isNew: false })
  expect((await open(makeSmall, ['article'])).isNew).toBe(true)
})

test.each([
  ['a file was changed', (folder: string) => writeFileSync(join(folder, 'client/code.js'), 'foreign')],
  ['a file is gone', (folder: string) => rmSync(join(folder, 'server/code.js'))],
  ['it is cut off', (folder: string) => writeFileSync(join(folder, 'files.json'), '{"client":')],
])('an application is made anew where %s, and nothing of the old one stays', async (_, spoil) => {
  const { application } = await open()
  spoil(application.folder)
  const again = await open()
  expect(again.isNew).toBe(true)
  expect(codeOf(again.application.folder)).toBe('client')
  expect(readdirSync(cache)).toHaveLength(1)
})

test('of two builds that find a broken application, neither takes the other its new one', async () => {
  const { application: broken } = await open()
  rmSync(join(broken.folder, 'parts.json'))
  let faster: Awaited<ReturnType<typeof open>> | undefined
  const slower = await open(async (folder) => {
    await makeSmall(folder)
    faster = await open()
  })
  expect(faster?.isNew).toBe(true)
  expect(codeOf(faster?.application.folder ?? '')).toBe('client')
  expect(codeOf(slower.application.folder)).toBe('client')
  expect((await open()).isNew).toBe(false)
})

test('a new one leaves five of all applications, and of the copies of their code', async () => {
  for (let number = 1; number <= 7; number++) {
    mkdirSync(join(copies, `key-${number}`), { recursive: true })
    utimesSync(join(copies, `key-${number}`), number, number)
    const { application } = await open(makeSmall, [`route-${number}`])
    utimesSync(application.folder, number, number)
  }
  const { application } = await open()
  expect(readdirSync(cache)).toHaveLength(5)
  expect(codeOf(application.folder)).toBe('client')
  expect(readdirSync(copies).sort()).toEqual(['key-3', 'key-4', 'key-5', 'key-6', 'key-7'])
})

test('a bundler that fails leaves nothing', async () => {
  const failing = open(async (folder) => {
    await makeSmall(folder)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(readdirSync(cache)).toEqual([])
})

const rendered = (content: string) =>
  `<html><body><div id="root" data-app="site" data-server-rendered="true">${content}</div>\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script></body></html>`

test('a frame and a content are the page', () => {
  const content = '<p>A</p></div>\n<p>$&</p>'
  const { before, after } = cutFrame(rendered(content))
  expect(before.endsWith('data-server-rendered="true">')).toBe(true)
  expect(before + content + after).toBe(rendered(content))
})

test('the end of a frame is the last that looks like one: a text may speak of it', () => {
  const content = '</div>\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>'
  const { before, after } = cutFrame(rendered(content))
  expect(before + content + after).toBe(rendered(content))
})

test.each([
  ['container', rendered('').replace('id="root"', 'id="app"')],
  ['end', rendered('').replace('PLACEHOLDER', '')],
])('a page without its %s is an error', (_, html) => {
  expect(() => cutFrame(html)).toThrow('one was expected')
})

const frame = (name: string) => ({ before: name, after: '' })
const frames = {
  '/': frame('home'),
  '/blog': frame('blog'),
  '/blog/seite/:page': frame('list'),
  '/blog/:slug': frame('article'),
  '/blog/archiv': frame('archive'),
}

test.each([
  ['/', 'home'],
  ['/blog', 'blog'],
  ['/blog/seite/12', 'list'],
  ['/blog/seite', 'article'],
  ['/blog/nis2', 'article'],
  ['/blog/archiv', 'archive'],
])('%s has the frame of its route', (path, name) => {
  expect(frameOf(path, frames).before).toBe(name)
})

test.each(['/kontakt', '/blog/a/b', '/blog/'])('%s has none', (path) => {
  expect(() => frameOf(path, frames)).toThrow(path)
})

test.each([
  ['/', [{}, {}], '/'],
  ['/kontakt', [{ path: '/' }, { path: '/kontakt' }], '/kontakt'],
  ['/blog/a', [{ path: '/' }, { path: '/blog/:slug' }], '/blog/:slug'],
])('%s is a page of its route', (path, routes, pattern) => {
  expect(
    patternOf(
      path,
      routes.map((route) => ({ route })),
    ),
  ).toBe(pattern)
})
