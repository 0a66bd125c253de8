import { expect, test } from 'vitest'
import { inProcessCompiler, postFolder } from '../../tests/support/post-folder.ts'
import { LimitExceeded } from '../io/worker-pool.ts'
import { type Compiler, readPosts } from './store.ts'

let compiled: string[] = []
const run: Compiler['run'] = async (source, name) => {
  const file = plain(source.file)
  compiled.push(file.slice('posts/'.length))
  if (file === 'posts/slow.md') throw new LimitExceeded('stopped')
  if (file === 'posts/faulty.md') throw new Error('a fault')
  return inProcessCompiler.run(source, name)
}
const { writePost, folders, tools, plain } = postFolder(run)
const write = (slug: string, body?: string, fields = {}) => writePost(slug, fields, body)

/** The records of the posts, and the names of those that were compiled for them. */
async function read() {
  compiled = []
  const { records } = await readPosts(folders.posts, tools())
  return { records, compiled }
}

test('a post is compiled once for each content and name, with its errors and hints', async () => {
  write('a', '# Titel\n\n**Text**')
  write('b', '')
  const { records } = await read()
  const rules = records.map(({ diagnostics }) => diagnostics.map(({ ruleId, fatal }) => `${ruleId} ${fatal}`))
  expect(rules).toEqual([['text false'], ['markdown true']])
  expect(records[0]?.post?.body).toContain('<strong>Text</strong>')
  expect(await read()).toEqual({ records, compiled: [] })
  write('c', '# Titel\n\n**Text**', { id: '"a"', slug: 'a', title: 'Titel a' })
  write('b', 'Anders.')
  expect((await read()).compiled).toEqual(['b.md', 'c.md'])
})

test('a post that exceeds a limit, or finds a fault, is an error by name and compiled again the next time', async () => {
  for (const slug of ['a', 'faulty', 'slow', 'z']) write(slug)
  for (const expected of ['a.md faulty.md slow.md z.md', 'faulty.md slow.md']) {
    const { records, compiled } = await read()
    expect(compiled.join(' ')).toBe(expected)
    const errors = records.map(({ slug, diagnostics }) => `${slug} ${diagnostics.map(({ fatal }) => fatal)}`)
    expect(errors).toEqual(['a ', 'faulty true', 'slow true', 'z '])
  }
})
