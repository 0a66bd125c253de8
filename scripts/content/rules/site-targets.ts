import { pageSize } from '../../../src/blog/post.ts'
import { languages } from '../../../src/languages.ts'
import { articlePath, blogPagePath, pathOf, type ScreenName, screens } from '../../../src/pages.ts'
import { iconFiles } from '../../site/feeds/icon-files.ts'
import { securityPath } from '../../site/feeds/well-known-files.ts'
import { feeds } from '../../site/site-address.ts'
import { type Ids, pathsOf, type Targets } from '../link-targets.ts'
import { anchorsOfArticles, anchorsOfEveryPage, anchorsOfPages } from './page-anchors.ts'

/** A post and the anchors of its text; where these are not known, all of them lead somewhere. */
type Target = { slug: string; isPublished: boolean | undefined; anchors: readonly string[] | undefined }

/**
 * Everything that an address of the site will lead to once all posts are published and it is built; `files` are
 * addresses of files in the public folder and of images beside the posts.
 */
export function siteTargets(posts: readonly Target[], files: Iterable<string>): Targets {
  const targets = new Map<string, Ids>()
  const addPage = (path: string, anchors: readonly string[] | undefined) => {
    const ids = anchors && new Set(anchors)
    for (const address of pathsOf(path === '/' ? 'index.html' : `${path.slice(1)}.html`)) {
      targets.set(address, ids)
    }
  }
  for (const name of Object.keys(screens) as ScreenName[]) {
    for (const language of languages) {
      addPage(pathOf(name, language), [...anchorsOfEveryPage, ...(anchorsOfPages[name] ?? [])])
    }
  }
  const published = posts.filter(({ isPublished }) => isPublished).length
  for (let page = 2; page <= Math.ceil(published / pageSize); page++) {
    addPage(blogPagePath(page), [...anchorsOfEveryPage, ...(anchorsOfPages.blog ?? [])])
  }
  for (const { slug, anchors } of posts) {
    addPage(articlePath(slug), anchors && [...anchorsOfArticles, ...anchors])
  }
  for (const path of [...standingFiles, ...files]) targets.set(path, undefined)
  return targets
}

/** Files that the build makes of other things than posts, and whose names stay the same. */
const standingFiles = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/licenses.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  securityPath,
  ...feeds.map(({ path }) => path),
  ...Object.values(iconFiles).map(({ path }) => path),
]

/** Files whose names only a build can tell. */
export function isBuiltFile(path: string): boolean {
  return /^\/(assets|content|og|pictures)\/./.test(path)
}
