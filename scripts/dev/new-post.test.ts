import { describe, expect, test } from 'vitest'
import { testSite as site } from '../../tests/support/remarks-on.ts'
import { compilePost } from '../content/compile-post.ts'
import type { FrontMatter } from '../content/schema.ts'
import { composePost, slugOf } from './new-post.ts'

const known = [
  { id: '9', date: '2025-01-01', category: 'Cloud', author: 'Team Cloud', authorRole: 'Betrieb' },
  { id: '10', date: '2025-02-01', category: 'NIS2', author: 'Team Recht', authorRole: 'Beratung' },
  { id: 'c', date: '2025-03-01', category: 'NIS2', author: 'Team Neu', authorRole: 'Beratung' },
] as FrontMatter[]
const compose = (title: string, others: { category?: string; slug?: string } = {}, posts = known) =>
  composePost({ title, today: '2026-11-21', ...others }, posts)
const compile = (slug: string, text: string) => compilePost({ file: `posts/${slug}.md`, text, site })

const fieldsOf = (...args: Parameters<typeof compose>) => {
  const { slug, markdown } = compose(...args)
  return compile(slug, markdown).post?.frontMatter
}

test('a new post is valid and waits for what is to be filled in', () => {
  const { slug, markdown } = compose('Öfter „sichern“: so geht’s')
  const rejected = (text: string) => compile(slug, text).diagnostics.filter(({ fatal }) => fatal)
  expect(rejected(markdown)).toEqual([])
  const published = rejected(markdown.replace('published: false', 'published: true'))
  expect(published.map(({ line }) => line)).toEqual([5, 9, 16])
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

test('without a category it has the most used, and of several the newest', () => {
  const cloud = { ...known[0], date: '2024-01-01' } as FrontMatter
  for (const [others, category] of [
    [[], 'NIS2'],
    [[cloud], 'NIS2'],
    [[cloud, cloud], 'Cloud'],
  ] as const) {
    expect(fieldsOf('X', {}, [...others, ...known])).toMatchObject({ category })
  }
})

test('the first post of all has all it needs', () => {
  expect(fieldsOf('X', {}, [])).toMatchObject({ id: '1', category: 'Aktuelles', authorRole: 'Redaktion' })
})

test('a title without letters of an address is named by its number', () => {
  expect(compose('→ ★').slug).toBe('beitrag-11')
})

describe('reported', () => {
  test.each([
    ['an empty title', '', {}, 'title: Text erwartet, „“ gefunden'],
    ['a title of spaces', '  ', {}, 'title: Text erwartet, „“ gefunden'],
    ['a reserved name', 'Index', {}, 'slug: „index“ ist reserviert; einen anderen Namen wählen'],
    [
      'a wrong slug',
      'X',
      { slug: 'Ä b' },
      'slug: Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche erwartet, „Ä b“ gefunden',
    ],
    ['an empty category', 'X', { category: ' ' }, 'category: Text erwartet, „“ gefunden'],
  ])('%s', (_, title, others, message) => {
    expect(compose(title, others).problems).toEqual([message])
  })
})

test.each([
  ['Größere Übungen für Ärzte: Maß & Öl', 'groessere-uebungen-fuer-aerzte-mass-oel'],
  ['ÄÖÜ ẞ', 'aeoeue-ss'],
  ['u\u0308ben', 'ueben'],
  ['Café à la crème, Škoda, Smørrebrød, Łódź', 'cafe-a-la-creme-skoda-smorrebrod-lodz'],
  ["Wie geht’s? Wie geht's?", 'wie-gehts-wie-gehts'],
  ['  3-2-1 -- die Regel!  ', '3-2-1-die-regel'],
  ['Passwort\u00admanager', 'passwortmanager'],
  ['??? 👩‍💻', ''],
  ['漢字', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut at a word, a long word within', () => {
  expect(slugOf('zehn buchst '.repeat(20))).toBe(`${'zehn-buchst-'.repeat(6)}zehn`)
  expect(slugOf('a'.repeat(200))).toBe('a'.repeat(80))
})
