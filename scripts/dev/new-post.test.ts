import { expect, test } from 'vitest'
import { compilePost } from '../content/compile-post.ts'
import type { FrontMatter } from '../content/schema.ts'
import { composePost } from './new-post.ts'

const known = [
  { id: '9', date: '2025-01-01', category: 'Cloud', author: 'Team Cloud', authorRole: 'Betrieb' },
  { id: '10', date: '2025-02-01', category: 'NIS2', author: 'Team Recht', authorRole: 'Beratung' },
  { id: 'c', date: '2025-03-01', category: 'NIS2', author: 'Team Neu', authorRole: 'Beratung' },
] as FrontMatter[]
const compose = (title: string, others: { category?: string; slug?: string } = {}, posts = known) =>
  composePost({ title, today: '2026-11-21', ...others }, posts)
const compile = ({ slug, markdown: text }: { slug: string; markdown: string }) =>
  compilePost({ file: `posts/${slug}.md`, text })
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
  expect(fieldsOf('2025')).toMatchObject({ slug: '2025', title: '2025' })
  const titles = ['Ja: "nein" # \\ \'x\'', '- a', 'yes', '2025-01-01', '{a}', '%x & *y !z']
  expect(titles.map((title) => fieldsOf(title, { slug: 'x' })?.title)).toEqual(titles)
})

test('a slug has the words of a title in plain letters, cut at a word', () => {
  const slugs = [
    ['Größere Übungen: Maß & Öl, so geht’s', 'groessere-uebungen-mass-oel-so-gehts'],
    ['  3-2-1 -- die Regel!  ', '3-2-1-die-regel'],
    ['Café à la crème'.normalize('NFD'), 'cafe-a-la-creme'],
    ['zehn buchst '.repeat(20), `${'zehn-buchst-'.repeat(6)}zehn`],
  ]
  expect(slugs.map(([title = '']) => [title, compose(title).slug])).toEqual(slugs)
  expect(compose('🎉').problems).toEqual([expect.stringContaining('--slug')])
})
