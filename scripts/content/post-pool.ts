import { availableParallelism } from 'node:os'
import { type Compilation, failed, type PostSource } from './compile-post.ts'
import type { KeptResults } from './kept-results.ts'
import { type PostThread, startThread, type ThreadOptions, type Work } from './post-thread.ts'
import type { Problem } from './problem.ts'

type Load<Name> = (name: Name) => Promise<PostSource | Problem>

/** What a thread does that compiles. */
export const compiling: Work<Compilation> = { worker: new URL('./post-worker.ts', import.meta.url), failed }

/** Compiles posts in worker threads, see `runInPool`. */
export function compileInPool<Name>(
  names: readonly Name[],
  load: Load<Name>,
  options?: ThreadOptions,
  kept?: KeptResults<Compilation>,
): Promise<Compilation[]> {
  return runInPool(names, load, compiling, options, kept)
}

/**
 * Does something with posts in worker threads. `load` reads a source when its turn comes. The results come in the
 * order of the sources.
 */
export async function runInPool<Name, Result>(
  names: readonly Name[],
  load: Load<Name>,
  work: Work<Result>,
  options?: ThreadOptions,
  kept?: KeptResults<Result>,
): Promise<Result[]> {
  // Starting a thread costs as much as compiling some fifty posts.
  const most = Math.max(1, Math.min(availableParallelism(), Math.ceil(names.length / 50)))
  const threads = lendThreads(() => startThread(work, options), most)
  const results: Result[] = []
  const queue = names.entries()

  const make = async (source: PostSource) => {
    const earlier = await kept?.read(source)
    if (earlier !== undefined) return earlier
    const result = await threads.lend((thread) => thread.run(source))
    await kept?.write(source, result)
    return result
  }
  const workOff = async () => {
    for (const [index, name] of queue) {
      const source = await load(name)
      results[index] = 'message' in source ? work.failed(source) : await make(source)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, workOff))
  } finally {
    await threads.destroy()
  }
  return results
}

/** So many posts are read or compiled at a time: enough for the threads and the disk, and little memory. */
const atOnce = 16

/** Lends up to `most` threads to one user each, and starts one when none is free. */
function lendThreads<Result>(start: () => PostThread<Result>, most: number) {
  const threads: PostThread<Result>[] = []
  const free: PostThread<Result>[] = []
  const waiting: ((thread: PostThread<Result>) => void)[] = []

  const take = (): PostThread<Result> | Promise<PostThread<Result>> => {
    const thread = free.pop()
    if (thread) return thread
    if (threads.length === most) return new Promise((resolve) => waiting.push(resolve))
    const another = start()
    threads.push(another)
    return another
  }
  return {
    async lend(use: (thread: PostThread<Result>) => Promise<Result>): Promise<Result> {
      const thread = await take()
      try {
        return await use(thread)
      } finally {
        const next = waiting.shift()
        if (next) next(thread)
        else free.push(thread)
      }
    },
    destroy: () => Promise.all(threads.map((thread) => thread.destroy())),
  }
}
