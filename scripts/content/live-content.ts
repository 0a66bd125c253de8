import { sep } from 'node:path'
import { largestWidth, type Picture } from '../../src/blog/picture.ts'
import type { BlogPage, Post, TopicPage } from '../../src/blog/post.ts'
import type { SearchFile } from '../../src/blog/search/index-file.ts'
import { luxembourgDay } from '../../src/layout/today.ts'
import { arrangePosts, findCollisions, paginate, sortPosts } from './arrange.ts'
import type { CompiledPost, PostRecord } from './compile-post.ts'
import { createError, type Diagnostic, isError, startOfFile } from './diagnostics.ts'
import { findImage } from './files.ts'
import type { SourceFolders } from './folders.ts'
import { findPictures } from './images/find-images.ts'
import { imageAddress } from './images/image-path.ts'
import { keepLooks } from './images/memoize-inspections.ts'
import { putPictures } from './images/picture-markup.ts'
import { type KeptPost, keepPosts } from './kept-posts.ts'
import { type PostQueue, startQueue } from './post-queue.ts'
import { noticeOf } from './publication.ts'
import { isImagePath } from './schema.ts'
import { buildSearchIndex } from './search-index.ts'
import { arrangeTopics, countCategories, findSpellings } from './topics.ts'

/** What is wrong with the posts, and how many there are. */
export type Findings = { problems: Diagnostic[]; posts: number }

export type Preview = {
  /** A file of the compiled content by its name without `.json`; `undefined` where there is none. */
  read: (name: string) => Promise<unknown>
  /** Whether an image of this name lies beside the posts. */
  hasImage: (name: string) => Promise<boolean>
  /** Something may have changed: the file of this name, or anything. */
  refresh: (file?: string) => void
  close: () => void
}

type Options = {
  /** Called after each change with what is wrong now. */
  tell: (findings: Findings) => void
  now?: () => Date
  queue?: PostQueue
  /** A file that is away for longer was deleted; shorter is how many programs save. Milliseconds. */
  patience?: number
}

/**
 * The content of a folder of posts while they are being written, drafts and posts of later days among them. It is
 * what the compiler would write, made when it is asked for; of a post with problems it is the last version
 * without. Nothing of it is written to the disk.
 */
