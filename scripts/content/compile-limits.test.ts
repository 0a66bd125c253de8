import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawing, postText, writeFiles } from '../../tests/support/post-source.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openCompiler, readPosts } from './store.ts'

const root = temporaryFolder()

test('a post that needs too much time or memory is an error by name, and the others are compiled', async () => {
  const write = (slug: string, body: string) =>
    writeFiles(root, { [`posts/${slug}.md`]: postText(body, { id: slug, slug }) })
  writeFiles(root, { 'posts/images/a.svg': drawing })
  write('a', 'eins')
  write('c', 'drei')
  const table = `${'| a '.repeat(20_000)}\n${'| - '.repeat(20_000)}`
  for (const [limits, body] of [
    // 31 KB of such a pattern take minutes.
    [{ timeLimitMs: 500, memoryLimitMb: 1024 }, `${'!['.repeat(3900)}a${'](b)'.repeat(3900)}`],
    [{ timeLimitMs: 60_000, memoryLimitMb: 260 }, table],
  ] as const) {
    write('b', body)
    const options = { compiler: openCompiler(limits), cache: join(root, 'cache') }
    const { records } = await readPosts(join(root, 'posts'), options)
    expect(records.map(({ post }) => post?.body)).toEqual([['<p>eins</p>'], undefined, ['<p>drei</p>']])
    expect(records[1]?.diagnostics).toMatchObject([{ fatal: true, ruleId: 'compile-limit' }])
  }
})
