import { companyDay } from '../../src/site/clock.ts'
import { company } from '../../src/site/company.ts'
import { articlePath, movedPages } from '../../src/site/pages.ts'
import type { CompiledPost, PostRecord } from './compile-post.ts'
import { type Diagnostic, isError } from './diagnostics.ts'
import { filesIn } from './files.ts'
import type { SourceFolders } from './folders.ts'
import { findImages } from './images/find-images.ts'
import { type ImageTools, openImageTools } from './images/image-tools.ts'
import { checkDeadLinks } from './links/dead-links.ts'
import { findMovedFaults } from './links/moved-pages.ts'
import { oldSlugs, siteTargets } from './links/site-targets.ts'
import { findWrongDays } from './publication.ts'
import { readPosts, type StoreOptions } from './store.ts'

export type Checked = {
  files: string[]
  diagnostics: Diagnostic[]
  /** What nobody sees yet; without a day it is a draft. */
  unpublished: { file: string; day?: string | undefined }[]
}

export type CheckOptions = StoreOptions & {
  /** Posts of later days are not published yet. `YYYY-MM-DD`; without it today where the company is. */
  today?: string
  images?: ImageTools
}

/** `isIncluded`: the posts of the site, whose images get variants. */
type ReadOptions = StoreOptions & { today: string; isIncluded?: (post: CompiledPost) => boolean }

/** Checks all posts of a folder and the list of moved pages as the build does, without building anything. */
export async function checkPosts(folders: SourceFolders, options: CheckOptions = {}): Promise<Checked> {
  const { today = companyDay(new Date()), images: tools = openImageTools() } = options
  const read = readFolder(folders, tools, { ...options, today })
  const { records, diagnostics } = await read.finally(tools.close)
  const unpublished = records.flatMap(({ file, isPublished, day = '' }) => {
    if (isPublished === false) return { file }
    return day > today ? { file, day } : []
  })
  const files = new Set([...records, ...diagnostics].map(({ file }) => file))
  return { files: [...files], diagnostics, unpublished }
}

/** Reads all posts and their images, and finds what is wrong with them. */
export async function readFolder(folders: SourceFolders, tools: ImageTools, options: ReadOptions) {
  const { today, isIncluded } = options
  const { records, diagnostics } = await readPosts(folders.posts, options)
  const { origin } = new URL(company.siteUrl)
  const targets = siteTargets(records, filesIn(folders.public).keys())
  const byPath = new Map<string, PostRecord>()
  for (const post of records) {
    for (const slug of [post.slug, ...oldSlugs(post.references)]) byPath.set(articlePath(slug), post)
  }
  const site = { origin, targets, posts: byPath, today, besidePosts: filesIn(folders.posts) }
  const found = [
    ...diagnostics,
    ...findWrongDays(records, today),
    ...records.flatMap((post) => checkDeadLinks(post, site)),
    ...findMovedFaults(movedPages, targets, origin),
  ]
  // Encoding takes seconds, which nobody waits for who has errors to fix.
  const images = await findImages(folders, records, tools, found.some(isError) ? undefined : isIncluded)
  return { records, images, diagnostics: [...found, ...images.diagnostics] }
}
