import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { BlogPage } from '../../src/blog/post.ts'
import { maxLeafBytes } from '../../src/blog/search/build-index.ts'
import { findDocuments } from '../../src/blog/search/find-documents.ts'
import type { SearchFile } from '../../src/blog/search/index-file.ts'
import { type PageList, pagesFolder, pagesPerFile } from '../../src/blog/search/page-list.ts'
import { synonyms as german } from '../../src/content/de/synonyms.ts'
import { synonyms as english } from '../../src/content/en/synonyms.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { languages } from '../../src/i18n/languages.ts'
import { articlePath } from '../../src/pages.ts'

/*
 * What the search finds in the index of the built site: the real articles and pages. Each row needs some page or article
 * among the results, near the top; the order of the others may change with their texts.
 */

const read = <T>(name: string): T | null => {
  const path = `dist/content/${name}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null
}

/** The addresses of what a visitor finds, best first. */
async function search(query: string, language: Language = 'de') {
  const folders = ['search', pagesFolder(language)]
  const indexes = folders.map((folder) => async (name: string) => read<SearchFile>(`${folder}/${name}`))
  const found = await findDocuments(query, indexes, language === 'de' ? german : [...english, ...german])
  const posts = readdirSync('dist/content/pages')
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => read<BlogPage>(`pages/${name.replace('.json', '')}`)?.posts ?? [])
    .toReversed()
  const addressOf = (index: number, place: number) => {
    if (index === 0) return articlePath(posts[place]?.slug ?? '')
    const list = read<PageList>(`${folders[1]}/list-${Math.floor(place / pagesPerFile)}`)
    return list?.pages[place % pagesPerFile]?.path ?? ''
  }
  return { ...found, addresses: found?.places.map(({ index, place }) => addressOf(index, place)) ?? [] }
}

const nis2 = '/blog/nis2-richtlinie-umsetzung'
const rule321 = '/blog/cloud-backup-strategie-321-regel'
const zeroTrust = '/blog/zero-trust-security-modell'

/** How far down a result may be. */
const near = 5

// The rules are in the unit tests of `build-index.ts` and `words.ts`: here they meet the words of this site.
test.each<[kind: string, language: Language, ...rows: [query: string, ...addresses: string[]][]]>([
  [
    'pages of every kind',
    'de',
    ['Karriere', '/unternehmen/karriere'],
    ['NIS2', nis2, '/security-consulting'],
  ],
  ['words without umlauts', 'de', ['fuer Aerzte', '/branchen/gesundheitswesen'], ['Grosse', nis2]],
  ['plurals and endings', 'de', ['Backups', '/leistungen/backup', rule321], ['Servern', '/leistungen/cloud']],
  ['parts of compounds', 'de', ['Steuer', '/branchen/steuerkanzleien'], ['Cloudbackup', rule321]],
  ['words with a slip', 'de', ['NIS2 Frist Luxmburg', nis2], ['mpressum', '/impressum']],
  ['words that mean the same', 'de', ['Kennwort', zeroTrust], ['Telefonanlage', '/leistungen/telefonie']],
  ['several words', 'de', ['Was kostet ein Backup', rule321], ['3-2-1', '/leistungen/backup', rule321]],
  ['what is in English', 'en', ['contact', '/contact'], ['vendrs', '/partner']],
  ['what is summed up in English', 'en', ['careers', '/unternehmen/karriere'], ['Datensicherung', rule321]],
])('a visitor finds %s (%s)', async (_, language, ...rows) => {
  for (const [query, ...expected] of rows) {
    const { addresses } = await search(query, language)
    expect(addresses.slice(0, near), query).toEqual(expect.arrayContaining(expected))
  }
})

test('a visitor finds nothing of what the site does not have, but the closest words', async () => {
  expect(await search('xqzvw')).toMatchObject({ addresses: [], suggestions: [] })
  expect(await search('Ransomwehr')).toMatchObject({ addresses: [], suggestions: ['Ransomware'] })
})

describe('the index', () => {
  const files = readdirSync('dist/content/search', { recursive: true, encoding: 'utf8' })
  const all = files.filter((name) => name.endsWith('.json'))

  test('has small files', () => {
    expect(all.length).toBeGreaterThan(languages.length)
    const sizes = all.map((name) => [name, readFileSync(`dist/content/search/${name}`).length] as const)
    expect(sizes.filter(([, bytes]) => bytes > maxLeafBytes)).toEqual([])
  })

  test.each(languages)('lists each page once in "%s", with a title and what it is about', (language) => {
    const lists = all.filter((name) => new RegExp(`^${language}[\\\\/]list-`).test(name))
    const pages = lists.flatMap(
      (name) => read<PageList>(`search/${name.slice(0, -'.json'.length)}`)?.pages ?? [],
    )
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
    expect(pages.filter(({ title, description }) => title === '' || description === '')).toEqual([])
    expect(pages.some(({ path }) => path === '/')).toBe(true)
  })
})
