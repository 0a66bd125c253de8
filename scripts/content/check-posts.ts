import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { company } from '../../src/company.ts'
import { luxembourgDay } from '../../src/layout/today.ts'
import { findCollisions } from './arrange.ts'
import type { PostRecord } from './compile-post.ts'
import type { Diagnostic } from './diagnostics.ts'
import { listPosts, readPost } from './files.ts'
import type { SourceFolders } from './folders.ts'
import { findPictures } from './images/find-images.ts'
import type { KeptResults } from './kept-results.ts'
import { checkDeadLinks, type Site } from './links/dead-links.ts'
import { siteTargets } from './links/site-targets.ts'
import { compileInPool } from './post-pool.ts'
import { checkImages } from './rules/check-images.ts'
import type { Limits } from './start-worker.ts'
import { findSpellings } from './topics.ts'

/** What was found in which files. */
export type Checked = { files: string[]; diagnostics: Diagnostic[] }

type Options = Limits & {
  /** Records of earlier runs. */
  kept?: KeptResults<PostRecord>
  /** `YYYY-MM-DD`; without it the day in Luxembourg. */
  today?: string
}

/** Checks all posts of a folder, as the build does and beyond, without building anything. */
export async function checkPosts(
  folders: SourceFolders,
  { today = luxembourgDay(new Date()), kept, ...limits }: Options = {},
): Promise<Checked> {
  const { posts: files, problems: misnamed } = await listPosts(folders.posts)
  const posts = await compileInPool(files, readPost, limits, kept)
  const images = await findPictures(folders, posts)
  const site: Site = {
    origin: new URL(company.siteUrl).origin,
    targets: siteTargets(posts, await listFiles(folders.public)),
    drafts: new Set(posts.filter(({ isPublished }) => isPublished === false).map(({ slug }) => slug)),
    days: new Map(posts.flatMap(({ slug, day }) => (day === undefined ? [] : [[slug, day] as const]))),
    today,
  }
  const judgements = new Map<string, Promise<string[]>>()
  const ofImages = await Promise.all(posts.map((post) => checkImages(post, folders, site, judgements)))
  return {
    files: [...files, ...misnamed].map(({ file }) => file),
    diagnostics: [
      ...misnamed,
      ...posts.flatMap(({ diagnostics }) => diagnostics),
      ...images.problems,
      ...findCollisions(posts),
      ...findSpellings(posts),
      ...posts.flatMap((post) => checkDeadLinks(post, site)),
      ...ofImages.flat(),
    ],
  }
}

/** The addresses of the files in the public folder; none where it cannot be read. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length).split(sep).join('/'))
}
