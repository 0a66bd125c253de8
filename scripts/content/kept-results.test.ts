import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importsBesides, importsOf } from '../../tests/support/imports-of.ts'
import { postText } from '../../tests/support/remarks-on.ts'
import type { PostRecord } from './compile-post.ts'
import { compilerSources, keptCompilations } from './kept-results.ts'
import { compileInPool } from './post-pool.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const sourceOf = (body: string, file = 'posts/a.md') => ({
  file,
  bytes: Buffer.from(postText(body, { slug: 'a' })),
})
const compile = async (body: string) =>
  (await compileInPool([0], async () => sourceOf(body), {}, await keptCompilations(folder)))[0] as PostRecord

test('a post is compiled once, and comes back as it was', async () => {
  const made = await compile('Text mit **Nachdruck**.')
  expect(made.post?.html).toContain('<strong>Nachdruck</strong>')
  expect(readdirSync(folder).length).toBe(1)
  expect(await compile('Text mit **Nachdruck**.')).toEqual(made)
  const { read } = await keptCompilations(folder)
  expect(await read(sourceOf('Text mit **Nachdruck**.'))).toEqual(made)
})

test('another text or another name is another post', async () => {
  await compile('Eins.')
  const { read } = await keptCompilations(folder)
  expect(await read(sourceOf('Zwei.'))).toBeUndefined()
  expect(await read(sourceOf('Eins.', 'posts/b.md'))).toBeUndefined()
})

test('diagnostics come back as they were', async () => {
  const made = await compile('"Text" [[')
  expect(made.diagnostics.length).toBeGreaterThan(1)
  expect(await compile('"Text" [[')).toEqual(made)
  expect((await compile('')).diagnostics).toEqual((await compile('')).diagnostics)
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, 90)],
  ['of another program', () => Buffer.from('{"posts":[]}')],
  ['empty', () => Buffer.alloc(0)],
])('what is %s is compiled anew', async (_, spoil) => {
  const made = await compile('Text.')
  const path = join(folder, readdirSync(folder)[0] ?? '')
  writeFileSync(path, spoil(readFileSync(path)))
  expect(await compile('Text.')).toEqual(made)
})

test('everything of the project that the compiler imports is a part of the key', () => {
  expect(importsOf('scripts/content/post-worker.ts').length).toBeGreaterThan(10)
  expect(importsBesides('scripts/content/post-worker.ts', compilerSources)).toEqual([])
})
