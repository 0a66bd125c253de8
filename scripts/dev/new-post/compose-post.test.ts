import { describe, expect, test } from 'vitest'
import { compilePost } from '../../content/compile-post.ts'
import { composePost, type KnownPost } from './compose-post.ts'

const known: KnownPost[] = [
  { slug: 'a', id: '9', date: '2025-01-01', category: 'Cloud', author: 'Team Cloud', authorRole: 'Betrieb' },
  { slug: 'b', id: '10', date: '2025-02-01', category: 'NIS2', author: 'Team Recht', authorRole: 'Beratung' },
  { slug: 'c', id: 'c', date: '2025-03-01', category: 'NIS2', author: 'Team Neu', authorRole: 'Beratung' },
]
const compose = (title: string, others: { category?: string; slug?: string } = {}, posts = known) =>
  composePost({ title, today: '2026-11-21', ...others }, posts)

/** Its fields, or why there is none. */
const fieldsOf = (...args: Parameters<typeof compose>) => {
  const post = compose(...args)
  if ('refused' in post) return post.refused
  const source = { file: `posts/${post.slug}.md`, bytes: Buffer.from(post.markdown) }
  return compilePost(source).post?.frontMatter
}

test('a new post is valid and waits for what is to be filled in', () => {
  const post = compose('Öfter „sichern“: so geht’s')
  if ('refused' in post) throw new Error(post.refused)
  const check = (markdown: string) =>
    compilePost({ file: `posts/${post.slug}.md`, bytes: Buffer.from(markdown) }).diagnostics.map(
      ({ line, fatal, reason }) => `${line} ${fatal ? 'error' : 'hint'}  ${reason}`,
    )
  expect(check(post.markdown)).toMatchInlineSnapshot(`
    [
      "5 hint  excerpt: fill in before publishing",
      "9 hint  readTime: fill in before publishing; the text as it is takes "1 Min."",
      "16 hint  text: fill in before publishing",
    ]
  `)
  expect(check(post.markdown.replace('published: false', 'published: true'))).toMatchInlineSnapshot(`
    [
      "5 error  excerpt: expected your own, found "Bitte ausfüllen: worum es geht und was Leser davon haben…; fill it in, or set published: false",
      "9 error  readTime: expected your own, found "? Min."; fill it in, or set published: false",
      "16 error  markdown: expected your own text, found what is to be filled in; fill it in, or set published: false",
    ]
  `)
})

test('it has a slug, an id, a day, a team and an image', () => {
  expect(fieldsOf('Öfter sichern')).toMatchObject({
    slug: 'oefter-sichern',
    id: '11',
    title: 'Öfter sichern',
    date: '2026-11-21',
    category: 'NIS2',
    author: 'Team Neu',
    authorRole: 'Beratung',
    image: 'images/oefter-sichern.svg',
    published: false,
  })
})

test('a title keeps its signs, whatever they mean to YAML', () => {
  for (const title of ['Ja: "nein" # \\ \'x\'', '- a', 'yes', '2025-01-01', '{a}', '%x & *y !z']) {
    expect(fieldsOf(title, { slug: 'x' })).toMatchObject({ title })
  }
})

test('a category is spelled as in other posts, has their team, and may be new', () => {
  expect(fieldsOf('X', { category: 'cloud' })).toMatchObject({ category: 'Cloud', author: 'Team Cloud' })
  expect(fieldsOf('X', { category: 'Neues' })).toMatchObject({ category: 'Neues', author: 'Team Neu' })
})

test('the first post of all has all it needs', () => {
  expect(fieldsOf('X', {}, [])).toMatchObject({ id: '1', category: 'Aktuelles', authorRole: 'Redaktion' })
})

describe('refused, with what to do', () => {
  const another = 'give another with --slug'
  test.each([
    ['an empty title', '', {}, 'title: expected text, found ""'],
    ['a title of spaces', '  ', {}, 'title: expected text, found "  "'],
    [
      'a title of symbols',
      '→ ★',
      {},
      'title: expected letters a to z or digits for the slug, found "→ ★"; give the slug with --slug',
    ],
    [
      'a reserved name',
      'Index',
      {},
      `slug: expected another name, this one is reserved, found "index"; ${another}`,
    ],
    ['a slug that there is', 'B', {}, `slug: expected one of its own, found "b" of a post; ${another}`],
    [
      'a wrong slug',
      'X',
      { slug: 'Ä b' },
      `slug: expected lower-case letters a to z, digits and single hyphens, found "Ä b"; ${another}`,
    ],
    ['an empty category', 'X', { category: ' ' }, 'category: expected text, found " "'],
  ])('%s', (_, title, others, message) => {
    expect(fieldsOf(title, others)).toBe(message)
  })
})
