import { createHash } from 'node:crypto'
import { openCache } from '../io/cache.ts'
import { cacheFolder } from '../io/cache-folder.ts'
import { sourceKey } from '../io/source-hash.ts'
import { LimitExceeded, openWorkerPool, type WorkerPool } from '../io/worker-pool.ts'
import type { PostRecord, PostSource } from './compile-post.ts'
import { createError, type Diagnostic, fromPlain, startOfFile } from './diagnostics.ts'
import { listPosts, type PostFile, readPost, stampOf } from './files.ts'
import { fileMessages } from './messages.ts'
import { unreadable } from './unreadable.ts'

/** A post as its file was when the folder was listed last. A changed file gets another object. */
export type StoredPost = PostFile & {
  /** Names the content, the file and the compiler. */
  key: string
  /** See `stampOf`. */
  stamp: string
  /** Why the file cannot be read. */
  error: Diagnostic | undefined
  /** `undefined` before it is compiled. */
  record: Promise<PostRecord> | undefined
}

/** The posts of a folder. Each is compiled once for each content, also across runs. */
export type ContentStore = {
  /** Lists the folder and reads the posts that changed since the last call; also files with wrong names. */
  list: () => Promise<{ posts: StoredPost[]; misnamed: Diagnostic[] }>
  /** The record of a post if no compiler is needed for it. */
  find: (post: StoredPost) => Promise<PostRecord | undefined>
  /** The record of a post; of one that exceeds the limits, an error that says so. */
  compile: (post: StoredPost) => Promise<PostRecord>
  /** The records of all posts, in the order of their files. */
  readAll: () => Promise<{ records: PostRecord[]; misnamed: Diagnostic[] }>
  /** Loads the compiler before it is needed. */
  warmUp: () => void
  close: () => Promise<void>
}

export type Compiler = WorkerPool<PostSource, string>

export type StoreOptions = {
  cache?: string
  compiler?: Compiler
}

/** Limits of one post. */
const timeLimitMs = 10_000
const memoryLimitMb = 1024

/** A thread starts in the time that these posts take. */
const minPostsForThreads = 50

/** Enough for all threads; the sources of thousands of posts would take up much memory. */
const postsAtOnce = 16

export const postCache = cacheFolder('posts')

/** What a record depends on besides the post itself. The test follows the imports of the compiler. */
export const compilerSources = [
  'package-lock.json',
  'scripts/content',
  'scripts/io',
  'src/blog',
  'src/language',
  'src/layout',
  'src/limits.ts',
  'src/pages.ts',
]

/** The rule of errors that depend on the machine. */
export const compileLimit = 'compile-limit'

/** Compiles every post in a thread, so that no post can stop or end this process. */
export function openCompiler(limits = { timeLimitMs, memoryLimitMb }): Compiler {
  return openWorkerPool(new URL('./compile-post.ts', import.meta.url), limits)
}

export async function openStore(
  folder: string,
  { cache: cachedIn = postCache, compiler = openCompiler() }: StoreOptions = {},
): Promise<ContentStore> {
  const cache = openCache(cachedIn)
  const compilerKey = await sourceKey(compilerSources)
  let listed = new Map<string, StoredPost>()

  const keyOf = ({ file, bytes }: PostSource) =>
    createHash('sha256').update(`${compilerKey}\0${file}\0`).update(bytes).digest('hex')

  const look = (post: PostFile): StoredPost => {
    const before = listed.get(post.file)
    const stamp = stampOf(post.path)
    if (before && before.stamp === stamp && stamp !== '') return before
    const source = readPost(post)
    const error = 'bytes' in source ? undefined : source
    const key = 'bytes' in source ? keyOf(source) : source.reason
    if (before?.key === key) return Object.assign(before, { stamp })
    return { ...post, key, stamp, error, record: undefined }
  }

  const find = async (post: StoredPost) => {
    if (post.record) return post.record
    const bytes = post.error ? undefined : await cache.read(post.key)
    const record = post.error ? unreadable(post.error) : bytes && parseRecord(bytes.toString())
    if (record) post.record ??= Promise.resolve(record)
    return record
  }

  const run = async (post: StoredPost): Promise<PostRecord> => {
    // The file may have changed since it was listed.
    const source = readPost(post)
    if (!('bytes' in source)) return unreadable(source)
    try {
      const record = await compiler.run(source, 'compileToJson')
      await cache.write(keyOf(source), Buffer.from(record))
      return parseRecord(record)
    } catch (error) {
      return unreadable(createError(post.file, startOfFile, describe(error), compileLimit))
    }
  }

  const compile = async (post: StoredPost) => {
    if (!(await find(post))) post.record ??= run(post)
    return post.record as Promise<PostRecord>
  }

  const list = async () => {
    const { posts: files, problems: misnamed } = await listPosts(folder)
    const posts = files.map(look)
    listed = new Map(posts.map((post) => [post.file, post]))
    return { posts, misnamed }
  }

  return {
    list,
    find,
    compile,
    readAll: async () => {
      const { posts, misnamed } = await list()
      const unknown: StoredPost[] = []
      for (const post of posts) {
        if (!(await find(post))) unknown.push(post)
      }
      const rest = unknown.values()
      const compileRest = async () => {
        for (const post of rest) await compile(post)
      }
      const atOnce = unknown.length > minPostsForThreads ? postsAtOnce : 1
      await Promise.all(Array.from({ length: atOnce }, compileRest))
      return { records: await Promise.all(posts.map(compile)), misnamed }
    },
    warmUp: compiler.warmUp,
    close: compiler.close,
  }
}

/** The records of all posts of a folder, once. */
export async function readPosts(
  folder: string,
  options?: StoreOptions,
): Promise<{ records: PostRecord[]; misnamed: Diagnostic[] }> {
  const store = await openStore(folder, options)
  try {
    return await store.readAll()
  } finally {
    await store.close()
  }
}

function parseRecord(json: string): PostRecord {
  return fromPlain<PostRecord>(JSON.parse(json))
}

function describe(error: unknown): string {
  if (!(error instanceof LimitExceeded)) {
    return fileMessages.compilerError(error instanceof Error ? error.message : String(error))
  }
  return error.limit === 'time'
    ? fileMessages.timeLimit(timeLimitMs / 1000)
    : fileMessages.memoryLimit(memoryLimitMb)
}
