import { createHash } from 'node:crypto'
import { basename } from 'node:path/posix'
import { company } from '../../src/company/company.ts'
import { disabledPaths } from '../../src/pages.ts'
import { runAtOnce } from '../io/at-once.ts'
import { cacheFolder, openCache } from '../io/cache.ts'
import { sourceKey, sources } from '../io/source-hash.ts'
import { LimitExceeded, openWorkerPool, type WorkerPool } from '../io/worker-pool.ts'
import type { PostRecord, PostSource } from './compile-post.ts'
import { findConflicts } from './conflicts.ts'
import { createError, type Diagnostic, startOfFile } from './diagnostics.ts'
import { decode, listPosts, readBytes, stampOf } from './files.ts'
import { message } from './messages.ts'

export type StoreContent = {
  /** In the order of their files. The same object as long as the post is the same. */
  records: PostRecord[]
  /** The names of all posts, also of those that are named wrongly. */
  files: string[]
  /** Errors and hints of the posts, by themselves and beside each other. */
  diagnostics: Diagnostic[]
}

export type Compiler = WorkerPool<PostSource, string>

export type StoreOptions = {
  cache?: string
  compiler?: Compiler
  /** Files that are written now: what they share with other posts is their fault. */
  newest?: readonly string[]
}

/** A post as its file was when the folder was read last. */
type KnownPost = { stamp: string; key: string; record: PostRecord }

/** Limits of one post. */
const timeLimitMs = 10_000
const memoryLimitMb = 1024

/** A second process starts in the time that the first needs for these posts. */
const minPostsForProcesses = 200

/** Enough for all processes; the sources of thousands of posts would take up much memory. */
const postsAtOnce = 16

const postCache = cacheFolder('posts')

/** Compiles every post in a process of its own, so that no post can stop or end this process. */
export function openCompiler(limits = { timeLimitMs, memoryLimitMb }): Compiler {
  return openWorkerPool(new URL('./compile-post.ts', import.meta.url), limits)
}

/** The posts of a folder. Each is compiled once for each content, also across runs. */
export function openStore(
  folder: string,
  { cache: cachedIn = postCache, compiler = openCompiler(), newest = [] }: StoreOptions = {},
) {
  const cache = openCache(cachedIn)
  const site = { origin: new URL(company.siteUrl).origin, disabledPaths }
  const compilerKey = sourceKey(sources.content) + JSON.stringify(site)
  let known = new Map<string, KnownPost>()

  const readKnown = async (file: string): Promise<KnownPost> => {
    const before = known.get(file)
    const stamp = stampOf(file)
    if (before && before.stamp === stamp && stamp !== '') return before
    const bytes = readBytes(file)
    if (bytes instanceof Error) return { stamp: '', key: '', record: unreadable(bytes) }
    const key = createHash('sha256').update(`${compilerKey}\0${file}\0`).update(bytes).digest('hex')
    return { stamp, key, record: before?.key === key ? before.record : await compile(file, bytes, key) }
  }

  const compile = async (file: string, bytes: Buffer, key: string): Promise<PostRecord> => {
    const cached = cache.read(key)
    if (cached) return JSON.parse(cached.toString())
    const text = decode(file, bytes)
    if (typeof text !== 'string') return unreadable(text)
    try {
      const record = await compiler.run({ file, text, site }, 'compileToJson')
      cache.write(key, Buffer.from(record))
      return JSON.parse(record)
    } catch (error) {
      // Not cached, since it depends on the machine.
      return unreadable(createError(file, startOfFile, describe(error), 'compile-limit'))
    }
  }

  return {
    /** Reads the posts that changed since the last call. */
    async read(): Promise<StoreContent> {
      const { posts, misnamed } = await listPosts(folder)
      const next = new Map<string, KnownPost>()
      const atOnce = posts.length > minPostsForProcesses ? postsAtOnce : 1
      await runAtOnce(atOnce, posts, async (file) => next.set(file, await readKnown(file)))
      known = next
      const records = posts.flatMap((file) => next.get(file)?.record ?? [])
      return {
        records,
        files: [...records, ...misnamed].map(({ file }) => file),
        diagnostics: [
          ...misnamed,
          ...records.flatMap(({ diagnostics }) => diagnostics),
          ...findConflicts(records, newest),
        ],
      }
    },
    /** Loads the compiler before it is needed. */
    warmUp: compiler.warmUp,
    close: compiler.close,
  }
}

/** The posts of a folder, once. */
export async function readPosts(folder: string, options?: StoreOptions): Promise<StoreContent> {
  const store = openStore(folder, options)
  try {
    return await store.read()
  } finally {
    await store.close()
  }
}

/** The record of a post that could not be compiled. */
function unreadable(error: Diagnostic): PostRecord {
  return {
    file: error.file,
    slug: basename(error.file, '.md'),
    diagnostics: [error],
    references: [],
    addresses: [],
  }
}

function describe(error: unknown): string {
  if (!(error instanceof LimitExceeded)) {
    return message('file.compilerError', { reason: error instanceof Error ? error.message : String(error) })
  }
  return message(`file.${error.limit}Limit`, { seconds: timeLimitMs / 1000, megabytes: memoryLimitMb })
}
