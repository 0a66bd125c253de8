import { defaultLanguage, type Language } from '../../i18n/languages.ts'
import { type BlogPage, type PostSummary, pageSize } from '../post.ts'
import { type Found, findDocuments, type Place, type Synonyms } from './find-documents.ts'
import type { SearchFile } from './index-file.ts'
import { type PageList, type PageSummary, pagesFolder, pagesPerFile } from './page-list.ts'

/** Reads a content file by its name; `null` if there is none. */
export type ReadContent = <T extends { format: number }>(name: string) => Promise<T | null>

export type Hit = { post: PostSummary } | { page: PageSummary }

/** `found` is `null` for a query without words; `hits` are the first of what was found. */
export type SearchResult = { found: Found | null; hits: Hit[] }

/** The best `limit` articles and pages for a query of a visitor who reads `language`. */
export async function searchSite(
  query: string,
  language: Language,
  limit: number,
  read: ReadContent,
): Promise<SearchResult> {
  const inFolder = (folder: string) => async (name: string) => {
    const file = await read<SearchFile>(`${folder}/${name}.json`)
    if (file === null && name === '0') throw new Error(`expected an index in ${folder}, found none`)
    return file
  }
  // The preview has articles only: pages are read as the build renders them.
  const folders = ['search', ...(import.meta.env.DEV ? [] : [pagesFolder(language)])]
  const synonyms = await loadSynonyms(language)
  const found = await findDocuments(query, folders.map(inFolder), synonyms)
  const readHit = async ({ index, place }: Place) =>
    index === 0 ? { post: await readPost(place, read) } : { page: await readPage(place, language, read) }
  return { found, hits: await Promise.all((found?.places ?? []).slice(0, limit).map(readHit)) }
}

const files = import.meta.glob<{ synonyms: Synonyms }>('../../content/*/synonyms.ts')

/** Those of the visitor's language, and of the articles'. */
async function loadSynonyms(language: Language): Promise<Synonyms> {
  const paths = [...new Set([language, defaultLanguage])].map((each) => `../../content/${each}/synonyms.ts`)
  const loaded = await Promise.all(paths.map((path) => files[path]?.()))
  return loaded.flatMap((file) => file?.synonyms ?? [])
}

async function readPage(place: number, language: Language, read: ReadContent): Promise<PageSummary> {
  const list = await read<PageList>(`${pagesFolder(language)}/list-${Math.floor(place / pagesPerFile)}.json`)
  return ofOneDeploy(list?.pages[place % pagesPerFile])
}

/** The index counts from the oldest post, the pages from the newest. */
async function readPost(place: number, read: ReadContent): Promise<PostSummary> {
  const { total } = ofOneDeploy(await read<BlogPage>('pages/1.json'))
  const index = total - 1 - place
  const list = ofOneDeploy(await read<BlogPage>(`pages/${Math.floor(index / pageSize) + 1}.json`))
  return ofOneDeploy(list.total === total ? list.posts[index % pageSize] : undefined)
}

function ofOneDeploy<T>(value: T | null | undefined): T {
  if (value == null) throw new Error('expected an index and lists of one deploy')
  return value
}
