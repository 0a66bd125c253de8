import { synonyms as german } from '../../content/de/synonyms.ts'
import { synonyms as english } from '../../content/en/synonyms.ts'
import type { Language } from '../../site/languages.ts'
import { type BlogPage, type contentFormat, type PostSummary, pageSize } from '../post.ts'
import { type Found, findDocuments, type SearchFile } from './find-documents.ts'

/** What a result shows of a page. */
export type PageSummary = {
  path: string
  title: string
  description: string
  /** The language of title and description, where it is not the visitor's. */
  language?: Language
  /** What the page says in the visitor's language then. */
  note?: string
}

/** `search/<language>/pages.json`: the pages in the order of their places in the index beside it. */
export type PageList = { format: typeof contentFormat; pages: PageSummary[] }

/** Reads a content file by its name; `null` if there is none. */
export type ReadContent = <T extends { format: number }>(name: string) => Promise<T | null>

export type Hit = { post: PostSummary } | { page: PageSummary }

/** `found` is `null` for a query without words; `hits` are the best of what was found. */
export type SearchResult = { found: Found | null; hits: Hit[] }

/** More results are left out: another word finds what is not among these. */
const maxHits = 18

/** The best articles and pages for a query of a visitor who reads `language`. */
export async function searchSite(
  query: string,
  language: Language,
  readContent: ReadContent,
): Promise<SearchResult> {
  const read = async <T extends { format: number }>(name: string) =>
    ofOneDeploy(await readContent<T>(`${name}.json`))
  // The preview has articles only: pages are read as the build renders them.
  const folders = ['search', ...(import.meta.env.DEV ? [] : [`search/${language}`])]
  const indexes = folders.map((folder) => (name: string) => read<SearchFile>(`${folder}/${name}`))
  // The articles are German, whoever reads them.
  const synonyms = language === 'en' ? [...english, ...german] : german
  const found = await findDocuments(query, indexes, synonyms)

  const readHit = async (index: number, place: number): Promise<Hit> => {
    if (index > 0)
      return { page: ofOneDeploy((await read<PageList>(`${folders[index]}/pages`)).pages[place]) }
    // The index counts from the oldest post, the pages from the newest.
    const { total } = await read<BlogPage>('pages/1')
    const at = total - 1 - place
    const list = await read<BlogPage>(`pages/${Math.floor(at / pageSize) + 1}`)
    return { post: ofOneDeploy(list.total === total ? list.posts[at % pageSize] : undefined) }
  }
  const shown = (found?.places ?? []).slice(0, maxHits)
  return { found, hits: await Promise.all(shown.map(({ index, place }) => readHit(index, place))) }
}

function ofOneDeploy<T>(value: T | null | undefined): T {
  if (value == null) throw new Error('expected an index and lists of one deploy')
  return value
}
