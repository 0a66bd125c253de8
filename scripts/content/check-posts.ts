import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { company } from '../../src/company.ts'
import { luxembourgDay } from '../../src/layout/today.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { SourceFolders } from './folders.ts'
import { findImages } from './images/find-images.ts'
import { type ImageTools, openImageTools } from './images/image-tools.ts'
import { checkDeadLinks, type Site } from './links/dead-links.ts'
import { siteTargets } from './links/site-targets.ts'
import { findWrongUpdates } from './publication.ts'
import { checkImages } from './rules/check-images.ts'
import { readPosts, type StoreOptions } from './store.ts'

/** What was found in which files. */
export type Checked = { files: string[]; diagnostics: Diagnostic[] }

/**
 * Checks all posts of a folder, as the build does and beyond, without building anything.
 *
 * @param today `YYYY-MM-DD` in Luxembourg
 */
export async function checkPosts(
  folders: SourceFolders,
  {
    today = luxembourgDay(new Date()),
    store,
    newest = [],
    images: tools = openImageTools(),
  }: { today?: string; store?: StoreOptions; newest?: readonly string[]; images?: ImageTools } = {},
): Promise<Checked> {
  const {
    records: posts,
    files,
    diagnostics,
  } = await readPosts(folders.posts, { ...store, hints: true, newest })
  const images = await findImages(folders, posts, tools).finally(tools.close)
  const site: Site = {
    origin: new URL(company.siteUrl).origin,
    targets: siteTargets(posts, await listFiles(folders.public)),
    drafts: new Set(posts.filter(({ isPublished }) => isPublished === false).map(({ slug }) => slug)),
    days: new Map(posts.flatMap(({ slug, day }) => (day === undefined ? [] : [[slug, day] as const]))),
    today,
  }
  const ofImages = await Promise.all(posts.map((post) => checkImages(post, folders, site)))
  const ofLinks = posts.map((post) => checkDeadLinks(post, site))
  return {
    files: [...files, ...images.otherFiles],
    diagnostics: [
      ...diagnostics,
      ...findWrongUpdates(posts, today),
      ...images.errors,
      ...images.hints,
      ...ofLinks.flat(),
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
