import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { company } from '../../src/company.ts'
import { luxembourgDay } from '../../src/layout/today.ts'
import { findConflicts } from './conflicts.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { SourceFolders } from './folders.ts'
import { findImages } from './images/find-images.ts'
import { checkDeadLinks, type Site } from './links/dead-links.ts'
import { siteTargets } from './links/site-targets.ts'
import { checkImages } from './rules/check-images.ts'
import { readPosts, type StoreOptions } from './store.ts'

/** What was found in which files. */
export type Checked = { files: string[]; diagnostics: Diagnostic[] }

type Options = {
  store?: StoreOptions
  /** `YYYY-MM-DD`; without it the day in Luxembourg. */
  today?: string
}

/** Checks all posts of a folder, as the build does and beyond, without building anything. */
export async function checkPosts(
  folders: SourceFolders,
  { today = luxembourgDay(new Date()), store }: Options = {},
): Promise<Checked> {
  const { records: posts, misnamed } = await readPosts(folders.posts, store)
  const images = await findImages(folders, posts)
  const site: Site = {
    origin: new URL(company.siteUrl).origin,
    targets: siteTargets(posts, await listFiles(folders.public)),
    drafts: new Set(posts.filter(({ isPublished }) => isPublished === false).map(({ slug }) => slug)),
    days: new Map(posts.flatMap(({ slug, day }) => (day === undefined ? [] : [[slug, day] as const]))),
    today,
  }
  const ofImages = await Promise.all(posts.map((post) => checkImages(post, folders, site)))
  return {
    files: [...posts, ...misnamed].map(({ file }) => file),
    diagnostics: [
      ...misnamed,
      ...posts.flatMap(({ diagnostics }) => diagnostics),
      ...images.errors,
      ...images.hints,
      ...findConflicts(posts),
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
