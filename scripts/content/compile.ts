import { join } from 'node:path'
import { arrangePosts, findCollisions, imageAddress, paginate, sortPublished } from './arrange.ts'
import type { Compilation } from './compile-post.ts'
import { findImage, listPosts, type Output, readPost, writeOutput } from './files.ts'
import { compileInPool, type PoolOptions } from './post-pool.ts'
import type { Problem } from './problem.ts'
import { isImagePath } from './schema.ts'
import { buildSearchIndex } from './search-index.ts'
import { arrangeTopics, countCategories, findSpellings } from './topics.ts'

type Folders = {
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

export type Outcome =
  | { ok: true; posts: number; published: number }
  | { ok: false; posts: number; problems: Problem[] }

/**
 * Compiles all posts of a folder. With a single problem in any of them nothing is written, and what
 * an earlier run wrote stays as it was.
 */
export async function compileContent(folders: Folders, options?: PoolOptions): Promise<Outcome> {
  const { posts: files, problems: misnamed } = await listPosts(folders.posts)
  const compilations = await compileInPool(files, readPost, options)
  const images = await findImages(folders, compilations)
  const problems = [
    ...misnamed,
    ...compilations.flatMap((compilation) => compilation.problems),
    ...findCollisions(compilations),
    ...findSpellings(compilations),
    ...images.problems,
  ]
  if (problems.length > 0) return { ok: false, posts: files.length + misnamed.length, problems }

  const published = sortPublished(compilations.flatMap(({ post }) => post ?? []))
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
  await writeOutput(folders.out, output)
  return { ok: true, posts: files.length, published: posts.length }
}

/** Header images must be there. Images of the text that lie beside the posts are taken along if they are. */
async function findImages(
  folders: Folders,
  compilations: readonly Compilation[],
): Promise<{ files: Map<string, string>; problems: Problem[] }> {
  const files = new Map<string, string>()
  const problems: Problem[] = []
  for (const { file, claims, post } of compilations) {
    for (const { field, value, line, column } of claims) {
      if (field !== 'image') continue
      const isPublic = value.startsWith('/')
      const path = await findImage(isPublic ? folders.public : folders.posts, value)
      if (path === undefined) {
        const where = isPublic ? folders.public : folders.posts
        problems.push({
          file,
          line,
          column,
          message: `image: expected a file in ${where}, found none: ${value}`,
        })
      } else if (!isPublic && post?.frontMatter.published) {
        files.set(publishedName(value), path)
      }
    }
    for (const address of post?.frontMatter.published ? post.images : []) {
      const name = decodeAddress(address)
      if (name === undefined || !isImagePath(name) || name.startsWith('/')) continue
      const path = await findImage(folders.posts, name)
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
