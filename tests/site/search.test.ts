import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BlogPage } from '../../src/blog/post.ts'
import { findDocuments, type SearchFile } from '../../src/blog/search/find-documents.ts'
import type { PageList } from '../../src/blog/search/search-site.ts'
import { synonyms as german } from '../../src/content/de/synonyms.ts'
import { synonyms as english } from '../../src/content/en/synonyms.ts'
import { type Language, languages } from '../../src/site/languages.ts'
import { articlePath } from '../../src/site/pages.ts'

const read = <T>(name: string) => JSON.parse(readFileSync(`dist/content/${name}.json`, 'utf8')) as T

/** The addresses of what a visitor finds, best first. */
async function search(query: string, language: Language) {
  const folders = ['search', `search/${language}`]
  const indexes = folders.map((folder) => async (name: string) => read<SearchFile>(`${folder}/${name}`))
  const found = await findDocuments(query, indexes, language === 'de' ? german : [...english, ...german])
  const posts = readdirSync('dist/content/pages')
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => read<BlogPage>(`pages/${name.replace('.json', '')}`).posts)
    .toReversed()
  const { pages } = read<PageList>(`search/${language}/pages`)
  const addressOf = (index: number, place: number) =>
    index === 0 ? articlePath(posts[place]?.slug ?? '') : (pages[place]?.path ?? '')
  return found?.places.map(({ index, place }) => addressOf(index, place)) ?? []
}

// The rules of finding are in `src/blog/search/index-documents.test.ts`: here they meet the words of this site.
test.each<[language: Language, query: string, address: string]>([
  ['de', 'Datenschutzerklärung', '/datenschutz'],
  ['de', 'NIS2 Frist Luxmburg', '/blog/nis2-richtlinie-umsetzung'],
  ['de', 'Datensicherungskonzept', '/leistungen/backup'],
  ['de', 'Telefonanlage', '/leistungen/telefonie'],
  ['en', 'contact', '/contact'],
  ['en', 'careers', '/unternehmen/karriere'],
  ['en', 'Datensicherung', '/leistungen/backup'],
])('in "%s" a visitor finds "%s"', async (language, query, address) => {
  expect((await search(query, language)).slice(0, 5)).toContain(address)
})

test.each(languages)(
  'the index lists each page once in "%s", with a title and what it is about',
  (language) => {
    const { pages } = read<PageList>(`search/${language}/pages`)
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
    expect(pages.filter(({ title, description }) => title === '' || description === '')).toEqual([])
    expect(pages.some(({ path }) => path === '/')).toBe(true)
  },
)
