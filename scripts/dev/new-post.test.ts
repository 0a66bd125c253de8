import { expect, test } from 'vitest'
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
const compile = ({ slug, markdown: text }: { slug: string; markdown: string }) =>
  compilePost({ file: `posts/${slug}.md`, text, site })
const fieldsOf = (...args: Parameters<typeof compose>) => compile(compose(...args)).post?.frontMatter

test('a new post is valid and waits for what is to be filled in', () => {
  const { slug, markdown } = compose('Öfter „sichern“: so geht’s')
  const faultyLines = (markdown: string) =>
    compile({ slug, markdown }).diagnostics.flatMap(({ fatal, line }) => (fatal ? [line] : []))
  expect(faultyLines(markdown)).toEqual([])
  expect(faultyLines(markdown.replace('published: false', 'published: true'))).toEqual([5, 9, 16])
})

test('it has a slug, an id, a day, a team, an image, and its title with all signs, also the first of all', () => {
  expect(fieldsOf('Öfter sichern')).toMatchObject({
    ...{ slug: 'oefter-sichern', id: '11', title: 'Öfter sichern', date: '2026-11-21', category: 'NIS2' },
    ...{ author: 'Team Neu', authorRole: 'Beratung', image: 'images/oefter-sichern.svg', published: false },
  })
  expect(fieldsOf('X', {}, [])).toMatchObject({ id: '1', category: 'Aktuelles', authorRole: 'Redaktion' })
  expect(compose('→ ★').slug, 'without a letter of an address').toBe('beitrag-11')
  const titles = ['Ja: "nein" # \\ \'x\'', '- a', 'yes', '2025-01-01', '{a}', '%x & *y !z']
  expect(titles.map((title) => fieldsOf(title, { slug: 'x' })?.title)).toEqual(titles)
})

test('a category is that of other posts, with their team, or new; without one it is the most used, then the newest', () => {
  expect(fieldsOf('X', { category: 'cloud' })).toMatchObject({ category: 'Cloud', author: 'Team Cloud' })
  expect(fieldsOf('X', { category: 'Neues' })).toMatchObject({ category: 'Neues', author: 'Team Neu' })
  const cloud = { ...known[0], date: '2024-01-01' } as FrontMatter
  const most = [[], [cloud], [cloud, cloud]].map((more) => fieldsOf('X', {}, [...more, ...known])?.category)
  expect(most).toEqual(['NIS2', 'NIS2', 'Cloud'])
})

test('a title, slug or category that cannot be is reported', () => {
  const none = 'expected text, found “”'
  const letters = 'expected lower-case letters a to z, digits and single hyphens'
  for (const title of ['', '  ']) expect(compose(title).problems).toEqual([`title: ${none}`])
  expect(compose('X', { category: ' ' }).problems).toEqual([`category: ${none}`])
  expect(compose('X', { slug: 'Ä b' }).problems).toEqual([`slug: ${letters}, found “Ä b”`])
  const reserved = 'slug: expected a name that is not reserved, found “index”'
  expect(compose('Index').problems).toEqual([reserved])
})

test('a slug has the words of a title in plain letters', () => {
  const slugs = [
    ['Größere Übungen für Ärzte: Maß & Öl', 'groessere-uebungen-fuer-aerzte-mass-oel'],
    ['ÄÖÜ ẞ', 'aeoeue-ss'],
    ['u\u0308ben', 'ueben'],
    ['Café à la crème, Škoda, Smørrebrød, Łódź', 'cafe-a-la-creme-skoda-smorrebrod-lodz'],
    ["Wie geht’s? Wie geht's?", 'wie-gehts-wie-gehts'],
    ['  3-2-1 -- die Regel!  ', '3-2-1-die-regel'],
    ['Passwort\u00admanager', 'passwortmanager'],
    ['??? 👩‍💻 漢字', ''],
    // A long title is cut at a word, a long word within.
    ['zehn buchst '.repeat(20), `${'zehn-buchst-'.repeat(6)}zehn`],
    ['a'.repeat(200), 'a'.repeat(80)],
  ]
  expect(slugs.map(([title = '']) => [title, slugOf(title)])).toEqual(slugs)
})
