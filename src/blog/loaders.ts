import type { LoaderFunctionArgs } from 'react-router-dom'
import { companyDay } from '../company/clock.ts'
import { LoadError, toLoadError } from '../load-error.ts'
import { type BlogQuery, listFile, readBlogQuery } from './blog-query.ts'
import { fetchContent } from './fetch-content.ts'
import { memoizeContent } from './memoize-content.ts'
import { type BlogPage, type Post, type PostHead, slugPattern, type TopicPage } from './post.ts'

/**
 * The data of each route. At build time it comes from the compiled content on disk, in the browser from
 * one small JSON file whose address does not change with a deploy. `context` has options for `fetch` when
 * it is prefetched.
 */

/** `null` if there is no such file; other failures throw. */
async function load<T extends { format: number }>(name: string, init?: RequestInit): Promise<T | null> {
  if (import.meta.env.SSR) {
    const { readContent } = await import('./read-content.ts')
    return readContent<T>(name)
  }
  return readFromHost<T>(name, init).catch(toLoadError)
}

// In development a memoized file would be an older version.
const readFromHost = import.meta.env.DEV ? fetchContent : memoizeContent(fetchContent)

/** The year for the footer. */
export async function loadYear(): Promise<{ year: number }> {
  if (import.meta.env.SSR) {
    const { sourceYear } = await import('./read-content.ts')
    return { year: sourceYear() }
  }
  return { year: Number(companyDay(new Date()).slice(0, 4)) }
}

/** Today, as `YYYY-MM-DD`: the source's day at build time, the visitor's in the browser. */
export async function loadDay(): Promise<{ day: string }> {
  if (import.meta.env.SSR) {
    const { sourceDay } = await import('./read-content.ts')
    return { day: sourceDay() }
  }
  return { day: companyDay(new Date()) }
}

/** A page of a list of articles, and the part of the address that it belongs to. */
export type BlogData = {
  /** Missing if the address asks for a list that does not exist; the list is then empty. */
  file?: string
  topic?: BlogQuery['topic']
  list: BlogPage | TopicPage
}

/** The blog with the list that the query asks for; while pages are rendered there is no query. */
export async function loadBlog({ request, context }: LoaderFunctionArgs): Promise<BlogData> {
  const { file = '', topic } = readBlogQuery(import.meta.env.SSR ? '' : new URL(request.url).search)
  const list = file === '' ? null : await load<BlogPage | TopicPage>(file, context)
  const requested = { ...(file !== '' && { file }), ...(topic && { topic }) }
  if (list !== null) return { ...requested, list }
  const first = await load<BlogPage>('pages/1.json', context)
  if (first === null) throw new LoadError('expected the first page of the blog, found none')
  return { ...requested, list: { ...first, page: 1, pages: 1, total: 0, posts: [] } }
}

/** Pages 2 and later of the whole list; `/blog/seite/1` does not exist. */
export async function loadBlogPage({
  params: { page = '' },
  context,
}: LoaderFunctionArgs): Promise<BlogData | null> {
  const file = page === '1' ? undefined : listFile('pages', page)
  const list = file === undefined ? null : await load<BlogPage>(file, context)
  return file === undefined || list === null ? null : { file, list }
}

/**
 * Whether a change of the blog's query needs another list. A search reads its own files and leaves the list
 * as it is.
 */
export function isOtherList({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  if (currentUrl.href === nextUrl.href) return true
  const next = readBlogQuery(nextUrl.search)
  return next.search === '' && next.file !== readBlogQuery(currentUrl.search).file
}

/** A pre-rendered page has `html` and `contents` in its markup only. */
export type ArticleData = Omit<PostHead, 'format' | 'id' | 'aliases' | 'contents'> &
  Partial<Pick<Post, 'html' | 'contents'>>

/** An article. At build time it has no more than the page needs; JSON leaves out its body and its contents. */
export async function loadArticle({ params, context }: LoaderFunctionArgs): Promise<ArticleData | null> {
  const { slug = '' } = params
  if (!slugPattern.test(slug)) return null
  const post = await load<Post>(`posts/${slug}.json`, context)
  if (post === null || !import.meta.env.SSR) return post
  const { html, contents, format, id, aliases, ...head } = post
  return Object.defineProperties(head, { html: { value: html }, contents: { value: contents } })
}

export async function articlePaths(): Promise<string[]> {
  if (!import.meta.env.SSR) return []
  return (await import('./read-content.ts')).articlePaths()
}

export async function blogPagePaths(): Promise<string[]> {
  if (!import.meta.env.SSR) return []
  return (await import('./read-content.ts')).blogPagePaths()
}
