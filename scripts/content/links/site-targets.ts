import { pageSize } from '../../../src/blog/post.ts'
import { languages } from '../../../src/site/languages.ts'
import { articlePath, blogPagePath, pageNames, pathOf } from '../../../src/site/pages.ts'
import { siteFilePaths } from '../../../src/site/site-files.ts'
import type { PostRecord } from '../compile-post.ts'
import type { CrossReference } from '../front-matter.ts'
import { type Ids, pathsOf, type Targets } from './check-address.ts'

/**
 * All targets of links once all posts are published. Only a build knows the ids of other pages.
 *
 * @param files the names of those in the public folder
 */
export function siteTargets(posts: readonly PostRecord[], files: Iterable<string>): Targets {
  const targets = new Map<string, Ids>()
  const addPage = (path: string, anchors?: readonly string[]) => {
    const ids = anchors && new Set(anchors)
    for (const address of pathsOf(path === '/' ? 'index.html' : `${path.slice(1)}.html`)) {
      targets.set(address, ids)
    }
  }
  for (const name of pageNames) for (const language of languages) addPage(pathOf(name, language))
  const published = posts.filter(({ isPublished }) => isPublished).length
  const lists = Math.ceil(published / pageSize)
  for (let page = 1; page <= lists; page++) addPage(blogPagePath(page))
  for (const { slug, anchors, references } of posts) {
    for (const address of [slug, ...oldSlugs(references)]) addPage(articlePath(address), anchors)
  }
  for (const path of siteFilePaths) targets.set(path, undefined)
  for (const name of files) targets.set(`/${name}`, undefined)
  return targets
}

export function oldSlugs(references: readonly CrossReference[]): string[] {
  return references.flatMap(({ field, value }) => (field === 'aliases' ? value : []))
}

/** Files whose names are known only after a build. */
export function isBuiltFile(path: string): boolean {
  return /^\/(assets|content|og|pictures)\/./.test(path)
}
