import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsBesides, importsOf } from '../../tests/support/imports-of.ts'
import { inProcessCompiler } from '../../tests/support/in-process-compiler.ts'
import { postText, writeFiles } from '../../tests/support/post-source.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { sources } from '../io/source-hash.ts'
import { LimitExceeded } from '../io/worker-pool.ts'
import { type Compiler, readPosts } from './store.ts'

const root = temporaryFolder('for each test')
const cache = join(root, 'cache')
const write = (name: string, body = 'Text.', slug = name.slice(0, -3)) =>
  writeFiles(root, { [`posts/${name}`]: postText(body, { slug }) })

/** The records of the posts, and the names of those that were compiled for them. */
async function read() {
  const compiled: string[] = []
  const run: Compiler['run'] = async (source, name) => {
    const file = source.file.slice(root.length + '/posts/'.length)
    compiled.push(file)
    if (file === 'slow.md') throw new LimitExceeded('time')
    if (file === 'faulty.md') throw new Error('a fault')
    return inProcessCompiler.run(source, name)
  }
  const { records } = await readPosts(join(root, 'posts'), { compiler: { ...inProcessCompiler, run }, cache })
  return { records, compiled }
}

test('a post is compiled once for each content and name, with its errors and hints', async () => {
  write('a.md', '# Titel\n\n**Text**')
  write('b.md', '')
  const { records } = await read()
  const rules = records.map(({ diagnostics }) => diagnostics.map(({ ruleId, fatal }) => `${ruleId} ${fatal}`))
  expect(rules).toEqual([['headings false'], ['markdown true']])
  expect(records[0]?.post?.body.join()).toContain('<strong>Text</strong>')
  expect(await read()).toEqual({ records, compiled: [] })
  write('c.md', '# Titel\n\n**Text**', 'a')
  write('b.md', 'Anders.')
  expect((await read()).compiled).toEqual(['b.md', 'c.md'])
})

test('a post that exceeds a limit, or finds a fault, is an error by name and compiled again the next time', async () => {
  for (const name of ['a.md', 'faulty.md', 'slow.md', 'z.md']) write(name)
  for (const expected of [
    ['a.md', 'faulty.md', 'slow.md', 'z.md'],
    ['faulty.md', 'slow.md'],
  ]) {
    const { records, compiled } = await read()
    expect(compiled).toEqual(expected)
    const errors = records.map(({ slug, diagnostics }) => `${slug} ${diagnostics.map(({ fatal }) => fatal)}`)
    expect(errors).toEqual(['a ', 'faulty true', 'slow true', 'z '])
  }
})

test('a cached record that is cut off, of another program or empty is compiled again', async () => {
  write('a.md')
  const { records } = await read()
  const path = join(cache, readdirSync(cache)[0] ?? '')
  for (const spoilt of [readFileSync(path).subarray(0, 90), '{"posts":[]}', '']) {
    writeFileSync(path, spoilt)
    expect(await read()).toEqual({ records, compiled: ['a.md'] })
  }
})

test('all files of the project that the compiler imports are a part of the key', () => {
  expect(importsOf('scripts/content/compile-post.ts').length).toBeGreaterThan(10)
  expect(importsBesides('scripts/content/compile-post.ts', sources.content)).toEqual([])
})
