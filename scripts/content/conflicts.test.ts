import { expect, test } from 'vitest'
import { postText } from '../../tests/support/post-source.ts'
import { testSite as site } from '../../tests/support/remarks-on.ts'
import { compilePost } from './compile-post.ts'
import { findConflicts } from './conflicts.ts'

/** The conflicts of posts with these fields, which are named after their slugs. */
function conflicts(posts: Record<string, Record<string, string>>, newest?: string[]): string[] {
  const compiled = Object.entries(posts).map(([slug, fields]) => {
    const text = postText('Text.', { id: `"${slug}"`, slug, ...fields })
    return compilePost({ file: `posts/${slug}.md`, text, site })
  })
  return findConflicts(compiled, newest).map(({ file, reason }) => `${file} ${reason}`)
}

test('of posts with the same id, in any case, the later, the last or the one that is written now is to be changed', () => {
  const taken = (file: string, id: string, other: string) =>
    `posts/${file}.md id: „${id}“ hat schon posts/${other}.md; einen anderen Wert wählen`
  const later = { a: { id: 'X', date: '2025-02-01' }, b: { id: 'x', date: '2025-01-01' } }
  expect(conflicts(later)).toEqual([taken('a', 'X', 'b')])
  expect(conflicts({ a: { id: '7' }, b: { id: '"7"' } })).toEqual([taken('b', '7', 'a')])
  expect(conflicts(later, ['posts/b.md'])).toEqual([taken('b', 'x', 'a')])
  // Errors in other fields hide the date.
  expect(conflicts({ a: { id: 'x', titel: 'a' }, b: { id: 'x' } })).toEqual([taken('a', 'x', 'b')])
})

test('an old address is as taken as a current one', () => {
  expect(conflicts({ a: {}, b: { aliases: '[a, c]' }, c: {} })).toEqual([
    'posts/b.md aliases: „a“ hat schon posts/a.md; einen anderen Wert wählen',
    'posts/c.md slug: „c“ hat schon posts/b.md; einen anderen Wert wählen',
  ])
  // Also one that is no valid address.
  const taken = 'posts/b.md slug: „A“ hat schon posts/a.md; einen anderen Wert wählen'
  expect(conflicts({ a: {}, b: { slug: 'A' } })).toEqual([taken])
})

test('categories and tags with the same address are written in the same way', () => {
  const [a, b] = [
    { tags: '[NIS2, "C++"]', category: 'Compliance' },
    { tags: '[nis2, "C#"]', category: 'compliance' },
  ]
  expect(conflicts({ a, b })).toEqual([
    'posts/b.md category: „compliance“ heißt in posts/a.md „Compliance“; überall gleich schreiben',
    'posts/b.md tags: „nis2“ heißt in posts/a.md „NIS2“; überall gleich schreiben',
  ])
})
