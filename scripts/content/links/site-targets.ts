import { pageSize } from '../../../src/blog/post.ts'
import { topicSlug } from '../../../src/blog/topic-slug.ts'
import { languages } from '../../../src/site/languages.ts'
import {
  articlePath,
  blogPagePath,
  pageNames,
  pathOf,
  type TopicKind,
  topicPath,
} from '../../../src/site/pages.ts'
import { siteFilePaths } from '../../../src/site/site-files.ts'
import type { PostRecord } from '../compile-post.ts'
import type { CrossReference } from '../front-matter.ts'
import { groupBy } from '../group-by.ts'
import { type Ids, pathsOf, type Targets } from './check-address.ts'

type TargetPost = Pick<PostRecord, 'slug' | 'references' | 'isPublished' | 'anchors'>

/** All targets of links once all posts are published; `files` are public. Only a build knows the ids of other pages. */
export function siteTargets(posts: readonly TargetPost[], files: Iterable<string>): Targets {
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
  for (const { kind, slug, pages } of topicsOf(posts)) {
    for (let page = 1; page <= pages; page++) addPage(topicPath(kind, slug, page))
  }
  for (const { slug, anchors, references } of posts) {
    for (const address of [slug, ...oldSlugs(references)]) addPage(articlePath(address), anchors)
  }
  for (const path of [...siteFilePaths, ...files]) targets.set(path, undefined)
  return targets
}

/** The categories and tags of published posts, and how many pages their lists have. */
function topicsOf(posts: readonly TargetPost[]) {
  const uses = posts
    .filter(({ isPublished }) => isPublished)
    .flatMap(({ references }) => references)
    .flatMap(({ field, value }) => {
      const kind: TopicKind | undefined = field === 'tags' ? 'tag' : field === 'category' ? field : undefined
      return kind ? { kind, slug: topicSlug(value) } : []
    })
  return [...groupBy(uses, ({ kind, slug }) => `${kind} ${slug}`).values()].flatMap((group) =>
    group.slice(0, 1).map((topic) => ({ ...topic, pages: Math.ceil(group.length / pageSize) })),
  )
}

export function oldSlugs(references: readonly CrossReference[]): string[] {
  return references.flatMap(({ field, value }) => (field === 'aliases' ? value : []))
}

/** Files whose names are known only after a build. */
export function isBuiltFile(path: string): boolean {
  return /^\/(assets|content|og|pictures)\/./.test(path)
}
