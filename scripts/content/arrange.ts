import { hash } from 'node:crypto'
import type { BlogPage, Post, PostSummary } from '../../src/blog/post.ts'
import { contentFormat, maxRelatedPosts, pageSize } from '../../src/blog/post.ts'
import type { SearchFile } from '../../src/blog/search/find-documents.ts'
import { buildSearchIndex } from '../../src/blog/search/index-documents.ts'
import { longDay } from '../../src/site/format.ts'
import { groupBy } from '../../src/site/group-by.ts'
import { defaultLanguage } from '../../src/site/languages.ts'
import type { Picture } from '../../src/ui/picture.ts'
import { compareText } from '../io/compare-text.ts'
import type { OutputFile } from '../io/output-folder.ts'
import type { CompiledPost } from './compile-post.ts'
import { keepTogether } from './markdown/no-break-spaces.ts'
import { insertPictures } from './markdown/picture-slots.ts'
import { noticeOf } from './publication.ts'

type Pictures = ReadonlyMap<string, Picture>

/**
 * The files of the content that pages read. `pictures` are by their paths, `today` is `YYYY-MM-DD`.
 */
export function arrangeContent(compiled: Iterable<CompiledPost>, pictures: Pictures, today: string) {
  const posts = [...compiled].sort(compareAge)
  const summaries = posts.map((post) => summarize(post, pictures, today))
  const ofCategory = groupBy(summaries, ({ category }) => category)
  const ofPosts = posts.map(({ frontMatter, contents, words, body }, index) => {
    const summary = summaries[index] as PostSummary
    const same = ofCategory.get(summary.category) ?? []
    return jsonFile(`posts/${summary.slug}`, () => ({
      format: contentFormat,
      id: frontMatter.id,
      ...summary,
      authorRole: frontMatter.authorRole,
      contents: contents.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
      words,
      related: relate(summary, same, summaries),
      html: insertPictures(body, pictures),
    }))
  })
  const lists = paginate(summaries).map((page) => jsonFile(`pages/${page.page}`, () => page))
  const search = [...buildSearchIndex(posts)].map(([name, file]) => jsonFile(`search/${name}`, () => file))
  return [...ofPosts, ...lists, ...search]
}

function jsonFile(name: string, create: () => Post | BlogPage | SearchFile): OutputFile {
  // Created again to be written: all of them would take up much memory.
  const read = () => Buffer.from(JSON.stringify(create()))
  return { name: `${name}.json`, version: hash('sha256', read()), read }
}

/** Newest first; equal dates by slug. */
function compareAge({ frontMatter: a }: CompiledPost, { frontMatter: b }: CompiledPost): number {
  return compareText(b.date, a.date) || compareText(a.slug, b.slug)
}

function summarize({ frontMatter }: CompiledPost, pictures: Pictures, today: string): PostSummary {
  const { slug, aliases, title, excerpt, author, date, updated, readTime, category, tags } = frontMatter
  const notice = noticeOf(frontMatter, today)
  return {
    ...{ slug, title, excerpt: keepTogether(excerpt), author, date },
    ...{ dateText: longDay(date, defaultLanguage), readTime, category, tags },
    ...(aliases !== undefined && aliases.length > 0 && { aliases }),
    ...(updated !== undefined && { updated, updatedText: longDay(updated, defaultLanguage) }),
    // A missing one is an error of the post.
    image: pictures.get(frontMatter.image) as Picture,
    ...(notice !== undefined && { notice }),
  }
}

/** The list of articles, page by page; there is always a first page. */
function paginate(posts: readonly PostSummary[]): BlogPage[] {
  const count = Math.max(1, Math.ceil(posts.length / pageSize))
  return Array.from({ length: count }, (_, index) => ({
    format: contentFormat,
    page: index + 1,
    pages: count,
    total: posts.length,
    posts: posts.slice(index * pageSize, (index + 1) * pageSize),
  }))
}

/** The next older posts of the same category, from the newest again after the oldest, then the newest of all. */
function relate(post: PostSummary, same: readonly PostSummary[], all: readonly PostSummary[]) {
  const next = same.indexOf(post) + 1
  const ofCategory = [...same.slice(next, next + maxRelatedPosts), ...same.slice(0, maxRelatedPosts)]
  return [...new Set([...ofCategory, ...all.slice(0, maxRelatedPosts + 1)])]
    .filter((other) => other !== post)
    .slice(0, maxRelatedPosts)
    .map(({ slug, title, excerpt, category, notice }) => {
      return { slug, title, excerpt, category, ...(notice !== undefined && { notice }) }
    })
}
