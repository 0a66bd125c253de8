import { synonyms as german } from '../../content/de/synonyms.ts'
import { synonyms as english } from '../../content/en/synonyms.ts'
import type { Language } from '../../site/languages.ts'
import { fetchContent } from '../fetch-content.ts'
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

type Hit = { post: PostSummary } | { page: PageSummary }

/** `hits` are the best of what was found; `isCut`: there are more, and another word finds what is not among these. */
export type SearchResult = Omit<Found, 'places'> & { hits: Hit[] }

const maxHits = 18

/** The best articles and pages for a query of a visitor who reads `language`. */
export async function searchSite(query: string, language: Language): Promise<SearchResult> {
  // The preview has articles only: pages are read as the build renders them.
  const folders = ['search', ...(import.meta.env.DEV ? [] : [`search/${language}`])]
  const indexes = folders.map((folder) => (name: string) => read<SearchFile>(`${folder}/${name}`))
  // The articles are German, whoever reads them.
  const synonyms = language === 'en' ? [...english, ...german] : german
  const { places, ...found } = await findDocuments(query, indexes, synonyms)

  const readHit = async (index: number, place: number): Promise<Hit> => {
    if (index > 0)
      return { page: ofOneDeploy((await read<PageList>(`${folders[index]}/pages`)).pages[place]) }
    // The index counts from the oldest post, the pages from the newest.
    const { total } = await read<BlogPage>('pages/1')
    const at = total - 1 - place
    const list = await read<BlogPage>(`pages/${Math.floor(at / pageSize) + 1}`)
    return { post: ofOneDeploy(list.total === total ? list.posts[at % pageSize] : undefined) }
  }
  const hits = places.slice(0, maxHits).map(({ index, place }) => readHit(index, place))
  return { ...found, isCut: found.isCut || places.length > maxHits, hits: await Promise.all(hits) }
}

async function read<T extends { format: number }>(name: string): Promise<T> {
  return ofOneDeploy(await fetchContent<T>(`${name}.json`))
}

function ofOneDeploy<T>(value: T | null | undefined): T {
  if (value == null) throw new Error('expected an index and lists of one deploy')
  return value
}
