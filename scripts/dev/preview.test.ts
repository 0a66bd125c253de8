import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import type { BlogPage, Post } from '../../src/blog/post.ts'
import { inProcessCompiler, post, postFolder } from '../../tests/support/post-folder.ts'
import { type Diagnostic, isError } from '../content/diagnostics.ts'
import type { Compiler } from '../content/store.ts'
import { startPreview } from './preview.ts'

let preview: ReturnType<typeof startPreview>
let errors: Diagnostic[]
/** For each change, whether images are others. */
let changes: boolean[] = []
let compiled: string[] = []

const run: Compiler['run'] = (source, name) => {
  compiled.push(plain(source.file))
  return inProcessCompiler.run(source, name)
}
const { at, write, folders, tools, plain } = postFolder(run)

afterEach(async () => {
  vi.useRealTimers()
  await preview.close()
})

/** Starts with two posts and other files, and waits until they are compiled. */
async function start(files: Record<string, string> = {}, options = tools()): Promise<void> {
  write({ 'posts/a.md': post('a'), 'posts/b.md': post('b'), ...files })
  const report = (reported: Diagnostic[]) => {
    errors = reported.filter(isError)
  }
  const onChange = (hasOtherImages: boolean) => void changes.push(hasOtherImages)
  preview = startPreview(folders, { onChange, report, ...options })
  await preview.read('')
  changes = []
  compiled = []
}

const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"/>`

/** Writes files, as an editor does, and reports them, as a watcher does. */
function save(files: Record<string, string>): void {
  write(files)
  for (const name of Object.keys(files)) preview.refresh(name.endsWith('.svg'))
}

/** Removes a file, or replaces it by something else, and reports that. */
function remove(name: string, replace = () => {}): void {
  rmSync(at(name))
  replace()
  preview.refresh(false)
}

async function move(from: string, to: string, ...left: string[]): Promise<void> {
  renameSync(at(from), at(to))
  preview.refresh(false)
  await untilListed(...left)
}

const until = (claim: () => void | Promise<void>) => vi.waitFor(claim, { timeout: 10_000, interval: 5 })
const list = async () => ((await preview.read('pages/1')) as BlogPage).posts
const slugs = async () => (await list()).map(({ slug }) => slug)
const titles = async () => (await list()).map(({ title }) => title)
const article = (slug: string) => preview.read(`posts/${slug}`) as Promise<Post | undefined>
const problems = () =>
  errors.map(({ file, line, column, reason }) => `${plain(file)}:${line}:${column}  ${reason}`)
const untilListed = (...expected: string[]) => until(async () => expect(await slugs()).toEqual(expected))

test('a save compiles this post alone, whatever else an editor writes beside it', async () => {
  await start({ 'posts/.a.md.swp': 'x', 'posts/4913': '', 'posts/a.md~': post('a') })
  save({ 'posts/a.md': post('a') })
  for (const text of ['Text 1.', 'Text 2.', 'Neuer Text.']) save({ 'posts/b.md': post('b', {}, text) })
  await until(async () => expect((await article('b'))?.html).toBe('<p>Neuer Text.</p>'))
  expect(new Set(compiled)).toEqual(new Set(['posts/b.md']))
  expect((await article('b'))?.words).toBe(2)
  changes = []
  save({ 'posts/c.md': '' })
  await until(() => expect(problems()).toEqual([expect.stringContaining('posts/c.md:1:1')]))
  expect(changes).toEqual([])
})

test('a save shows in lists, in the search and in the articles beside it', async () => {
  await start()
  expect((await article('b'))?.related).toMatchObject([{ title: 'Titel a' }])
  save({ 'posts/a.md': post('a', { title: 'Neu', tags: '[Neues]' }) })
  await until(async () => expect(await titles()).toEqual(['Neu', 'Titel b']))
  expect((await article('b'))?.related).toMatchObject([{ title: 'Neu' }])
  expect(await preview.read('search/0')).toMatchObject({ terms: expect.arrayContaining([['Neu', [1, 125]]]) })
  const names = ['pages/99', 'posts/c', 'posts/../a', 'posts/', 'topics/tag/x/1', '', 'search/c']
  expect(await Promise.all(names.map((name) => preview.read(name)))).toEqual(names.map(() => undefined))
})

test('a post whose file is missing for a moment stays, and is gone when its file is', async () => {
  await start()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  rmSync(at('posts/a.md'))
  for (const slug of ['c', 'd']) {
    save({ [`posts/${slug}.md`]: post(slug) })
    vi.advanceTimersByTime(20)
    while (!(await slugs()).includes(slug)) await setImmediate()
  }
  expect(await slugs()).toEqual(['a', 'b', 'c', 'd'])
  vi.advanceTimersByTime(150)
  await untilListed('b', 'c', 'd')
  expect(await article('a')).toBeUndefined()
  expect(JSON.stringify(await article('b'))).not.toContain('Titel a')
  // Deleted again, unseen by the watcher.
  rmSync(at('posts/b.md'))
  save({ 'posts/b.md': post('b', { title: 'Neu' }) })
  vi.advanceTimersByTime(20)
  while ((await article('b'))?.title !== 'Neu') await setImmediate()
  rmSync(at('posts/b.md'))
  // Advances the clock, too.
  await untilListed('c', 'd')
})

