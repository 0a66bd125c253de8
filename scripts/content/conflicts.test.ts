import { expect, test } from 'vitest'
import { postText } from '../../tests/support/post-source.ts'
import { compilePost } from './compile-post.ts'
import { findConflicts } from './conflicts.ts'

/** The conflicts of posts with these fields, which are named after their slugs. */
function conflicts(posts: Record<string, Record<string, string>>): string[] {
  const compiled = Object.entries(posts).map(([slug, fields]) => {
    const text = postText('Text.', { id: `"${slug}"`, slug, ...fields })
    return compilePost({ file: `posts/${slug}.md`, text })
  })
  return findConflicts(compiled).map(({ file, reason }) => `${file} ${reason}`)
}

/** What is taken, and by which post. */
const taken = (file: string, what: string, other: string) =>
  `posts/${file}.md ${what.replace(' ', ` posts/${other}.md already has `)}; choose another value`

test('of posts with the same id, in any case, the later or the last one is to be changed', () => {
  const later = { a: { id: 'X', date: '2025-02-01' }, b: { id: 'x', date: '2025-01-01' } }
  expect(conflicts(later)).toEqual([taken('a', 'id: “X”', 'b')])
  expect(conflicts({ a: { id: '7' }, b: { id: '"7"' } })).toEqual([taken('b', 'id: “7”', 'a')])
  // Errors in other fields hide the date.
  expect(conflicts({ a: { id: 'x', titel: 'a' }, b: { id: 'x' } })).toEqual([taken('a', 'id: “x”', 'b')])
})

test('an old address is as taken as a current one', () => {
  const posts = { a: {}, b: { aliases: '[a, c]' }, c: {} }
  expect(conflicts(posts)).toEqual([taken('b', 'aliases: “a”', 'a'), taken('c', 'slug: “c”', 'b')])
})

test('a new category that is a letter or capitals away from another may be a slip', () => {
  const category = (name: string, date: string) => ({ category: name, date })
  const posts = { a: category('Cybersecurity', '2025-01-01'), b: category('Cybersecurty', '2025-01-02') }
  expect(conflicts(posts)).toEqual([
    'posts/b.md category: “Cybersecurty” is new; did you mean “Cybersecurity”?',
  ])
  expect(conflicts({ ...posts, c: category('Cybersecurty', '2025-01-03') })).toEqual([])
  expect(
    conflicts({ a: category('Compliance', '2025-01-02'), b: category('compliance', '2025-01-03') }),
  ).toEqual(['posts/b.md category: “compliance” is new; did you mean “Compliance”?'])
  expect(conflicts({ a: { tags: '[NIS2, Server]' }, b: { tags: '[Nis2, Servers]' } })).toEqual([
    'posts/b.md tags: “Nis2” is new; did you mean “NIS2”?',
  ])
})
