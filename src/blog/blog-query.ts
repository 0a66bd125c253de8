import { blogPagePath, parameters, topicKinds, topicPath } from '../pages.ts'

/** The rest of a longer search is ignored. */
export const maxSearchLength = 100

/** What the query of the blog's address requests. */
export type BlogQuery = {
  /** The search, which takes precedence over the rest; empty for none. */
  search: string
  /** The address of a list that had a query before, such as `?kategorie=backup&seite=2`. */
  movedTo?: string
}

/** Reads a query, which can be any text. */
export function readBlogQuery(query: string): BlogQuery {
  const given = new URLSearchParams(query)
  const textOf = (name: string) => given.get(name) ?? ''
  const search = textOf(parameters.search).slice(0, maxSearchLength).trim()
  if (search !== '') return { search }
  const page = Number(textOf(parameters.page)) || 1
  const kind = topicKinds.find((kind) => textOf(parameters[kind]) !== '')
  if (kind) return { search, movedTo: topicPath(kind, encodeURIComponent(textOf(parameters[kind])), page) }
  return page === 1 ? { search } : { search, movedTo: blogPagePath(page) }
}

/** The file of a page of a list; `undefined` if `page` is not a page number. */
export function listFile(list: string, page: string): string | undefined {
  return /^[1-9]\d{0,5}$/.test(page) ? `${list}/${page}.json` : undefined
}
