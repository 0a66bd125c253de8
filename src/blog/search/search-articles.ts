import { type BlogPage, type PostSummary, pageSize } from '../post.ts'
import { type Found, findPosts } from './find-posts.ts'
import type { SearchFile } from './index-file.ts'

/** Reads a content file by its name; `null` if there is none. */
export type ReadContent = <T extends { format: number }>(name: string) => Promise<T | null>

/** `found` is `null` for a query without words; `posts` are the first of what was found. */
export type SearchResult = { found: Found | null; posts: PostSummary[] }

/** The best `limit` articles for a query, from the index and from those pages of the list that hold them. */
export async function searchArticles(query: string, limit: number, read: ReadContent): Promise<SearchResult> {
  const found = await findPosts(query, async (name) => {
    const file = await read<SearchFile>(`search/${name}.json`)
    if (file === null && name === '0') throw new Error('expected an index, found none')
    return file
  })
  const places = found?.places.slice(0, limit) ?? []
  return { found, posts: places.length === 0 ? [] : await readPosts(places, read) }
}

/** The index counts from the oldest post, the pages from the newest. */
async function readPosts(places: readonly number[], read: ReadContent): Promise<PostSummary[]> {
  const readPage = async (page: number) => {
    const list = await read<BlogPage>(`pages/${page}.json`)
    if (list === null) throw new Error(`expected page ${page} of the blog, found none`)
    return list
  }
  const { total } = await readPage(1)
  return Promise.all(
    places.map(async (place) => {
      const index = total - 1 - place
      const list = await readPage(Math.floor(index / pageSize) + 1)
      const post = list.posts[index % pageSize]
      // Otherwise index and pages are of two deploys.
      if (post === undefined || list.total !== total) throw new Error('expected pages of one deploy')
      return post
    }),
  )
}
