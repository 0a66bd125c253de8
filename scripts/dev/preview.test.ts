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
const { write, folders, tools, plain } = postFolder(run)

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

/** Writes files, as an editor does, and reports them, as a watcher does. */
function save(files: Record<string, string>): void {
  write(files)
  for (const name of Object.keys(files)) preview.refresh(name.endsWith('.svg'))
}

const until = (claim: () => void | Promise<void>) => vi.waitFor(claim, { timeout: 10_000, interval: 5 })
const list = async () => ((await preview.read('pages/1')) as BlogPage).posts
const titles = async () => (await list()).map(({ title }) => title)
const article = (slug: string) => preview.read(`posts/${slug}`) as Promise<Post | undefined>
const problems = () =>
  errors.map(({ file, line, column, reason }) => `${plain(file)}:${line}:${column}  ${reason}`)

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