export function startPreview(
  folders: SourceFolders,
  { tell, now = () => new Date(), queue = startQueue(), patience = 150 }: Options,
): Preview {
  const looks = keepLooks()
  let pictures: ReadonlyMap<string, Picture> = new Map()
  let latest = 0

  const settle = async () => {
    latest += 1
    const mine = latest
    const kept = posts.all().filter(({ isMissing }) => !isMissing)
    const compilations = kept.flatMap(({ compilation }) => compilation ?? [])
    const found = await lookAtPictures(compilations)
    if (mine !== latest) return
    if (found.pictures && !isSame(found.pictures, pictures)) pictures = found.pictures
    const problems = [
      ...posts.misnamed(),
      ...compilations.flatMap(({ diagnostics }) => diagnostics.filter(isError)),
      ...findCollisions(compilations),
      ...findSpellings(compilations),
      ...found.problems,
    ]
    tell({ problems, posts: kept.length + posts.misnamed().length })
  }
  /** A disk that fails is a problem like any other here: the next change may heal it. */
  const lookAtPictures = async (
    compilations: readonly PostRecord[],
  ): Promise<{ pictures?: Map<string, Picture>; problems: Diagnostic[] }> => {
    try {
      return await findPictures(folders, compilations, { lookAt: looks.lookAt })
    } catch (error) {
      const message = `images: expected readable files, found ${error instanceof Error ? error.message : error}`
      return { problems: [createError(folders.posts, startOfFile, message, 'image')] }
    }
  }
  const posts = keepPosts(folders.posts, { queue, patience, onChange: () => void settle() })

  const listsOnce = remember<Lists>()
  const indexOnce = remember<ReturnType<typeof buildSearchIndex>>()
  const shownPosts = () => sortPosts(posts.all().flatMap((post) => versionOf(post) ?? []))
  const lists = () => {
    const shown = shownPosts()
    const day = luxembourgDay(now())
    return listsOnce([day, pictures, ...shown.map(({ frontMatter }) => frontMatter)], () =>
      arrangeLists(shown, pictures, day),
    )
  }

  const readArticle = async (slug: string): Promise<Post | undefined> => {
    const file = [...folders.posts.split(sep), `${slug}.md`].join('/')
    for (let post = posts.get(file); post && isOnItsWay(post); post = posts.get(file)) {
      queue.hurry(file)
      await post.settled
    }
    const post = posts.get(file)
    const text = post && versionOf(post)
    const article = lists().articles.get(slug)
    if (text === undefined || article === undefined) return undefined
    const html = putPictures(text.html, text.images, pictures)
    return { ...article, contents: text.contents, words: text.words, html }
  }

  const readIndex = async (name: string): Promise<SearchFile | undefined> => {
    await Promise.all(posts.all().map(({ settled }) => settled))
    const shown = shownPosts()
    return indexOnce(shown, () => buildSearchIndex(shown)).get(name)
  }

  return {
    read: async (name) => {
      await posts.started
      const [, part, rest = ''] = /^(posts|search)\/(.*)$/.exec(name) ?? []
      if (part === 'posts') return readArticle(rest)
      return part === 'search' ? readIndex(rest) : lists().pages.get(name)
    },
    hasImage: async (name) => isImagePath(name) && (await findImage(folders.posts, name)) !== undefined,
    refresh: (file) => {
      if (file === undefined || !file.endsWith('.md')) looks.forget()
      posts.refresh(file)
    },
    close: () => queue.close(),
  }
}

/** Whether nothing can be shown of a post's text that is on its way. */
function isOnItsWay({ outline, right, compilation }: KeptPost): boolean {
  return outline !== undefined || (right === undefined && compilation === undefined)
}

/** What is shown of a post. */
function versionOf({ outline, right }: KeptPost): CompiledPost | undefined {
  return outline ?? right
}

type Lists = {
  /** The articles by their slugs, with the text that they had when the lists were arranged. */
  articles: Map<string, Post>
  pages: Map<string, BlogPage | TopicPage>
}

function arrangeLists(
  shown: readonly CompiledPost[],
  known: ReadonlyMap<string, Picture>,
  day: string,
): Lists {
  const pictures = new Map(
    shown.map(({ frontMatter: { image } }) => [image, known.get(image) ?? unseen(image)]),
  )
  const articles = arrangePosts(shown, pictures, (post) => noticeOf(post, day))
  const categories = countCategories(articles)
  const pages: Lists['pages'] = new Map()
  for (const page of paginate(articles, categories)) pages.set(`pages/${page.page}`, page)
  for (const { kind, slug, page } of arrangeTopics(articles, categories)) {
    pages.set(`topics/${kind}/${slug}/${page.page}`, page)
  }
  return { articles: new Map(articles.map((article) => [article.slug, article])), pages }
}

/** A header image that was not looked at yet, or is missing: in the shape in which pages show all of them. */
function unseen(image: string): Picture {
  return { src: imageAddress(image), width: largestWidth, height: (largestWidth * 9) / 16 }
}

function isSame(some: ReadonlyMap<string, Picture>, others: ReadonlyMap<string, Picture>): boolean {
  return some.size === others.size && [...some].every(([path, picture]) => others.get(path) === picture)
}

/** Keeps what was made last, until one of the parts it is made of is another. */
function remember<Result>() {
  let last: { parts: readonly unknown[]; result: Result } | undefined
  return (parts: readonly unknown[], make: () => Result): Result => {
    const isSame = last?.parts.length === parts.length && parts.every((part, at) => part === last?.parts[at])
    if (last === undefined || !isSame) last = { parts, result: make() }
    return last.result
  }
}
