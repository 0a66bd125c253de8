import { describe, expect, test } from 'vitest'
import { postText, testSite as site } from '../../tests/support/remarks-on.ts'
import { compilePost } from './compile-post.ts'
import { findConflicts } from './conflicts.ts'

const post = (slug: string, fields: Record<string, string>) =>
  compilePost({
    file: `posts/${slug}.md`,
    text: postText('Text.', { id: `"${slug}"`, slug, title: `Beitrag ${slug}`, ...fields }),
    site,
  })

const conflicts = (posts: ReturnType<typeof post>[], newest?: string[]) =>
  findConflicts(posts, newest).map(({ file, reason }) => `${file} ${reason}`)
const taken = (file: string, other: string) => `${file} id: „1“ hat schon ${other}; einen anderen Wert wählen`

describe('of two posts with the same id', () => {
  const id = { id: '"1"' }

  test('the one of the later date is to be changed', () => {
    expect(
      conflicts([post('a', { ...id, date: '2025-02-01' }), post('b', { ...id, date: '2025-01-01' })]),
    ).toEqual([taken('posts/a.md', 'posts/b.md')])
  })

  test('of the same date the one whose file comes later', () => {
    expect(conflicts([post('a', id), post('b', id)])).toEqual([taken('posts/b.md', 'posts/a.md')])
  })

  test('the one that is written now, whatever its date', () => {
    const posts = [post('a', { ...id, date: '2024-01-01' }), post('b', id)]
    expect(conflicts(posts, ['posts/a.md'])).toEqual([taken('posts/a.md', 'posts/b.md')])
  })
})

test('an old address is as taken as a current one', () => {
  expect(conflicts([post('a', {}), post('b', { aliases: '[a, c]' }), post('c', {})])).toEqual([
    'posts/b.md aliases: „a“ hat schon posts/a.md; einen anderen Wert wählen',
    'posts/c.md slug: „c“ hat schon posts/b.md; einen anderen Wert wählen',
  ])
})

test('categories and tags with the same address are written in the same way', () => {
  expect(conflicts([post('a', { tags: '[NIS2]' }), post('b', { tags: '[nis2]' })])).toEqual([
    'posts/b.md tags: „nis2“ heißt in posts/a.md „NIS2“; überall gleich schreiben',
  ])
  expect(conflicts([post('a', { tags: '[NIS1]' }), post('b', { tags: '[NIS2]' })])).toEqual([])
})
