import { company } from '../../src/company/company.ts'
import { companyDay } from '../../src/layout/today.ts'
import { articlePath } from '../../src/pages.ts'
import { listFiles } from '../io/list-files.ts'
import { type Attachments, findAttachments } from './attachments.ts'
import type { PostRecord } from './compile-post.ts'
import type { Diagnostic } from './diagnostics.ts'
import { publishedAt, type SourceFolders } from './folders.ts'
import { findImages } from './images/find-images.ts'
import { type ImageTools, openImageTools } from './images/image-tools.ts'
import { checkDeadLinks, type Site } from './links/dead-links.ts'
import { oldSlugs, siteTargets } from './links/site-targets.ts'
import { findWrongDays } from './publication.ts'
import { checkImages } from './rules/check-images.ts'
import { checkHistory } from './rules/history.ts'
import { checkSpelling } from './spelling.ts'
import { readPosts, type StoreOptions } from './store.ts'

/** What was found in which files. */
export type Checked = { files: string[]; diagnostics: Diagnostic[] }

export type CheckOptions = {
  /** `YYYY-MM-DD` where the company is */
  today?: string
  /** Files that are written now: what they share with other posts is their fault. */
  newest?: readonly string[]
  spelling?: boolean
  store?: StoreOptions
  images?: ImageTools
}

/** Checks all posts of a folder, as the build does and beyond, without building anything. */
export async function checkPosts(
  folders: SourceFolders,
  {
    today = companyDay(new Date()),
    store,
    newest = [],
    spelling = false,
    images: tools = openImageTools(),
  }: CheckOptions = {},
): Promise<Checked> {
  const { records, files, diagnostics } = await readPosts(folders.posts, { ...store, hints: true, newest })
  const images = await findImages(folders, records, tools).finally(tools.close)
  return {
    files: [...files, ...images.otherFiles],
    diagnostics: [
      ...diagnostics,
      ...images.diagnostics,
      ...(await checkTargets(folders, records, await findAttachments(folders.posts, records), today)),
      ...checkHistory(folders.posts, records),
      ...(spelling ? await checkSpelling(folders.posts, records) : []),
    ],
  }
}

/** What posts say about days, images and addresses that is not so. */
export async function checkTargets(
  folders: SourceFolders,
  posts: readonly PostRecord[],
  attachments: Attachments,
  today: string,
): Promise<Diagnostic[]> {
  const inPublic = listFiles(folders.public).map((name) => `/${name}`)
  const besidePosts = [...attachments.keys()].map((path) => `${publishedAt.files}/${path}`)
  const site: Site = {
    origin: new URL(company.siteUrl).origin,
    targets: siteTargets(posts, [...inPublic, ...besidePosts]),
    posts: new Map(
      posts.flatMap((post) =>
        [post.slug, ...oldSlugs(post.references)].map((slug) => [articlePath(slug), post]),
      ),
    ),
    today,
  }
  const ofImages = await Promise.all(posts.map((post) => checkImages(post, folders, site, attachments)))
  const ofLinks = posts.flatMap((post) => checkDeadLinks(post, site))
  return [...findWrongDays(posts, today), ...ofLinks, ...ofImages.flat()]
}
