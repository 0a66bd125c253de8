import { parameters, type TopicKind, topicKinds } from '../pages.ts'
import { slugPattern } from './post.ts'

/** The rest of a longer search is ignored. */
export const maxSearchLength = 100

/** The list or search that the query of the blog's address requests. */
export type BlogQuery = {
  topic: { kind: TopicKind; slug: string } | undefined
  /** Name of the content file with the list; `undefined` if none can exist. */
  file: string | undefined
  /** The search, which takes precedence over the rest; empty for none. */
  search: string
}

/** Reads a query, which can be any text. */
export function readBlogQuery(query: string): BlogQuery {
  const given = new URLSearchParams(query)
  const search = (given.get(parameters.search) ?? '').slice(0, maxSearchLength).trim()
  if (search !== '') return { topic: undefined, file: listFile('pages', '1'), search }
  const page = given.get(parameters.page) ?? '1'
  for (const kind of topicKinds) {
    const slug = given.get(parameters[kind])
    if (!slug) continue
    const file = slugPattern.test(slug) ? listFile(`topics/${kind}/${slug}`, page) : undefined
    return { topic: { kind, slug }, file, search }
  }
  return { topic: undefined, file: listFile('pages', page), search }
}

/** The file of a page of a list; `undefined` if `page` is not a page number. */
export function listFile(list: string, page: string): string | undefined {
  return /^[1-9]\d{0,5}$/.test(page) ? `${list}/${page}.json` : undefined
}
