import { hash } from 'node:crypto'
import type { TopicPage } from '../../../src/blog/post.ts'
import { pageSize } from '../../../src/blog/post.ts'
import { readContent, sourceDay } from '../../../src/blog/read-content.ts'
import type { BlogCopy } from '../../../src/content/messages.ts'
import { fill } from '../../../src/i18n/fill.ts'
import { importCopy } from '../../../src/i18n/import-copy.ts'
import { documentTitle } from '../../../src/page-head.ts'
import { type TopicKind, topicKinds, topicPath } from '../../../src/pages.ts'
import { topicFeedPath } from '../../../src/site-files.ts'
import type { OutputFile } from '../../io/output-folder.ts'
import { articlesInFeed, formatAtom } from './feeds.ts'

/**
 * An Atom feed of each category and tag, with excerpts: what they need is in the files of their lists. A feed is
 * composed only where one of these has changed.
 *
 * @param content the hashes of the compiled files, by their names
 * @param codeKey changes with everything else that a feed depends on
 */
export function topicFeeds(content: ReadonlyMap<string, string>, codeKey: string): OutputFile[] {
  const pages = Array.from({ length: Math.ceil(articlesInFeed / pageSize) }, (_, index) => index + 1)
  return [...content.keys()].flatMap((name) => {
    const [, kind, slug = ''] =
      new RegExp(`^topics/(${topicKinds.join('|')})/([^/]+)/1.json$`).exec(name) ?? []
    if (kind === undefined) return []
    const lists = pages
      .map((page) => name.replace('1.json', `${page}.json`))
      .filter((list) => content.has(list))
    const version = hash('sha256', JSON.stringify([codeKey, lists.map((list) => content.get(list))]))
    const path = topicFeedPath(kind as TopicKind, slug)
    const read = async () => Buffer.from(await composeFeed(kind as TopicKind, slug, lists))
    return { name: path.slice(1), version, read }
  })
}

const { filter, description } = await importCopy<BlogCopy>('blog')

async function composeFeed(kind: TopicKind, slug: string, files: readonly string[]): Promise<string> {
  const lists = await Promise.all(files.map((file) => readContent<TopicPage>(file)))
  const { name = slug } = lists[0] ?? {}
  const posts = lists.flatMap((list) => list.posts).slice(0, articlesInFeed)
  return formatAtom(posts, sourceDay(), {
    title: documentTitle(fill(kind === 'category' ? filter.categoryTitle : filter.tagTitle, { name })),
    description,
    page: topicPath(kind, slug),
    path: topicFeedPath(kind, slug),
  })
}
