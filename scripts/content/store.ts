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

export type StoreOptions = { compiler?: Compiler }

/** A second process starts in the time that the first needs for these posts. */
const minPostsForProcesses = 200

/** Enough for all processes; the sources of thousands of posts would take up much memory. */
const postsAtOnce = 16

/** Compiles every post in a process of its own, so that no post can stop or end this process. */
export function openCompiler(limits = { timeLimitMs: 10_000, memoryLimitMb: 1024 }): Compiler {
  return openWorkerPool(new URL('./compile-post.ts', import.meta.url), limits)
}

/** Reads the posts of a folder. Each is compiled once for each content, also across runs. */
export async function readPosts(folder: string, { compiler = openCompiler() }: StoreOptions = {}) {
  const cache = openCache(cacheFolder('posts'))
  const compilerKey = sourceKey(sources)
  const read = async (file: string): Promise<PostRecord> => {
    try {
      const bytes = readBytes(file)
      const key = createHash('sha256').update(`${compilerKey}\0${file}\0`).update(bytes).digest('hex')
      const compile = () => compiler.run({ file, text: decode(file, bytes) }, 'compileToJson')
      return JSON.parse(String(await cache.getOrCreate(key, async () => Buffer.from(await compile()))))
    } catch (error) {
      // Not cached, since it may depend on the machine.
      return unreadable(file, error)
    }
  }
  const { posts, misnamed } = await listPosts(folder)
  const atOnce = posts.length > minPostsForProcesses ? postsAtOnce : 1
  const records = await runAtOnce(atOnce, posts, read).finally(compiler.close)
  const own = records.flatMap(({ diagnostics }) => diagnostics)
  return {
    /** In the order of their files. */
    records,
    /** Errors and hints of the posts, by themselves and beside each other. */
    diagnostics: [...misnamed, ...own, ...findConflicts(records)],
  }
}

/** The record of a post that could not be read or compiled. */
function unreadable(file: string, error: unknown): PostRecord {
  const reason =
    error instanceof LimitExceeded
      ? `${error.message}; simplify nesting, emphasis, brackets or tables`
      : `could not be processed because of a fault in the program: ${(error as Error).message}`
  const diagnostic =
    error instanceof VFileMessage
      ? // One of `files.ts`: errors of another process have lost their class.
        (error as Diagnostic)
      : createMessage(file, startOfFile, `File: ${reason}`, 'compile-limit')
  return { file, slug: basename(file, '.md'), diagnostics: [diagnostic], references: [], addresses: [] }
}
