import { describe, expect, test } from 'vitest'
import { compilePost } from '../../content/compile-post.ts'
import { categoriesByUse, composePost, type KnownPost, meantCategory, slugOf } from './compose-post.ts'

const known: KnownPost[] = [
  { slug: 'a', id: '9', date: '2025-01-01', category: 'Cloud', author: 'Team Cloud', authorRole: 'Betrieb' },
  { slug: 'b', id: '10', date: '2025-02-01', category: 'NIS2', author: 'Team Recht', authorRole: 'Beratung' },
  { slug: 'c', id: 'c', date: '2025-03-01', category: 'NIS2', author: 'Team Neu', authorRole: 'Beratung' },
]
const compose = (title: string, others: { category?: string; slug?: string } = {}, posts = known) =>
  composePost({ title, today: '2026-11-21', remedy: 'Rat', ...others }, posts)

const fieldsOf = (...args: Parameters<typeof compose>) => {
  const post = compose(...args)
  const source = { file: `posts/${post.slug}.md`, text: post.markdown }
  return compilePost(source).post?.frontMatter
}

test('a new post is valid and waits for what is to be filled in', () => {
  const post = compose('Öfter „sichern“: so geht’s')
  const check = (markdown: string) =>
    compilePost({ file: `posts/${post.slug}.md`, text: markdown }).diagnostics.map(
      ({ line, fatal, reason }) => `${line} ${fatal ? 'error' : 'hint'}  ${reason}`,
    )
  expect(check(post.markdown)).toMatchInlineSnapshot(`
    [
      "5 hint  excerpt: vor dem Veröffentlichen ausfüllen",
      "9 hint  readTime: vor dem Veröffentlichen ausfüllen; der jetzige Text dauert „1 Min.“",
      "16 hint  Text: vor dem Veröffentlichen schreiben",
    ]
  `)
  expect(check(post.markdown.replace('published: false', 'published: true'))).toMatchInlineSnapshot(`
    [
      "5 error  excerpt: noch nicht ausgefüllt („Bitte ausfüllen: worum es geht und was Leser davon haben…“); ausfüllen oder published: false setzen",
      "9 error  readTime: noch nicht ausgefüllt („? Min.“); ausfüllen oder published: false setzen",
      "16 error  Text: noch nicht ausgefüllt; schreiben oder published: false setzen",
      "11 hint  tags: leer; ein bis fünf Stichwörter angeben",
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

test('categories are ordered by their posts, and then by the newest', () => {
  const cloud = { slug: 'd', date: '2024-01-01', category: 'Cloud' }
  expect(categoriesByUse(known)).toEqual(['NIS2', 'Cloud'])
  expect(categoriesByUse([cloud, ...known])).toEqual(['NIS2', 'Cloud'])
  expect(categoriesByUse([cloud, cloud, ...known])).toEqual(['Cloud', 'NIS2'])
})

test.each([
  ['Cybersecurtiy', 'Cybersecurity'],
  ['cybersecurity ', undefined],
  ['Datenschutz', undefined],
])('the category %j probably means %j', (written, meant) => {
  expect(meantCategory(written, ['Backup', 'Cybersecurity'])).toBe(meant)
})

test('the first post of all has all it needs', () => {
  expect(fieldsOf('X', {}, [])).toMatchObject({ id: '1', category: 'Aktuelles', authorRole: 'Redaktion' })
})

describe('refused, with what to do', () => {
  test.each([
    ['an empty title', '', {}, 'title: Text erwartet, „“ gefunden'],
    ['a title of spaces', '  ', {}, 'title: Text erwartet, „“ gefunden'],
    [
      'a title of symbols',
      '→ ★',
      {},
      'title: für die Adresse Buchstaben a bis z oder Ziffern erwartet, „→ ★“ gefunden; Rat',
    ],
    ['a reserved name', 'Index', {}, 'slug: „index“ ist reserviert; einen anderen Namen wählen'],
    ['a slug that there is', 'B', {}, 'slug: einen Beitrag „b“ gibt es schon; Rat'],
    [
      'a wrong slug',
      'X',
      { slug: 'Ä b' },
      'slug: Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche erwartet, „Ä b“ gefunden',
    ],
    ['an empty category', 'X', { category: ' ' }, 'category: Text erwartet, „“ gefunden'],
  ])('%s', (_, title, others, message) => {
    expect(() => compose(title, others)).toThrow(new Error(message))
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
