import type { LoaderFunctionArgs } from 'react-router-dom'
import { companyDay } from '../site/clock.ts'
import { LoadError, toLoadError } from '../site/load-error.ts'
import { fetchContent } from './fetch-content.ts'
import { type BlogPage, type Post, type PostHead, slugPattern } from './post.ts'

/**
 * The data of each route. At build time it comes from the compiled content on disk, in the browser from
 * one small JSON file whose address does not change with a deploy.
 */

const readAtBuildTime = () => import('./read-content.ts')

/** `null` if there is no such file; other failures throw. */
async function load<T extends { format: number }>(name: string): Promise<T | null> {
  if (import.meta.env.SSR) return (await readAtBuildTime()).readContent<T>(name)
  return fetchContent<T>(name).catch(toLoadError)
}

/** Today, as `YYYY-MM-DD`: the source's day at build time, the visitor's in the browser. */
export async function loadDay(): Promise<{ day: string }> {
  return { day: import.meta.env.SSR ? (await readAtBuildTime()).sourceDay() : companyDay(new Date()) }
}

/** The year for the footer. */
export async function loadYear(): Promise<{ year: number }> {
  if (import.meta.env.SSR) return { year: (await readAtBuildTime()).sourceYear() }
  return { year: Number(companyDay(new Date()).slice(0, 4)) }
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

/** A pre-rendered page has `html` in its markup only. */
export type ArticleData = PostHead & { html?: string }

export async function loadArticle({
  params: { slug = '' },
}: LoaderFunctionArgs): Promise<ArticleData | null> {
  const post = slugPattern.test(slug) ? await load<Post>(`posts/${slug}.json`) : null
  // JSON leaves out what cannot be enumerated.
  return post && import.meta.env.SSR ? Object.defineProperty(post, 'html', { enumerable: false }) : post
}
