import { join } from 'node:path/posix'
import { companyDay } from '../../src/site/clock.ts'
import { company } from '../../src/site/company.ts'
import { articlePath, movedPages } from '../../src/site/pages.ts'
import { listFiles } from '../io/list-files.ts'
import type { CompiledPost, PostRecord } from './compile-post.ts'
import { createMessage, type Diagnostic, isError, startOfFile } from './diagnostics.ts'
import type { SourceFolders } from './folders.ts'
import { findImages } from './images/find-images.ts'
import { type ImageTools, openImageTools } from './images/image-tools.ts'
import { checkDeadLinks, type Site } from './links/dead-links.ts'
import { findMovedFaults } from './links/moved-pages.ts'
import { oldSlugs, siteTargets } from './links/site-targets.ts'
import { findWrongDays } from './publication.ts'
import { isImagePath } from './schema.ts'
import { readPosts, type StoreOptions } from './store.ts'

export type Checked = {
  files: string[]
  diagnostics: Diagnostic[]
  /** What nobody sees yet; without a day it is a draft. */
  unpublished: { file: string; day?: string | undefined }[]
}

export type CheckOptions = {
  /** `YYYY-MM-DD` where the company is */
  today?: string
  store?: StoreOptions
  images?: ImageTools
}

/** `isIncluded`: the posts of the site, whose images get variants. */
type ReadOptions = {
  today: string
  store?: StoreOptions | undefined
  isIncluded?: (post: CompiledPost) => boolean
}

/** Checks all posts of a folder and the list of moved pages as the build does, without building anything. */
export async function checkPosts(folders: SourceFolders, options: CheckOptions = {}): Promise<Checked> {
  const { today = companyDay(new Date()), store, images: tools = openImageTools() } = options
  const { records, files, diagnostics } = await readFolder(folders, tools, { today, store }).finally(
    tools.close,
  )
  const unpublished = records.flatMap(({ file, isPublished, day = '' }) => {
    if (isPublished === false) return { file }
    return day > today ? { file, day } : []
  })
  return { files: [...new Set([...files, ...diagnostics.map(({ file }) => file)])], diagnostics, unpublished }
}

/** Reads all posts and their images, and finds what is wrong with them. */
export async function readFolder(folders: SourceFolders, tools: ImageTools, options: ReadOptions) {
  const { today, store, isIncluded } = options
  const { records, files, diagnostics } = await readPosts(folders.posts, store)
  const { origin, targets } = siteOf(folders, records, today)
  const found = [...diagnostics, ...checkTargets(folders, records, today)]
  found.push(...findMovedFaults(movedPages, targets, origin))
  // Encoding takes seconds, which nobody waits for who has errors to fix.
  const images = await findImages(folders, records, tools, found.some(isError) ? undefined : isIncluded)
  // What is missing may have another name; what cannot be read may show it.
  const isReadable = images.diagnostics.length === 0 && records.every(({ post }) => post)
  const ofPictures = isReadable ? findUnusedPictures(folders, images.used) : []
  return { records, files, images, diagnostics: [...found, ...images.diagnostics, ...ofPictures] }
}

/** Hints of pictures beside the posts that no post shows. */
function findUnusedPictures({ posts }: SourceFolders, used: ReadonlySet<string>): Diagnostic[] {
  const names = listFiles(posts).filter((name) => isImagePath(name) && !used.has(name.normalize()))
  return names.map((name) =>
    createMessage(join(posts, name), startOfFile, 'Picture: no post shows it; remove it', 'image', false),
  )
}

/** What posts say about days and addresses that is not so. */
function checkTargets(folders: SourceFolders, posts: readonly PostRecord[], today: string) {
  const site = siteOf(folders, posts, today)
  return [...findWrongDays(posts, today), ...posts.flatMap((post) => checkDeadLinks(post, site))]
}

function siteOf(folders: SourceFolders, posts: readonly PostRecord[], today: string): Site {
  const files = listFiles(folders.public).map((name) => `/${name.normalize()}`)
  const byPath = new Map<string, PostRecord>()
  for (const post of posts) {
    for (const slug of [post.slug, ...oldSlugs(post.references)]) byPath.set(articlePath(slug), post)
  }
  const { origin } = new URL(company.siteUrl)
  const besidePosts = new Set(listFiles(folders.posts).map((name) => name.normalize()))
  return { origin, targets: siteTargets(posts, files), posts: byPath, today, besidePosts }
}
