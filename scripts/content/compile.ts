import { hash } from 'node:crypto'
import { companyDay } from '../../src/site/clock.ts'
import { articlePath } from '../../src/site/pages.ts'
import { cacheFolder, openCache } from '../io/cache.ts'
import { areCurrent, updateFolder } from '../io/output-folder.ts'
import { sourceKey, sources } from '../io/source-hash.ts'
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

/**
 * Compiles all posts of a folder and writes what pages read. With a single error, nothing is written. Nor is anything
 * done if all that it depends on is as it was in an earlier run, and the output as that run left it.
 */
export async function compileContent(folders: Folders, options: CompileOptions = {}) {
  const { today = companyDay(new Date()), drafts = false } = options
  const inputs = [...sources, folders.posts, folders.public]
  const keyOf = () => hash('sha256', `${sourceKey(inputs)} ${today} ${drafts}`)
  const key = keyOf()
  const outcomes = openCache(cacheFolder('outcomes'))
  const earlier: CompiledContent | null = JSON.parse(String(outcomes.read(key) ?? null))
  if (earlier && areCurrent(folders.out, earlier.files)) return earlier

  const { images: tools = openImageTools() } = options
  const outcome = await compile(folders, tools, { ...options, today, drafts }).finally(tools.close)
  // Not if somebody has saved a file meanwhile.
  if (outcome.ok && keyOf() === key) outcomes.write(key, Buffer.from(JSON.stringify(outcome)))
  return outcome
}

async function compile(folders: Folders, tools: ImageTools, options: CompileOptions & { today: string }) {
  const { today, drafts } = options
  const isIncluded = ({ frontMatter }: CompiledPost) => drafts || isPublishedOn(today, frontMatter)
  const { records, images, diagnostics } = await readFolder(folders, tools, { ...options, isIncluded })
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
  const files = [
    ...arrangeContent(included, images.pictures, today),
    ...images.variants.map(({ name, read }) => ({ name: `pictures/${name}`, version: name, read })),
  ]
  await updateFolder(folders.out, files)
  return {
    ok: true as const,
    posts: records.length,
    published: included.length,
    unpublished,
    /** Where the old addresses of published posts lead, by their paths. */
    redirects: Object.fromEntries(redirects),
    /** The hints of `npm run check`. */
    diagnostics,
    /** All that was written into the output folder. */
    files: files.map(({ name, version }) => ({ name, version })),
  }
}
