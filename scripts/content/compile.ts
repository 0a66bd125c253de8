import { join } from 'node:path'
import { luxembourgDay } from '../../src/lib/today.ts'
import { articlePath } from '../../src/paths.ts'
import { arrangePosts, findCollisions, imageAddress, paginate, sortPosts } from './arrange.ts'
import type { Compilation, CompiledPost } from './compile-post.ts'
import { findImage, listPosts, type Output, readPost, writeOutput } from './files.ts'
import { compileInPool } from './post-pool.ts'
import type { ThreadOptions } from './post-thread.ts'
import type { Problem } from './problem.ts'
import { publicationOf } from './publication.ts'
import { isImagePath } from './schema.ts'
import { buildSearchIndex } from './search-index.ts'
import { arrangeTopics, countCategories, findSpellings } from './topics.ts'

export type Folders = {
  /** Where the markdown files are. */
  posts: string
  /** Files that are published as they are. */
  public: string
  /** Where the compiled content goes. */
  out: string
}

export const defaultFolders: Folders = { posts: 'posts', public: 'public', out: '.content' }

/**
 * Where each part of the compiled content is published: article data, pages of the list and of the lists of
 * single categories and tags, the index of the search, and images that lie beside the posts, which are
 * found from an article as they are from its markdown file.
 */
export const publishedAt = {
  posts: '/content/posts',
  pages: '/content/pages',
  topics: '/content/topics',
  search: '/content/search',
  files: '/blog',
} as const

/** The address of each article that is not published, and the day on which it will be; a draft has none. */
export type Unpublished = Record<string, string | null>

/** The file of the compiled content that tells them; it is for the link check, and no part of the site. */
export const unpublishedFile = 'unpublished.json'

export type CompileOptions = ThreadOptions & {
  /** Posts of later days are left out. `YYYY-MM-DD`; without it the day in Luxembourg. */
  today?: string
}

export type Outcome =
  | {
      ok: true
      posts: number
      published: number
      /** The day of the newest published post; `undefined` without any. */
      newest: string | undefined
      unpublished: Unpublished
    }
  | { ok: false; posts: number; problems: Problem[] }

/**
 * Compiles all posts of a folder. With a single problem in any of them nothing is written, and what
 * an earlier run wrote stays as it was.
 */
export async function compileContent(
  folders: Folders,
  { today = luxembourgDay(new Date()), ...options }: CompileOptions = {},
): Promise<Outcome> {
  const { posts: files, problems: misnamed } = await listPosts(folders.posts)
  const compilations = await compileInPool(files, readPost, options)
  const isPublished = ({ frontMatter }: CompiledPost) => publicationOf(frontMatter, today) === 'published'
  const images = await findImages(folders, compilations, isPublished)
  const problems = [
    ...misnamed,
    ...compilations.flatMap((compilation) => compilation.problems),
    ...findCollisions(compilations),
    ...findSpellings(compilations),
    ...images.problems,
  ]
  if (problems.length > 0) return { ok: false, posts: files.length + misnamed.length, problems }

  const sorted = sortPosts(compilations.flatMap(({ post }) => post ?? []))
  const published = sorted.filter(isPublished)
  const unpublished: Unpublished = {}
  for (const { frontMatter } of sorted.filter((post) => !isPublished(post))) {
    unpublished[articlePath(frontMatter.slug)] = frontMatter.published ? frontMatter.date : null
  }
  const posts = arrangePosts(published)
  const categories = countCategories(posts)
  const output: Output = new Map()
  const put = (name: string, content: unknown) =>
    output.set(`${name}.json`, { text: JSON.stringify(content) })
  for (const post of posts) put(`posts/${post.slug}`, post)
  for (const page of paginate(posts, categories)) put(`pages/${page.page}`, page)
  for (const { kind, slug, page } of arrangeTopics(posts, categories)) {
    put(`topics/${kind}/${slug}/${page.page}`, page)
  }
  for (const [name, file] of buildSearchIndex(published)) put(`search/${name}`, file)
  for (const [name, path] of images.files) output.set(`files/${name}`, { copyOf: path })
  output.set(unpublishedFile, { text: JSON.stringify(unpublished) })
  await writeOutput(folders.out, output)
  const newest = posts[0]?.date
  return { ok: true, posts: files.length, published: posts.length, newest, unpublished }
}

/**
 * Header images must be there. Images of the text that lie beside the posts are taken along if they are. Those of
 * other posts than published ones are not.
 */
export async function findImages(
  folders: Folders,
  compilations: readonly Compilation[],
  isPublished: (post: CompiledPost) => boolean,
  find = findImage,
): Promise<{ files: Map<string, string>; problems: Problem[] }> {
  const files = new Map<string, string>()
  const problems: Problem[] = []
  for (const { file, claims, post } of compilations) {
    const isTaken = post !== undefined && isPublished(post)
    for (const { field, value, line, column } of claims) {
      if (field !== 'image') continue
      const isPublic = value.startsWith('/')
      const path = await find(isPublic ? folders.public : folders.posts, value)
      if (path === undefined) {
        const where = isPublic ? folders.public : folders.posts
        problems.push({
          file,
          line,
          column,
          message: `image: expected a file in ${where}, found none: ${value}`,
        })
      } else if (!isPublic && isTaken) {
        files.set(publishedName(value), path)
      }
    }
    for (const address of isTaken ? post.images : []) {
      const name = decodeAddress(address)
      if (name === undefined || !isImagePath(name) || name.startsWith('/')) continue
      const path = await find(folders.posts, name)
      if (path !== undefined) files.set(publishedName(name), path)
    }
  }
  return { files, problems }
}

function publishedName(image: string): string {
  return join(decodeURI(imageAddress(image)).slice('/blog/'.length))
}

function decodeAddress(address: string): string | undefined {
  try {
    return decodeURI(address)
  } catch {
    return undefined
  }
}
