import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importsBesides, importsOf } from '../../tests/support/imports-of.ts'
import { inProcessCompiler } from '../../tests/support/in-process-compiler.ts'
import { postText } from '../../tests/support/remarks-on.ts'
import { sources } from '../io/source-hash.ts'
import { LimitExceeded } from '../io/worker-pool.ts'
import { type Compiler, readPosts } from './store.ts'

let root: string
let compiled: string[]

const compiler: Compiler = {
  ...inProcessCompiler,
  run: async (source) => {
    const name = source.file.slice(root.length + '/posts/'.length)
    compiled.push(name)
    if (name === 'slow.md') throw new LimitExceeded('time')
    if (name === 'faulty.md') throw new Error('a fault')
    return inProcessCompiler.run(source)
  },
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'))
  mkdirSync(join(root, 'posts'))
  compiled = []
})
afterEach(() => rmSync(root, { recursive: true }))

const cache = () => join(root, 'cache')
const read = async () => {
  compiled = []
  return (await readPosts(join(root, 'posts'), { compiler, cache: cache() })).records
}
const write = (name: string, body: string) =>
  writeFileSync(join(root, 'posts', name), postText(body, { slug: name.slice(0, -3) }))

test('a post is compiled once for each content and name', async () => {
  write('a.md', 'Text mit **Nachdruck**.')
  const [first] = await read()
  expect(first?.post?.body.join()).toContain('<strong>Nachdruck</strong>')
  expect(await read()).toEqual([first])
  expect(compiled).toEqual([])
  copyFileSync(join(root, 'posts/a.md'), join(root, 'posts/b.md'))
  write('a.md', 'Anders.')
  await read()
  expect(compiled).toEqual(['a.md', 'b.md'])
})

test('errors and hints are cached too', async () => {
  write('a.md', '# Titel\n\nText.')
  write('b.md', '')
  const first = await read()
  const rules = first.map(({ diagnostics }) => diagnostics.map(({ ruleId, fatal }) => `${ruleId} ${fatal}`))
  expect(rules).toEqual([['headings false'], ['markdown true']])
  expect(await read()).toEqual(first)
  expect(compiled).toEqual([])
})

test('a post that exceeds a limit, or finds a fault, is an error by name and compiled again the next time', async () => {
  for (const name of ['a.md', 'faulty.md', 'slow.md', 'z.md']) write(name, 'Text.')
  for (const expected of [
    ['a.md', 'faulty.md', 'slow.md', 'z.md'],
    ['faulty.md', 'slow.md'],
  ]) {
    const records = await read()
    expect(compiled).toEqual(expected)
    expect(records.map(({ slug }) => slug)).toEqual(['a', 'faulty', 'slow', 'z'])
    expect(records.map(({ diagnostics }) => diagnostics.filter(({ fatal }) => fatal).length)).toEqual([
      0, 1, 1, 0,
    ])
  }
})

test.each([
  ['truncated', (bytes: Buffer) => bytes.subarray(0, 90)],
  ['of another program', () => Buffer.from('{"posts":[]}')],
  ['empty', () => Buffer.alloc(0)],
])('a cached record that is %s is compiled again', async (_, spoil) => {
  write('a.md', 'Text.')
  const first = await read()
  const path = join(cache(), readdirSync(cache())[0] ?? '')
  writeFileSync(path, spoil(readFileSync(path)))
  expect(await read()).toEqual(first)
  expect(compiled).toEqual(['a.md'])
})

test('all files of the project that the compiler imports are a part of the key', () => {
  expect(importsOf('scripts/content/compile-post.ts').length).toBeGreaterThan(10)
  expect(importsBesides('scripts/content/compile-post.ts', sources.content)).toEqual([])
})
