import type { Picture } from '../../src/blog/picture.ts'
import {
  type BlogPage,
  type CategoryCount,
  contentFormat,
  type Post,
  type PostHead,
  type PostSummary,
  type RelatedPost,
} from '../../src/blog/post.ts'
import { longDay } from '../../src/layout/today.ts'
import { blog } from '../../src/limits.ts'
import { compareText } from '../io/compare-text.ts'
import type { CompiledPost } from './compile-post.ts'
import { putPictures } from './images/picture-markup.ts'
import type { FrontMatter } from './schema.ts'

/** Newest first; equal dates by slug. */
export function sortPosts(posts: readonly CompiledPost[]): CompiledPost[] {
  return [...posts].sort(
    (a, b) =>
      compareText(b.frontMatter.date, a.frontMatter.date) ||
      compareText(a.frontMatter.slug, b.frontMatter.slug),
  )
}

/**
 * Sorted posts as the pages read them.
 *
 * @param pictures by their paths in the posts
 * @param noticeOf the text of a post's ribbon
 */
export function arrangePosts(
  posts: readonly CompiledPost[],
  pictures: ReadonlyMap<string, Picture>,
  noticeOf: (post: FrontMatter) => string | undefined = () => undefined,
): Post[] {
  const summaries = posts.map((post) => summarize(post, pictures, noticeOf(post.frontMatter)))
  const related = relate(summaries)

  return posts.map(({ frontMatter, contents, words, html, images }, index) => {
    const head: PostHead = {
      format: contentFormat,
      id: frontMatter.id,
      ...(summaries[index] as PostSummary),
      authorRole: frontMatter.authorRole,
      contents: contents.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
      words,
      related: related[index] ?? [],
    }
    return { ...head, html: putPictures(html, images, pictures) }
  })
}

/** The list of articles, page by page; there is always a first page. */
export function paginate(posts: readonly Post[], categories: CategoryCount[]): BlogPage[] {
  const { pageSize } = blog
  const pages = Math.max(1, Math.ceil(posts.length / pageSize))
  return Array.from({ length: pages }, (_, index) => ({
    format: contentFormat,
    page: index + 1,
    pages,
    total: posts.length,
    posts: posts.slice(index * pageSize, (index + 1) * pageSize).map(toSummary),
    categories,
  }))
}

function summarize(
  { file, frontMatter }: CompiledPost,
  pictures: ReadonlyMap<string, Picture>,
  notice: string | undefined,
): PostSummary {
  const { slug, title, excerpt, author, date, readTime, category, tags } = frontMatter
  const image = pictures.get(frontMatter.image)
  if (image === undefined) throw new Error(`${file}: expected its picture, found none`)
  return {
    ...{ slug, title, excerpt, author, date, dateText: longDay(date) },
    ...{ readTime, category, tags, image },
    ...(notice !== undefined && { notice }),
  }
}

function toSummary(post: Post): PostSummary {
  const { slug, title, excerpt, author, date, dateText, readTime, category, tags, image, notice } = post
  return {
    ...{ slug, title, excerpt, author, date, dateText, readTime, category, tags, image },
    ...(notice !== undefined && { notice }),
  }
}

/**
 * For each post the next older ones of its category, from the newest again after the oldest, and then
 * the newest of the others. Takes time in proportion to the number of posts.
 */
function relate(posts: readonly PostSummary[]): RelatedPost[][] {
  const byCategory = new Map<string, PostSummary[]>()
  for (const post of posts) {
    const same = byCategory.get(post.category)
    if (same) same.push(post)
    else byCategory.set(post.category, [post])
  }
  const newest = posts.slice(0, blog.relatedPosts + 1)
  const places = new Map([...byCategory.values()].flatMap((same) => same.map((post, index) => [post, index])))

  return posts.map((post) => {
    const same = byCategory.get(post.category) ?? []
    const place = places.get(post) ?? 0
    const next = Array.from(
      { length: blog.relatedPosts },
      (_, step) => same[(place + step + 1) % same.length],
    )
    const candidates = [...next, ...newest].filter((other) => other !== undefined && other !== post)
    return [...new Set(candidates)]
      .slice(0, blog.relatedPosts)
      .map((other) => other as PostSummary)
      .map(({ slug, title, category, notice }) => ({
        ...{ slug, title, category },
        ...(notice !== undefined && { notice }),
      }))
  })
}
