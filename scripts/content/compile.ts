import { luxembourgDay } from '../../src/layout/today.ts'
import { articlePath } from '../../src/pages.ts'
import { arrangePosts, sortPosts } from './arrange.ts'
import type { CompiledPost } from './compile-post.ts'
import { findConflicts } from './conflicts.ts'
import { type Diagnostic, isError } from './diagnostics.ts'
import type { Folders } from './folders.ts'
import { findImages } from './images/find-images.ts'
import { publicationOf } from './publication.ts'
import { buildSearchIndex } from './search-index.ts'
import { readPosts, type StoreOptions } from './store.ts'
import { arrangeLists } from './topics.ts'
import { type Output, toJson, writeOutput } from './write-output.ts'

/** The address of each article that is not published, and the day on which it will be; a draft has none. */
export type Unpublished = Record<string, string | null>

/** The file of the compiled content that lists them. It is for the link check, and no part of the site. */
export const unpublishedFile = 'unpublished.json'

export type CompileOptions = {
  /** Posts of later days are left out. `YYYY-MM-DD`; without it the day in Luxembourg. */
  today?: string
  /** The cache of image variants. */
  images?: string
  store?: StoreOptions
}

export type Outcome =
  | {
      ok: true
      posts: number
      published: number
      /** The day of the newest published post; `undefined` without any. */
      newest: string | undefined
      unpublished: Unpublished
      /** The hashes of the written files, by their names in the output folder. */
      files: ReadonlyMap<string, string>
    }
  | { ok: false; posts: number; problems: Diagnostic[] }

/** Compiles all posts of a folder and writes what pages read. With a single error, nothing is written. */
export async function compileContent(
  folders: Folders,
  { today = luxembourgDay(new Date()), images: cache, store: options }: CompileOptions = {},
): Promise<Outcome> {
  const { records, misnamed } = await readPosts(folders.posts, options)
  const isPublished = ({ frontMatter }: CompiledPost) => publicationOf(frontMatter, today) === 'published'
  const problems = [
    ...misnamed,
    ...records.flatMap(({ diagnostics }) => diagnostics.filter(isError)),
    ...findConflicts(records),
  ]
  const images = await findImages(folders, records, {
    ...(cache !== undefined && { cache }),
    // Encoding takes seconds, which nobody waits for who has errors to fix.
    ...(problems.length === 0 && { isPublished }),
  })
  problems.push(...images.errors)
  if (problems.length > 0) return { ok: false, posts: records.length + misnamed.length, problems }

  const sorted = sortPosts(records.flatMap(({ post }) => post ?? []))
  const published = sorted.filter(isPublished)
  const posts = arrangePosts(published, images.pictures)
  const unpublished: Unpublished = {}
  for (const { frontMatter } of sorted.filter((post) => !isPublished(post))) {
    unpublished[articlePath(frontMatter.slug)] = frontMatter.published ? frontMatter.date : null
  }
  const output: Output = new Map()
  const put = (name: string, content: unknown) => output.set(`${name}.json`, () => toJson(content))
  for (const post of posts) put(`posts/${post.slug}`, post)
  for (const [name, page] of arrangeLists(posts)) put(name, page)
  for (const [name, file] of buildSearchIndex(published)) put(`search/${name}`, file)
  for (const { name, read } of images.variants) output.set(`pictures/${name}`, read)
  output.set(unpublishedFile, () => toJson(unpublished))
  const files = await writeOutput(folders.out, output)
  return {
    ok: true,
    posts: records.length,
    published: posts.length,
    newest: posts[0]?.date,
    ...{ unpublished, files },
  }
}
