import { describe, expect, test } from 'vitest'
import { postText } from '../../../tests/support/remarks-on.ts'
import { compilePost } from '../compile-post.ts'
import { findConflicts } from './conflicts.ts'

const post = (slug: string, fields: Record<string, string>) =>
  compilePost({
    file: `posts/${slug}.md`,
    text: postText('Text.', { id: `"${slug}"`, slug, title: `Beitrag ${slug}`, ...fields }),
  })

const conflicts = (
  posts: ReturnType<typeof post>[],
  options: { newest?: string[]; added?: Record<string, number> } = {},
) => {
  const added = () => new Map(Object.entries(options.added ?? {}))
  const found = findConflicts(posts, { newest: options.newest ?? [], added, hints: true })
  return found.map(({ file, reason }) => `${file} ${reason}`)
}
const taken = (file: string, other: string) => `${file} id: „1“ hat schon ${other}; einen anderen Wert wählen`

describe('of two posts with the same id', () => {
  const id = { id: '"1"' }

  test('the one of the later date is to be changed', () => {
    expect(
      conflicts([post('a', { ...id, date: '2025-02-01' }), post('b', { ...id, date: '2025-01-01' })]),
    ).toEqual([taken('posts/a.md', 'posts/b.md')])
  })

  test('of the same date the one that came to git later, or is not there', () => {
    const posts = [post('a', id), post('b', id)]
    expect(conflicts(posts, { added: { 'posts/a.md': 2, 'posts/b.md': 1 } })).toEqual([
      taken('posts/a.md', 'posts/b.md'),
    ])
    expect(conflicts(posts, { added: { 'posts/b.md': 1 } })).toEqual([taken('posts/a.md', 'posts/b.md')])
    expect(conflicts(posts)).toEqual([taken('posts/b.md', 'posts/a.md')])
  })

  test('the one that is written now, whatever its date', () => {
    const posts = [post('a', { ...id, date: '2024-01-01' }), post('b', id)]
    expect(conflicts(posts, { newest: ['posts/a.md'] })).toEqual([taken('posts/a.md', 'posts/b.md')])
  })
})

test('an old address is as taken as a current one', () => {
  expect(conflicts([post('a', {}), post('b', { aliases: '[a, c]' }), post('c', {})])).toEqual([
    'posts/b.md aliases: „a“ hat schon posts/a.md; einen anderen Wert wählen',
    'posts/c.md slug: „c“ hat schon posts/b.md; einen anderen Wert wählen',
  ])
})

test('a title twice is a hint', () => {
  expect(conflicts([post('a', { title: 'X' }), post('b', { title: 'x' })])).toEqual([
    'posts/b.md title: „x“ hat schon posts/a.md; einen anderen Wert wählen',
  ])
})

test('a long excerpt twice is a hint', () => {
  const [long, short] = ['Wer darunter fällt und was binnen 24 Stunden zu tun ist.', 'Kurz.']
  expect(conflicts([post('a', { excerpt: long }), post('b', { excerpt: long })])).toEqual([
    `posts/b.md excerpt: „${long}“ hat schon posts/a.md; einen anderen Wert wählen`,
  ])
  expect(conflicts([post('a', { excerpt: short }), post('b', { excerpt: short })])).toEqual([])
})

test('a header image that is called like another post is a hint, one that several share is none', () => {
  const image = 'images/a.svg'
  expect(conflicts([post('a', { image }), post('b', { image })])).toEqual([
    'posts/b.md image: „images/a.svg“ gehört zu posts/a.md; ein eigenes Titelbild angeben',
  ])
  expect(conflicts([post('b', { image }), post('c', { image })])).toEqual([])
})

describe('a category or tag of one post only', () => {
  const similar = (a: Record<string, string>, b: Record<string, string>) =>
    conflicts([post('a', a), post('b', b)])

  test('is asked about if it is written almost like an older one', () => {
    expect(similar({ category: 'Cybersecurity' }, { category: 'Cyber Security' })).toEqual([
      'posts/b.md category: „Cyber Security“ ist neu; meinst du „Cybersecurity“ wie in posts/a.md?',
    ])
    expect(similar({ tags: '[Backup]' }, { tags: '[Backups]' })).toHaveLength(1)
  })

  test('is left alone if it is another one', () => {
    expect(similar({ tags: '[NIS1, RTO, ISO 27001]' }, { tags: '[NIS2, RPO, ISO 27002]' })).toEqual([])
    expect(similar({ category: 'Cloud' }, { category: 'Backup' })).toEqual([])
  })
})