test('an error is reported until its cause is gone', async () => {
  await start()
  const [a, b, c] = ['posts/a.md', 'posts/b.md', 'posts/c.md'] as const
  const link = () => symlinkSync(at('nowhere'), at(a))
  const again = () => write({ [a]: post('a') })
  const both = ['a', 'b']
  type Step = () => void | Promise<void>
  const steps: [cause: Step, error: string, solution: Step][] = [
    [() => save({ [c]: '' }), 'posts/c.md:1:1', () => remove(c)],
    [() => move(a, c, 'b'), 'slug: “a” does not fit', () => move(c, a, ...both)],
    [() => move('posts', 'weg'), 'Folder: cannot be read (', () => move('weg', 'posts', ...both)],
    [
      () => save({ [a]: post('a', { image: 'b.svg' }) }),
      '“b.svg” is not in',
      () => save({ 'posts/b.svg': drawing(16) }),
    ],
    [() => remove(a, link), 'posts/a.md:1:1  File: ', () => remove(a, again)],
    [() => save({ [b]: post('b', { id: 'a' }) }), 'already has', () => save({ [a]: post('a', { id: 'c' }) })],
  ]
  for (const [cause, error, solution] of steps) {
    await cause()
    await until(() => expect(problems().join()).toContain(error))
    await solution()
    await until(() => expect(problems()).toEqual([]))
    await untilListed(...both)
  }
})

test('a picture is shown as it is, with its size, in lists and texts, and changes with its file', async () => {
  await start({
    ...{ 'posts/ü & ö.svg': drawing(32), 'public/logo.svg': drawing(48) },
    'posts/a.md': post('a', { image: './images/a.svg' }, '![](<ü & ö.svg>)'),
    'posts/b.md': post('b', { image: '/logo.svg', published: 'false' }),
  })
  const images = async () => (await list()).map(({ image }) => `${image.src} ${image.width}x${image.height}`)
  expect(await images()).toEqual(['/blog/images/a.svg 16x9', '/logo.svg 48x9'])
  const tag = 'src="/blog/%C3%BC%20&amp;%20%C3%B6.svg" alt="" width="32" height="9"'
  expect((await article('a'))?.html).toContain(tag)
  save({ 'posts/images/a.svg': drawing(64) })
  await until(async () => expect((await images())[0]).toBe('/blog/images/a.svg 64x9'))
  expect(changes.at(-1)).toBe(true)
  save({ 'posts/images/a.svg': 'kaputt' })
  await until(() => expect(problems()[0]).toContain('image: '))
  expect((await images())[0]).toContain('/blog/images/a.svg')
})

test('a broken post is shown in its last valid version, if there is one, until it is fixed', async () => {
  await start({ 'posts/c.md': post('c', { date: 'morgen' }) })
  save({ 'posts/a.md': post('a', { title: 'Neu', date: '5.1.2025', published: 'ja' }) })
  const starts = ['posts/a.md:8:7  date', 'posts/a.md:13:12  published', 'posts/c.md:8:7  date']
  const expected = starts.map((start) => expect.stringContaining(start))
  await until(() => expect(problems()).toEqual(expected))
  save({ 'posts/b.md': post('b', { title: 'Auch neu' }) })
  await until(async () => expect(await titles()).toEqual(['Titel a', 'Auch neu']))
  expect([problems(), await article('c')]).toEqual([expected, undefined])
  save({ 'posts/a.md': post('a', { title: 'Neu' }) })
  await until(() => expect(problems()).toHaveLength(1))
  expect(await titles()).toEqual(['Neu', 'Auch neu'])
})

test('an update that fails is reported, and the next one shows all changes', async () => {
  let failures = 0
  const close = async () => {
    if (failures-- > 0) throw new Error('ENOENT')
  }
  const { store, images } = tools()
  await start({}, { store, images: { ...images, close } })
  // At once and when it is settled.
  failures = 2
  save({ 'posts/a.md': post('a', { title: 'Neu' }) })
  await until(() => expect(problems()[0]).toContain('not updated (ENOENT)'))
  await until(() => expect(failures).toBeLessThanOrEqual(0))
  save({ 'posts/b.md': post('b', { title: 'Auch neu' }) })
  await until(() => expect(problems()).toEqual([]))
  expect(await titles()).toEqual(['Neu', 'Auch neu'])
  expect(changes).toContain(true)
})
