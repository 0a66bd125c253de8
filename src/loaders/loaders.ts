import type { LoaderFunctionArgs } from 'react-router-dom'
import { type BlogPage, type Post, type PostHead, slugPattern } from '../lib/post.ts'
import { luxembourgDay } from '../lib/today.ts'
import { articlePath, blogPagePath } from '../paths.ts'
import { fetchContent } from './fetch-content.ts'

/**
 * The data of each route. At build time it comes from the compiled content on disk, in the browser from
 * one small JSON file whose address does not change with a deploy.
 */

/** `null` where there is no such thing; anything else that goes wrong throws. */
async function load<T extends { format: number }>(name: string): Promise<T | null> {
  if (import.meta.env.SSR) {
    const { readContent } = await import('./content-on-disk.ts')
    return readContent<T>(name)
  }
  return fetchContent<T>(name, window.fetch)
}

/** The year for the footer. */
export async function loadShell(): Promise<{ year: number }> {
  return { year: Number((await loadDay()).day.slice(0, 4)) }
}

/** Today, as `YYYY-MM-DD`: the source's day at build time, the visitor's in the browser. */
export async function loadDay(): Promise<{ day: string }> {
  if (import.meta.env.SSR) {
    const { sourceDay } = await import('./content-on-disk.ts')
    return { day: sourceDay() }
  }
  return { day: luxembourgDay(new Date()) }
}

/** The blog is the first page; the further ones have numbers from 2 on, and `/blog/seite/1` is none of them. */
export async function loadBlogPage({ params: { page } }: LoaderFunctionArgs): Promise<BlogPage | null> {
  if (page === undefined) return load<BlogPage>('pages/1.json')
  return /^(?!1$)[1-9]\d{0,5}$/.test(page) ? load<BlogPage>(`pages/${page}.json`) : null
}

/** What the article's page gets; `html` is missing when the page comes from the server. */
export type ArticleData = PostHead & { html?: string }

/**
 * An article. While pages are rendered its body is a property that JSON leaves out, so that it stands
 * once in the page, in the markup.
 */
export async function loadArticle({ params }: LoaderFunctionArgs): Promise<ArticleData | null> {
  const { slug = '' } = params
  if (!slugPattern.test(slug)) return null
  const post = await load<Post>(`posts/${slug}.json`)
  if (post === null || !import.meta.env.SSR) return post
  const { html, ...head } = post
  return Object.defineProperty(head, 'html', { value: html, enumerable: false })
}

export async function articlePaths(): Promise<string[]> {
  if (!import.meta.env.SSR) return []
  const { listContent } = await import('./content-on-disk.ts')
  return (await listContent('posts')).map(articlePath)
}

/** All pages of the blog list but the first, which has the blog's own address. */
export async function blogPagePaths(): Promise<string[]> {
  if (!import.meta.env.SSR) return []
  const { listContent } = await import('./content-on-disk.ts')
  return (await listContent('pages')).filter((page) => page !== '1').map((page) => blogPagePath(Number(page)))
}
