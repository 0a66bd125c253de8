import { companyDay } from '../../src/company/clock.ts'
import { articlePath, blogPagePath } from '../../src/pages.ts'
import { updateFolder } from '../io/output-folder.ts'
import { arrangeContent } from './arrange.ts'
import type { CompiledPost } from './compile-post.ts'
import { isError } from './diagnostics.ts'
import type { Folders } from './folders.ts'
import { findImages } from './images/find-images.ts'
import { type ImageTools, openImageTools } from './images/image-tools.ts'
import { findWrongDays, isPublishedOn } from './publication.ts'
import { readPosts, type StoreOptions } from './store.ts'

/** The addresses of articles that are not published yet, with their dates; `null` for drafts. */
export type Unpublished = Record<string, string | null>

/** The file that lists the names of all others; read by `src/blog/read-content.ts`. */
export const listFile = 'written.json'

export type CompileOptions = {
  /** Posts of later days are left out. `YYYY-MM-DD`; without it today where the company is. */
  today?: string
  /** Whether drafts and posts of later days are published, too. */
  drafts?: boolean
  images?: ImageTools
  store?: StoreOptions
}

export type Outcome = Awaited<ReturnType<typeof compile>>

export type CompiledContent = Extract<Outcome, { ok: true }>

/** Compiles all posts of a folder and writes what pages read. With a single error, nothing is written. */
export function compileContent(folders: Folders, options: CompileOptions = {}): Promise<Outcome> {
  const { images: tools = openImageTools() } = options
  return compile(folders, tools, options).finally(tools.close)
}

async function compile(folders: Folders, tools: ImageTools, options: CompileOptions) {
  const { today = companyDay(new Date()), drafts = false, store } = options
  const { records, files, diagnostics } = await readPosts(folders.posts, store)
  const isIncluded = ({ frontMatter }: CompiledPost) => drafts || isPublishedOn(today, frontMatter)
  const problems = [...diagnostics, ...findWrongDays(records, today)].filter(isError)
  // Encoding takes seconds, which nobody waits for who has errors to fix.
  const images = await findImages(folders, records, tools, problems.length === 0 ? { isIncluded } : {})
  problems.push(...images.diagnostics.filter(isError))
  if (problems.length > 0) return { ok: false as const, posts: files.length, problems }

  const posts = records.flatMap(({ post }) => post ?? [])
  const included = posts.filter(isIncluded)
  const unpublished: Unpublished = {}
  for (const { frontMatter } of posts.filter((post) => !isIncluded(post))) {
    unpublished[articlePath(frontMatter.slug)] = frontMatter.published ? frontMatter.date : null
  }
  const days = included.map(({ frontMatter: { date, updated = date } }) => updated)
  const { pages, unlisted, searchFiles } = arrangeContent(included, images.pictures, today)
  const redirects = [
    ...included.flatMap(({ frontMatter: { slug, aliases = [] } }) =>
      aliases.map((alias) => [articlePath(alias), articlePath(slug)] as const),
    ),
    ...unlisted.map((path) => [path, blogPagePath(1)] as const),
  ]
  const output = new Map<string, () => Buffer | Promise<Buffer>>()
  for (const [name, create] of pages) output.set(`${name}.json`, () => toJson(create()))
  for (const [name, file] of searchFiles()) output.set(`search/${name}.json`, () => toJson(file))
  for (const { name, read } of images.variants) output.set(`pictures/${name}`, read)
  for (const [address, svg] of images.publicDrawings) {
    if (!images.replaced.has(address)) output.set(`public${address}`, () => Buffer.from(svg))
  }
  const names = [...output.keys()].sort()
  output.set(listFile, () => toJson(names))
  const { versions } = await updateFolder(
    folders.out,
    [...output].map(([name, read]) => ({ name, read })),
  )
  return {
    ok: true as const,
    posts: records.length,
    published: included.length,
    /** The day of the newest one, or of the newest update. */
    newest: days.sort().at(-1),
    unpublished,
    /** Where the old addresses of published posts lead, and those of lists with one article, by their paths. */
    redirects: Object.fromEntries(redirects),
    /** How many hints `npm run check` has. */
    hints: records.flatMap(({ post, diagnostics }) => (post && isIncluded(post) ? diagnostics : [])).length,
    /** The addresses of files in the public folder whose variants are published instead. */
    replaced: images.replaced,
    /** The hashes of the written files, by their names in the output folder. */
    files: versions,
  }
}

function toJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
