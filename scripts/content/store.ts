import { createHash } from 'node:crypto'
import { basename } from 'node:path/posix'
import { VFileMessage } from 'vfile-message'
import { runAtOnce } from '../io/at-once.ts'
import { cacheFolder, openCache } from '../io/cache.ts'
import { sourceKey, sources } from '../io/source-hash.ts'
import { LimitExceeded, openWorkerPool, type WorkerPool } from '../io/worker-pool.ts'
import type { PostRecord, PostSource } from './compile-post.ts'
import { findConflicts } from './conflicts.ts'
import { createMessage, type Diagnostic, startOfFile } from './diagnostics.ts'
import { decode, listPosts, readBytes } from './files.ts'

export type Compiler = WorkerPool<PostSource, string>

export type StoreOptions = {
  cache?: string
  compiler?: Compiler
}

/** A post as its file was when the folder was read last. */
type KnownPost = { key: string; record: PostRecord }

/** Limits of one post. */
const timeLimitMs = 10_000
const memoryLimitMb = 1024

/** A second process starts in the time that the first needs for these posts. */
const minPostsForProcesses = 200

/** Enough for all processes; the sources of thousands of posts would take up much memory. */
const postsAtOnce = 16

/** Compiles every post in a process of its own, so that no post can stop or end this process. */
export function openCompiler(limits = { timeLimitMs, memoryLimitMb }): Compiler {
  return openWorkerPool(new URL('./compile-post.ts', import.meta.url), limits)
}

/** The posts of a folder. Each is compiled once for each content, also across runs. */
function openStore(
  folder: string,
  { cache: cachedIn = cacheFolder('posts'), compiler = openCompiler() }: StoreOptions = {},
) {
  const cache = openCache(cachedIn)
  const compilerKey = sourceKey(sources)
  let known = new Map<string, KnownPost>()

  const readKnown = async (file: string): Promise<KnownPost> => {
    const before = known.get(file)
    try {
      const bytes = readBytes(file)
      const key = createHash('sha256').update(`${compilerKey}\0${file}\0`).update(bytes).digest('hex')
      if (before?.key === key) return before
      const json = await cache.getOrCreate(key, async () => {
        const text = decode(file, bytes)
        return Buffer.from(await compiler.run({ file, text }, 'compileToJson'))
      })
      return { key, record: JSON.parse(String(json)) }
    } catch (error) {
      // Not cached, since it may depend on the machine.
      return { key: '', record: unreadable(file, error) }
    }
  }

  return {
    /** Reads the posts that changed since the last call. */
    async read() {
      const { posts, misnamed } = await listPosts(folder)
      const next = new Map<string, KnownPost>()
      const atOnce = posts.length > minPostsForProcesses ? postsAtOnce : 1
      await runAtOnce(atOnce, posts, async (file) => next.set(file, await readKnown(file)))
      known = next
      const records = posts.flatMap((file) => next.get(file)?.record ?? [])
      const own = records.flatMap(({ diagnostics }) => diagnostics)
      return {
        /** In the order of their files. The same object as long as the post is the same. */
        records,
        /** Also of those that are named wrongly. */
        files: [...records, ...misnamed].map(({ file }) => file),
        /** Errors and hints of the posts, by themselves and beside each other. */
        diagnostics: [...misnamed, ...own, ...findConflicts(records)],
      }
    },
    close: compiler.close,
  }
}

export function readPosts(folder: string, options?: StoreOptions) {
  const store = openStore(folder, options)
  return store.read().finally(store.close)
}

/** The record of a post that could not be read or compiled. */
function unreadable(file: string, error: unknown): PostRecord {
  const record = (...diagnostics: Diagnostic[]) => ({
    file,
    slug: basename(file, '.md'),
    diagnostics,
    references: [],
    addresses: [],
  })
  // A message is one of `files.ts`: errors of another process have lost their class.
  if (error instanceof VFileMessage) return record(error as Diagnostic)
  return record(createMessage(file, startOfFile, `File: ${reasonOf(error)}`, 'compile-limit'))
}

function reasonOf(error: unknown): string {
  if (!(error instanceof LimitExceeded)) {
    return `could not be processed because of a fault in the program: ${(error as Error).message}`
  }
  return error.limit === 'time'
    ? `was not finished after ${timeLimitMs / 1000} s and was stopped; simplify nesting, emphasis or brackets`
    : `needs more than ${memoryLimitMb} MB of memory and was stopped; simplify nesting or tables`
}
