import type { Picture } from '../ui/picture.ts'

/**
 * The shapes of the JSON files that the content compiler writes and the pages read.
 *
 * `format` is raised with every change that a tab opened before a deploy could not read; such a tab then reloads.
 */
export const contentFormat = 8

/** Articles on a page of the list. */
export const pageSize = 9

/** Articles that are named below an article (spec §9). */
export const maxRelatedPosts = 2

/** What an article's address below /blog/ may be. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What a list shows of an article. */
export type PostSummary = {
  slug: string
  /** The slugs that it had before, the oldest first; missing if it has always had this one. */
  aliases?: string[]
  title: string
  excerpt: string
  author: string
  /** `YYYY-MM-DD` */
  date: string
  /** The date as it is read, in long `de-LU` form. */
  dateText: string
  /** `YYYY-MM-DD`; only of posts that were changed later. */
  updated?: string
  /** The same as it is read. */
  updatedText?: string
  readTime: string
  category: string
  tags: string[]
  /** The header image. */
  image: Picture
  /** Why visitors do not see it yet; only in `npm run dev` and in builds with drafts. */
  notice?: string
}

/**
 * The first slug of an article. It stays when the article is renamed, so feed readers and subscribers know it by this
 * one: otherwise a renamed article would be new and unread, and sent to everybody again.
 */
export function firstSlug({ slug, aliases = [] }: Pick<PostSummary, 'slug' | 'aliases'>): string {
  return aliases[0] ?? slug
}

type RelatedPost = Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'category' | 'notice'>

export type Section = { id: string; text: string }

export type Heading = { id: string; text: string; depth: 1 | 2 | 3 | 4 | 5 | 6 }

/** One article, as it travels to the page: everything but its body. */
export type PostHead = PostSummary & {
  format: typeof contentFormat
  id: string
  authorRole: string
  /** The table of contents: the headings of the second level, in the order of the text. */
  contents: Section[]
  /** Words of the body's text. */
  words: number
  related: RelatedPost[]
}

/** `posts/<slug>.json` */
export type Post = PostHead & {
  /** Sanitized HTML of the body. */
  html: string
}

/** `pages/<page>.json`: one page of the blog list, newest first. */
export type BlogPage = {
  format: typeof contentFormat
  page: number
  pages: number
  /** Posts on all pages. */
  total: number
  posts: PostSummary[]
}
