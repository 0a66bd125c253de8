import type { LoaderFunctionArgs } from 'react-router-dom'
import { companyDay } from '../site/clock.ts'
import { LoadError, toLoadError } from '../site/load-error.ts'
import { fetchContent } from './fetch-content.ts'
import { type BlogPage, type Post, type PostHead, slugPattern } from './post.ts'

/**
 * The data of each route. At build time it comes from the compiled content on disk, in the browser from
 * one small JSON file whose address does not change with a deploy.
 */

/** `null` if there is no such file; other failures throw. */
async function load<T extends { format: number }>(name: string): Promise<T | null> {
  if (import.meta.env.SSR) {
    const { readContent } = await import('./read-content.ts')
    return readContent<T>(name)
  }
  return fetchContent<T>(name).catch(toLoadError)
}

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

export async function loadBlog(): Promise<BlogPage> {
  const list = await load<BlogPage>('pages/1.json')
  if (list === null) throw new LoadError('expected the first page of the blog, found none')
  return list
}

/** Pages 2 and later of the list; `/blog/seite/1` does not exist. */
export async function loadBlogPage({ params: { page = '' } }: LoaderFunctionArgs): Promise<BlogPage | null> {
  // Part of an address, and can be any text.
  return /^(?!1$)[1-9]\d{0,5}$/.test(page) ? load<BlogPage>(`pages/${page}.json`) : null
}

/** A pre-rendered page has `html` and `contents` in its markup only. */
export type ArticleData = Omit<PostHead, 'format' | 'id' | 'aliases' | 'contents'> &
  Partial<Pick<Post, 'html' | 'contents'>>

/** An article. At build time it has no more than the page needs; JSON leaves out its body and its contents. */
export async function loadArticle({ params }: LoaderFunctionArgs): Promise<ArticleData | null> {
  const { slug = '' } = params
  if (!slugPattern.test(slug)) return null
  const post = await load<Post>(`posts/${slug}.json`)
  if (post === null || !import.meta.env.SSR) return post
  const { html, contents, format, id, aliases, ...head } = post
  return Object.defineProperties(head, { html: { value: html }, contents: { value: contents } })
}

export async function articlePaths(): Promise<string[]> {
  if (!import.meta.env.SSR) return []
  return (await import('./read-content.ts')).articlePaths()
}
