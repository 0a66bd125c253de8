import { expect, test } from 'vitest'
import { createError, startOfFile } from './diagnostics.ts'
import { compileInPool } from './post-pool.ts'

const good = `---
id: a
slug: a
title: T
excerpt: E
author: A
authorRole: R
date: 2025-01-01
readTime: 1 Min.
category: C
tags: []
image: /a.svg
published: true
---
`
const load = (bodies: readonly string[]) => (index: number) =>
  Promise.resolve({ file: `posts/a${index || ''}.md`, bytes: Buffer.from(good + bodies[index]) })
const slow = 30_000

test(
  'a post that needs too much memory is stopped and named',
  async () => {
    const bodies = [`${'| a '.repeat(30_000)}\n${'| - '.repeat(30_000)}\n`]
    const [result] = await compileInPool([0], load(bodies), { memoryLimit: 48 })
    expect(result?.diagnostics.map(({ reason }) => reason)).toEqual([
      'file: expected to compile within 48 MB of memory, stopped; simplify its nesting or tables',
    ])
  },
  slow,
)

test(
  'posts after one that was stopped are compiled, in the order of their names',
  async () => {
    const bodies = ['eins', '*a_ '.repeat(60_000), 'drei']
    const results = await compileInPool([0, 1, 2], load(bodies), { timeLimit: 500 })
    expect(results.map(({ file }) => file)).toEqual(['posts/a.md', 'posts/a1.md', 'posts/a2.md'])
    expect(results[0]?.post?.html).toBe('<p>eins</p>')
    expect(results[1]?.diagnostics[0]?.reason).toMatch(/^file: expected to compile within 0\.5 s, stopped/)
    expect(results[2]?.diagnostics[0]?.reason).toMatch(/^slug: expected the file's name "a2"/)
  },
  slow,
)

test(
  'a file that cannot be loaded is a problem and not the end',
  async () => {
    const error = createError('posts/a.md', startOfFile, 'file: expected a readable file, found EIO', 'file')
    const [result] = await compileInPool([0], () => Promise.resolve(error))
    expect(result?.diagnostics).toEqual([error])
  },
  slow,
)
