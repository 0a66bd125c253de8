import { blogParameters, type TopicKind, topicKinds } from '../pages.ts'
import { slugPattern } from './post.ts'

/** Nobody types more; what an address says beyond it is not read. */
export const longestSearch = 100

/** What the query of the blog's address asks for. */
export type BlogQuery = {
  topic: { kind: TopicKind; slug: string } | undefined
  /** Name of the content file that holds the list; `undefined` where there can be none. */
  file: string | undefined
  /** What is searched for in all articles, whatever the rest asks; empty for no search. */
  search: string
}

/** Reads a query, which can be anything that somebody typed. */
export function readBlogQuery(query: string): BlogQuery {
  const parameters = new URLSearchParams(query)
  const search = (parameters.get(blogParameters.search) ?? '').slice(0, longestSearch).trim()
  if (search !== '') return { topic: undefined, file: listFile('pages', '1'), search }
  const page = parameters.get(blogParameters.page) ?? '1'
  for (const kind of topicKinds) {
    const slug = parameters.get(blogParameters[kind])
    if (!slug) continue
    const file = slugPattern.test(slug) ? listFile(`topics/${kind}/${slug}`, page) : undefined
    return { topic: { kind, slug }, file, search }
  }
  return { topic: undefined, file: listFile('pages', page), search }
}

/** The file of a page of a list; `undefined` for what is no number of a page. */
export function listFile(list: string, page: string): string | undefined {
  return /^[1-9]\d{0,5}$/.test(page) ? `${list}/${page}.json` : undefined
}
