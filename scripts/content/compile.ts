import { luxembourgDay } from '../../src/layout/today.ts'
import { articlePath } from '../../src/pages.ts'
import { arrangePosts, findCollisions, paginate, sortPosts } from './arrange.ts'
import type { CompiledPost, PostRecord } from './compile-post.ts'
import { type Diagnostic, isError } from './diagnostics.ts'
import { listPosts, readPost } from './files.ts'
import type { Folders } from './folders.ts'
import { findPictures } from './images/find-images.ts'
import type { KeptResults } from './kept-results.ts'
import { compileInPool } from './post-pool.ts'
import { publicationOf } from './publication.ts'
import { buildSearchIndex } from './search-index.ts'
import type { Limits } from './start-worker.ts'
import { arrangeTopics, countCategories, findSpellings } from './topics.ts'
import { type Output, toJson, writeOutput } from './write-output.ts'

/** The address of each article that is not published, and the day on which it will be; a draft has none. */
export type Unpublished = Record<string, string | null>

/** The file of the compiled content that tells them; it is for the link check, and no part of the site. */
export const unpublishedFile = 'unpublished.json'

export type CompileOptions = Limits & {
  /** Posts of later days are left out. `YYYY-MM-DD`; without it the day in Luxembourg. */
  today?: string
  /** Where the forms of pictures are kept. */
  cache?: string
  /** Posts of earlier builds. */
  kept?: KeptResults<PostRecord>
}

export type Outcome =
  | {
      ok: true
      posts: number
      published: number
      /** The day of the newest published post; `undefined` without any. */
      newest: string | undefined
      unpublished: Unpublished
      /** What was written: the hashes of the files by their names in the output folder. */
      files: ReadonlyMap<string, string>
    }
  | { ok: false; posts: number; problems: Diagnostic[] }

/**
 * Compiles all posts of a folder. With a single problem in any of them nothing is written, and what
 * an earlier run wrote stays as it was.
 */
export async function compileContent(
  folders: Folders,
  { today = luxembourgDay(new Date()), cache, kept, ...options }: CompileOptions = {},
): Promise<Outcome> {
  const { posts: files, problems: misnamed } = await listPosts(folders.posts)
  const compilations = await compileInPool(files, readPost, options, kept)
  const isPublished = ({ frontMatter }: CompiledPost) => publicationOf(frontMatter, today) === 'published'
  const problems = [
    ...misnamed,
    ...compilations.flatMap(({ diagnostics }) => diagnostics.filter(isError)),
    ...findCollisions(compilations),
    ...findSpellings(compilations),
  ]
  const images = await findPictures(folders, compilations, {
    ...(cache !== undefined && { cache }),
    // Whoever has to mend something else first need not wait for the forms of pictures.
    ...(problems.length === 0 && { isPublished }),
  })
  problems.push(...images.problems)
  if (problems.length > 0) return { ok: false, posts: files.length + misnamed.length, problems }

  const sorted = sortPosts(compilations.flatMap(({ post }) => post ?? []))
  const published = sorted.filter(isPublished)
  const unpublished: Unpublished = {}
  for (const { frontMatter } of sorted.filter((post) => !isPublished(post))) {
    unpublished[articlePath(frontMatter.slug)] = frontMatter.published ? frontMatter.date : null
  }
  const posts = arrangePosts(published, images.pictures)
  const categories = countCategories(posts)
  const output: Output = new Map()
  const put = (name: string, content: unknown) => output.set(`${name}.json`, () => toJson(content))
  for (const post of posts) put(`posts/${post.slug}`, post)
  for (const page of paginate(posts, categories)) put(`pages/${page.page}`, page)
  for (const { kind, slug, page } of arrangeTopics(posts, categories)) {
    put(`topics/${kind}/${slug}/${page.page}`, page)
  }
  for (const [name, file] of buildSearchIndex(published)) put(`search/${name}`, file)
  for (const { name, read } of images.forms) output.set(`pictures/${name}`, read)
  output.set(unpublishedFile, () => toJson(unpublished))
  const written = await writeOutput(folders.out, output)
  const newest = posts[0]?.date
  return { ok: true, posts: files.length, published: posts.length, newest, unpublished, files: written }
}
