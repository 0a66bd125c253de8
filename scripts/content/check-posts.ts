import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { company } from '../../src/company.ts'
import { luxembourgDay } from '../../src/layout/today.ts'
import { cacheFolder } from '../io/cache.ts'
import { findCollisions } from './arrange.ts'
import { type CheckedPost, checkPost, unchecked } from './check-post.ts'
import type { CompiledPost, PostSource } from './compile-post.ts'
import { listPosts, readPost } from './files.ts'
import type { SourceFolders } from './folders.ts'
import { findPictures, type PictureOwner } from './images/find-images.ts'
import { compilerSources, type KeptResults, keptResults } from './kept-results.ts'
import { checkDeadLinks, type Site } from './links/dead-links.ts'
import { siteTargets } from './links/site-targets.ts'
import { checkImages } from './rules/check-images.ts'
import type { Finding } from './rules/rule.ts'
import { type Limits, largestHere } from './start-worker.ts'
import { findSpellings } from './topics.ts'

/** Where it is kept what was found in posts. */
export const checkedCache = cacheFolder('checks')

/** What was found in single posts before, mistakes too: they are where they were. */
export function keptChecks(folder = checkedCache): Promise<KeptResults<CheckedPost>> {
  return keptResults(folder, compilerSources, () => true)
}

/** What was found in which files. */
export type Checked = { files: string[]; findings: Finding[] }

type Options = Limits & {
  /** What was found in posts before. */
  kept?: KeptResults<CheckedPost>
  /** What stands in posts that an editor has not saved yet. */
  unsaved?: readonly PostSource[]
  /** `YYYY-MM-DD`; without it the day in Luxembourg. */
  today?: string
}

/** Checks all posts of a folder, as the build does and beyond, without building anything. */
export async function checkPosts(
  folders: SourceFolders,
  { today = luxembourgDay(new Date()), ...options }: Options = {},
): Promise<Checked> {
  const { posts: files, problems: misnamed } = await listPosts(folders.posts)
  const posts = await checkEach(files, options)
  const images = await findPictures(folders, posts.map(pictureOwner))
  const site: Site = {
    origin: new URL(company.siteUrl).origin,
    targets: siteTargets(posts, await listFiles(folders.public)),
    drafts: new Set(posts.filter(({ isPublished }) => isPublished === false).map(({ slug }) => slug)),
    days: new Map(posts.flatMap(({ slug, day }) => (day === undefined ? [] : [[slug, day] as const]))),
    today,
  }
  const errors = [...misnamed, ...images.problems, ...findCollisions(posts), ...findSpellings(posts)]
  const judgements = new Map<string, Promise<string[]>>()
  const ofImages = await Promise.all(posts.map((post) => checkImages(post, folders, site, judgements)))
  return {
    files: [...files, ...misnamed].map(({ file }) => file),
    findings: [
      ...posts.flatMap(({ findings }) => findings),
      ...errors.map((problem) => ({ ...problem, severity: 'error' as const })),
      ...posts.flatMap((post) => checkDeadLinks(post, site)),
      ...ofImages.flat(),
    ],
  }
}

/** A post with the images that it shows, to be looked into as the build does. */
function pictureOwner({ file, claims, addresses }: CheckedPost): PictureOwner<Pick<CompiledPost, 'images'>> {
  const images = addresses.flatMap(({ kind, url, line, column }) =>
    kind === 'image' ? [{ address: url, line, column }] : [],
  )
  return { file, claims, post: { images } }
}

async function checkEach(
  files: Awaited<ReturnType<typeof listPosts>>['posts'],
  { unsaved = [], kept, ...options }: Options,
): Promise<CheckedPost[]> {
  const results: CheckedPost[] = []
  const large = new Map<number, PostSource>()
  for (const [index, file] of files.entries()) {
    const typed = unsaved.find((post) => post.file === file.file)
    const source = typed ?? (await readPost(file))
    if ('message' in source) results[index] = unchecked(source)
    else if (source.bytes.length > largestHere) large.set(index, source)
    // What is being typed is another post with every key.
    else results[index] = typed ? checkPost(source) : await checkOnce(source, kept)
  }
  if (large.size > 0) {
    const { runInPool } = await import('./post-pool.ts')
    const worker = new URL('./check-worker.ts', import.meta.url)
    const work = { worker, here: async () => checkPost, failed: unchecked }
    const checked = await runInPool([...large.values()], (source) => Promise.resolve(source), work, options)
    for (const [place, index] of [...large.keys()].entries()) results[index] = checked[place] as CheckedPost
  }
  return results
}

async function checkOnce(source: PostSource, kept: Options['kept']): Promise<CheckedPost> {
  const before = await kept?.read(source)
  if (before) return before
  const checked = checkPost(source)
  await kept?.write(source, checked)
  return checked
}

/** The addresses of the files in the public folder; none where it cannot be read. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length).split(sep).join('/'))
}
