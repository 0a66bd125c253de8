import { availableParallelism } from 'node:os'
import type { PostRecord, PostSource } from './compile-post.ts'
import { type Diagnostic, fromPlain } from './diagnostics.ts'
import type { KeptResults } from './kept-results.ts'
import { answer } from './serve-posts.ts'
import { type Limits, largestHere, type PostWorker, refuse, startWorker, type Work } from './start-worker.ts'
import { unreadable } from './unreadable.ts'

type Load<Name> = (name: Name) => Promise<PostSource | Diagnostic>

export const compiling: Work<PostRecord> = {
  worker: new URL('./post-worker.ts', import.meta.url),
  here: async () => (await import('./compile-post.ts')).compilePost,
  failed: unreadable,
  receive: fromPlain<PostRecord>,
}

/** Compiles posts, see `runInPool`. */
export function compileInPool<Name>(
  names: readonly Name[],
  load: Load<Name>,
  options?: Limits,
  kept?: KeptResults<PostRecord>,
): Promise<PostRecord[]> {
  return runInPool(names, load, compiling, options, kept)
}

/**
 * Does something with posts: many are divided among processes, which also take what is large, since they can be
 * stopped. `load` reads a source when its turn comes. The results come in the order of the sources.
 */
export async function runInPool<Name, Result>(
  names: readonly Name[],
  load: Load<Name>,
  work: Work<Result>,
  options?: Limits,
  kept?: KeptResults<Result>,
): Promise<Result[]> {
  const { results, missing } = await takeKept(names, load, kept)
  const most = Math.max(1, Math.min(availableParallelism(), Math.ceil(missing.length / few)))
  const workers = lendWorkers(() => startWorker(work, options), most)
  const queue = missing.values()

  const make = async (source: PostSource): Promise<Result> => {
    if (missing.length > few || source.bytes.length > largestHere) {
      return workers.lend((worker) => worker.run(source))
    }
    const reply = answer(await work.here(), source)
    return 'result' in reply ? reply.result : refuse(work, source.file, reply.reason)
  }
  const workOff = async () => {
    for (const [index, name] of queue) {
      const source = await load(name)
      if ('message' in source) {
        results[index] = work.failed(source)
      } else {
        const result = await make(source)
        results[index] = result
        await kept?.write(source, result)
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, workOff))
  } finally {
    workers.destroy()
  }
  return results
}

/**
 * The results that are kept, and what has none. Its texts are read again when their turn comes: of thousands of posts
 * they would take up much memory.
 */
async function takeKept<Name, Result>(
  names: readonly Name[],
  load: Load<Name>,
  kept: KeptResults<Result> | undefined,
): Promise<{ results: Result[]; missing: [index: number, name: Name][] }> {
  if (kept === undefined) return { results: [], missing: [...names.entries()] }
  const results: Result[] = []
  const missing: [index: number, name: Name][] = []
  for (const [index, name] of names.entries()) {
    const source = await load(name)
    const result = 'bytes' in source ? await kept.read(source) : undefined
    if (result === undefined) missing.push([index, name])
    else results[index] = result
  }
  return { results, missing }
}

/** To start a process takes as long as so many posts. */
const few = 50

/** So many posts are read or compiled at a time: enough for the workers, and little memory. */
const atOnce = 16

/** Lends up to `most` workers to one user each, and starts one when none is free. */
function lendWorkers<Result>(start: () => PostWorker<Result>, most: number) {
  const workers: PostWorker<Result>[] = []
  const free: PostWorker<Result>[] = []
  const waiting: ((worker: PostWorker<Result>) => void)[] = []

  const take = (): PostWorker<Result> | Promise<PostWorker<Result>> => {
    const worker = free.pop()
    if (worker) return worker
    if (workers.length === most) return new Promise((resolve) => waiting.push(resolve))
    const another = start()
    workers.push(another)
    return another
  }
  return {
    async lend(use: (worker: PostWorker<Result>) => Promise<Result>): Promise<Result> {
      const worker = await take()
      try {
        return await use(worker)
      } finally {
        const next = waiting.shift()
        if (next) next(worker)
        else free.push(worker)
      }
    },
    destroy: () => {
      for (const worker of workers) worker.destroy()
    },
  }
}
