import { readFile } from 'node:fs/promises'
import { arrangePosts, findCollisions, paginate, sortPublished } from './arrange.ts'
import { listPosts, type Output, readPost, writeOutput } from './files.ts'
import type { Folders } from './folders.ts'
import { findPictures, type PictureOptions } from './pictures/find-pictures.ts'
import { compileInPool, type PoolOptions } from './post-pool.ts'
import type { Problem } from './problem.ts'
import { buildSearchIndex } from './search-index.ts'
import { arrangeTopics, countCategories, findSpellings } from './topics.ts'

export type Outcome =
  | { ok: true; posts: number; published: number }
  | { ok: false; posts: number; problems: Problem[] }

/**
 * Compiles all posts of a folder. With a single problem in any of them nothing is written, and what
 * an earlier run wrote stays as it was.
 */
export async function compileContent(
  folders: Folders,
  options: PoolOptions & PictureOptions = {},
): Promise<Outcome> {
  const { posts: files, problems: misnamed } = await listPosts(folders.posts)
  const compilations = await compileInPool(files, readPost, options)
  const problems = [
    ...misnamed,
    ...compilations.flatMap((compilation) => compilation.problems),
    ...findCollisions(compilations),
    ...findSpellings(compilations),
  ]
  // Whoever has to mend something else first need not wait for the forms of pictures.
  const { forms = problems.length === 0 } = options
  const images = await findPictures(folders, compilations, { ...options, forms })
  problems.push(...images.problems)
  if (problems.length > 0) return { ok: false, posts: files.length + misnamed.length, problems }

  const published = sortPublished(compilations.flatMap(({ post }) => post ?? []))
  const posts = arrangePosts(published, images.pictures)
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
  for (const { name, read } of images.forms) output.set(`pictures/${name}`, { read })
  for (const [name, path] of images.files) output.set(`files/${name}`, { read: () => readFile(path) })
  await writeOutput(folders.out, output)
  return { ok: true, posts: files.length, published: posts.length }
}
