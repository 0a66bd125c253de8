import { companyDay } from '../../src/site/clock.ts'
import { articlePath } from '../../src/site/pages.ts'
import { updateFolder } from '../io/output-folder.ts'
import { arrangeContent } from './arrange.ts'
import { type CheckOptions, readFolder } from './check-posts.ts'
import type { CompiledPost } from './compile-post.ts'
import { isError } from './diagnostics.ts'
import type { Folders } from './folders.ts'
import { type ImageTools, openImageTools } from './images/image-tools.ts'
import { isPublishedOn } from './publication.ts'

/** `drafts`: drafts and posts of later days are published, too. */
type CompileOptions = CheckOptions & { drafts?: boolean }

export type CompiledContent = Extract<Awaited<ReturnType<typeof compile>>, { ok: true }>

/** Compiles all posts of a folder and writes what pages read. With a single error, nothing is written. */
export function compileContent(folders: Folders, options: CompileOptions = {}) {
  const { images: tools = openImageTools() } = options
  return compile(folders, tools, options).finally(tools.close)
}

async function compile(folders: Folders, tools: ImageTools, options: CompileOptions) {
  const { today = companyDay(new Date()), drafts = false } = options
  const isIncluded = ({ frontMatter }: CompiledPost) => drafts || isPublishedOn(today, frontMatter)
  const { records, images, diagnostics } = await readFolder(folders, tools, { ...options, today, isIncluded })
  const problems = diagnostics.filter(isError)
  if (problems.length > 0) return { ok: false as const, problems, diagnostics }

  const posts = records.flatMap(({ post }) => post ?? [])
  const included = posts.filter(isIncluded)
  /** The addresses of articles that are not published yet, with their dates; `null` for drafts. */
  const unpublished: Record<string, string | null> = {}
  for (const { frontMatter } of posts.filter((post) => !isIncluded(post))) {
    unpublished[articlePath(frontMatter.slug)] = frontMatter.published ? frontMatter.date : null
  }
  const redirects = included.flatMap(({ frontMatter: { slug, aliases = [] } }) =>
    aliases.map((alias) => [articlePath(alias), articlePath(slug)] as const),
  )
  const output = new Map<string, () => Buffer | Promise<Buffer>>()
  for (const [name, create] of arrangeContent(included, images.pictures, today)) {
    output.set(`${name}.json`, () => Buffer.from(JSON.stringify(create())))
  }
  for (const { name, read } of images.variants) output.set(`pictures/${name}`, read)
  const { versions } = await updateFolder(
    folders.out,
    [...output].map(([name, read]) => ({ name, read })),
  )
  return {
    ok: true as const,
    posts: records.length,
    published: included.length,
    unpublished,
    /** Where the old addresses of published posts lead, by their paths. */
    redirects: Object.fromEntries(redirects),
    /** The hints of `npm run check`. */
    diagnostics,
    /** The hashes of the written files, by their names in the output folder. */
    files: versions,
  }
}
