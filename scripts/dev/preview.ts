import { sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { VFile } from 'vfile'
import { largestWidth, type Picture } from '../../src/blog/picture.ts'
import type { BlogPage, Post, TopicPage } from '../../src/blog/post.ts'
import type { SearchFile } from '../../src/blog/search/index-file.ts'
import { luxembourgDay } from '../../src/layout/today.ts'
import { arrangePosts, sortPosts } from '../content/arrange.ts'
import type { CompiledPost, PostRecord } from '../content/compile-post.ts'
import { findConflicts } from '../content/conflicts.ts'
import { decode } from '../content/decode.ts'
import { createError, type Diagnostic, isError, startOfFile } from '../content/diagnostics.ts'
import { findImage, readPost } from '../content/files.ts'
import type { SourceFolders } from '../content/folders.ts'
import { readFrontMatter } from '../content/front-matter.ts'
import { createMemory, findImages } from '../content/images/find-images.ts'
import { imageAddress } from '../content/images/image-path.ts'
import { putPictures } from '../content/images/picture-markup.ts'
import { imageFaults } from '../content/messages.ts'
import { noticeOf } from '../content/publication.ts'
import { isImagePath } from '../content/schema.ts'
import { buildSearchIndex } from '../content/search-index.ts'
import { openStore, type StoredPost, type StoreOptions } from '../content/store.ts'
import { arrangeLists } from '../content/topics.ts'

/** The errors of all posts, and how many posts there are. */
export type PreviewState = { errors: Diagnostic[]; posts: number }

export type Preview = {
  /** A file of the compiled content by its name without `.json`; `undefined` if there is none. */
  read: (name: string) => Promise<unknown>
  /** Whether there is an image of this name beside the posts. */
  hasImage: (name: string) => Promise<boolean>
  /** To be called after every change: of posts only, or of other files too. */
  refresh: (isPost?: boolean) => void
  close: () => Promise<void>
}

type Options = {
  /** Called after each change. */
  report: (state: PreviewState) => void
  now?: () => Date
  store?: StoreOptions
  /** Many programs save by deleting a file and writing it again: only after this time it counts as deleted. */
  deletionDelayMs?: number
}

type PreviewedPost = {
  stored: StoredPost
  /** Of the current content; `undefined` while it is compiled. */
  record: PostRecord | undefined
  /** The last version without errors. */
  lastValid: CompiledPost | undefined
  /** The current version without its text, while that is compiled together with many others. */
  outline: CompiledPost | undefined
  missingSince: number | undefined
}

/** More changes at once do not come from a writer, who waits for each. */
const maxUrgentPosts = 20
/** What an editor writes together arrives together. */
const debounceMs = 10
/** Vite's watcher leaves out the second of two changes within 50 ms. */
const secondLookMs = 100

/**
 * The content of a folder of posts while they are written, with drafts and posts of later days. It is what a build
 * would write, created on request; of a post with errors it is the last version without. Nothing is written to `out`.
 */
export async function startPreview(
  folders: SourceFolders,
  { report, now = () => new Date(), store: storeOptions, deletionDelayMs = 150 }: Options,
): Promise<Preview> {
  const store = await openStore(folders.posts, storeOptions)
  store.warmUp()
  const images = createMemory()
  let posts = new Map<string, PreviewedPost>()
  let misnamed: Diagnostic[] = []
  let pictures: ReadonlyMap<string, Picture> = new Map()
  let reports = 0
  let lastFolder = ''
  let hasOtherChanges = false

  const compile = async (post: PreviewedPost): Promise<void> => {
    const { stored } = post
    const record = await store.compile(stored)
    // The file may have changed in the meantime.
    if (post.stored !== stored) return
    post.record = record
    post.outline = undefined
    post.lastValid = record.post ?? post.lastValid
  }
  const compileInOrder = async (some: readonly PreviewedPost[]) => {
    for (const post of some) if (post.record === undefined) await compile(post)
  }

  const update = async (): Promise<void> => {
    const { posts: listed, misnamed: found } = await store.list()
    misnamed = found
    const changed: PreviewedPost[] = []
    const next = new Map<string, PreviewedPost>()
    for (const stored of listed) {
      const before = posts.get(stored.file)
      const post = before ?? { lastValid: undefined, outline: undefined }
      const isSame = before?.stored === stored
      const state = { ...(!isSame && { record: undefined }), stored, missingSince: undefined }
      const current = Object.assign(post, state) as PreviewedPost
      next.set(stored.file, current)
      if (!isSame) changed.push(current)
    }
    for (const [file, post] of posts) if (!next.has(file) && isOnlyMissing(post)) next.set(file, post)
    posts = next
    await compileChanged(changed)
  }

  const compileChanged = async (changed: readonly PreviewedPost[]) => {
    // A save causes several events.
    const folder = JSON.stringify([...[...posts.values()].map(nameOf), ...misnamed.map(String)])
    if (changed.length === 0 && folder === lastFolder && !hasOtherChanges) return
    lastFolder = folder
    hasOtherChanges = false
    if (changed.length > maxUrgentPosts) {
      for (const post of changed) {
        if (await store.find(post.stored)) await compile(post)
        else post.outline = outlineOf(post.stored)
      }
      void reportState()
      void compileInOrder(changed).then(reportState)
    } else {
      void Promise.all(changed.map(compile)).then(reportState)
    }
  }

  const isOnlyMissing = (post: PreviewedPost): boolean => {
    post.missingSince ??= performance.now()
    const rest = post.missingSince + deletionDelayMs - performance.now()
    if (rest > 0) setTimeout(look, rest).unref()
    return rest > 0
  }

  const reportState = async () => {
    reports += 1
    const current = reports
    const existing = [...posts.values()].filter(({ missingSince }) => missingSince === undefined)
    const records = existing.flatMap(({ record }) => record ?? [])
    const found = await inspectImages(records)
    if (current !== reports) return
    pictures = found.pictures
    const errors = [
      ...misnamed,
      ...records.flatMap(({ diagnostics }) => diagnostics.filter(isError)),
      ...findConflicts(records),
      ...found.errors,
    ]
    report({ errors, posts: existing.length + misnamed.length })
  }
  /** A disk that fails is an error like others here, since it may work again after the next change. */
  const inspectImages = async (records: readonly PostRecord[]) => {
    try {
      return await findImages(folders, records, { memory: images })
    } catch (error) {
      const message = imageFaults.unreadable(error instanceof Error ? error.message : String(error))
      return { pictures, errors: [createError(folders.posts, startOfFile, message, 'image')] }
    }
  }

  let running: Promise<void> | undefined
  let isOutdated = false
  let secondLook: NodeJS.Timeout | undefined
  const look = (): Promise<void> => {
    isOutdated = true
    running ??= run()
    return running
  }
  const run = async () => {
    await sleep(debounceMs)
    while (isOutdated) {
      isOutdated = false
      await update()
    }
    running = undefined
  }
  const refresh = (isPost = false) => {
    if (!isPost) {
      images.forget()
      hasOtherChanges = true
    }
    clearTimeout(secondLook)
    secondLook = setTimeout(look, secondLookMs).unref()
    void look()
  }

  const arrangeOnce = memoizeLast<Lists>()
  const indexOnce = memoizeLast<ReadonlyMap<string, SearchFile>>()
  const shownPosts = () =>
    sortPosts([...posts.values()].flatMap(({ outline, lastValid }) => outline ?? lastValid ?? []))
  const lists = () => {
    const shown = shownPosts()
    const day = luxembourgDay(now())
    const inputs = [day, [...pictures], shown.map(({ frontMatter }) => frontMatter)]
    return arrangeOnce([JSON.stringify(inputs)], () => arrange(shown, pictures, day))
  }

  const readArticle = async (slug: string): Promise<Post | undefined> => {
    const file = [...folders.posts.split(sep), `${slug}.md`].join('/')
    const post = posts.get(file)
    while (post && post.record === undefined && (post.outline || !post.lastValid)) await compile(post)
    const version = post?.lastValid
    const article = lists().articles.get(slug)
    if (version === undefined || article === undefined) return undefined
    const html = putPictures(version.html, version.images, pictures)
    return { ...article, contents: version.contents, words: version.words, html }
  }

  const readIndex = async (name: string): Promise<SearchFile | undefined> => {
    await compileInOrder([...posts.values()])
    const shown = shownPosts()
    return indexOnce(shown, () => buildSearchIndex(shown)).get(name)
  }

  const started = look().then(() =>
    posts.size > maxUrgentPosts ? undefined : compileInOrder([...posts.values()]),
  )
  return {
    read: async (name) => {
      await started
      const [, part, rest = ''] = /^(posts|search)\/(.*)$/.exec(name) ?? []
      if (part === 'posts') return readArticle(rest)
      return part === 'search' ? readIndex(rest) : lists().pages.get(name)
    },
    hasImage: async (name) => isImagePath(name) && (await findImage(folders.posts, name)) !== undefined,
    refresh,
    close: store.close,
  }
}

/** The part of a post that lists show, in a twentieth of the time; `undefined` if its front matter has errors. */
function outlineOf(stored: StoredPost): CompiledPost | undefined {
  const { file } = stored
  const source = readPost(stored)
  const value = 'bytes' in source ? decode(file, source.bytes) : source
  if (typeof value !== 'string') return undefined
  const { frontMatter } = readFrontMatter(new VFile({ path: file, value }))
  return frontMatter && { file, frontMatter, html: '', contents: [], words: 0, images: [], terms: '' }
}

/** Differs for a post whose file is missing. */
function nameOf({ stored, missingSince }: PreviewedPost): string {
  return missingSince === undefined ? stored.file : `${stored.file} (missing)`
}

type Lists = {
  /** The articles by their slugs, with the text that they had when the lists were arranged. */
  articles: ReadonlyMap<string, Post>
  pages: ReadonlyMap<string, BlogPage | TopicPage>
}

function arrange(shown: readonly CompiledPost[], found: ReadonlyMap<string, Picture>, day: string): Lists {
  const pictures = new Map(
    shown.map(({ frontMatter: { image } }) => [image, found.get(image) ?? placeholderOf(image)]),
  )
  const articles = arrangePosts(shown, pictures, (post) => noticeOf(post, day))
  return {
    articles: new Map(articles.map((article) => [article.slug, article])),
    pages: new Map(arrangeLists(articles)),
  }
}

/** For a header image that is not inspected yet, or missing: with the proportions in which pages show all of them. */
function placeholderOf(image: string): Picture {
  return { src: imageAddress(image), width: largestWidth, height: (largestWidth * 9) / 16 }
}

/** Memoizes one result, for the same inputs. */
function memoizeLast<Result>() {
  let last: { inputs: readonly unknown[]; result: Result } | undefined
  return (inputs: readonly unknown[], create: () => Result): Result => {
    const isSame =
      last?.inputs.length === inputs.length && inputs.every((input, at) => input === last?.inputs[at])
    if (last === undefined || !isSame) last = { inputs, result: create() }
    return last.result
  }
}
