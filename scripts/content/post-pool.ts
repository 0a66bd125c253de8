import { availableParallelism } from 'node:os'
import { type Compilation, failed, type PostSource } from './compile-post.ts'
import type { KeptResults } from './kept-results.ts'
import type { Problem } from './problem.ts'
import { type Limits, type PostWorker, startWorker, type Work } from './start-worker.ts'

type Load<Name> = (name: Name) => Promise<PostSource | Problem>

/** What a worker does that compiles. */
export const compiling: Work<Compilation> = { worker: new URL('./post-worker.ts', import.meta.url), failed }

/** Compiles posts in processes of their own, see `runInPool`. */
export function compileInPool<Name>(
  names: readonly Name[],
  load: Load<Name>,
  options?: Limits,
  kept?: KeptResults<Compilation>,
): Promise<Compilation[]> {
  return runInPool(names, load, compiling, options, kept)
}

/**
 * Does something with posts in processes of their own. `load` reads a source when its turn comes. The results come in the
 * order of the sources.
 */
export async function runInPool<Name, Result>(
  names: readonly Name[],
  load: Load<Name>,
  work: Work<Result>,
  options?: Limits,
  kept?: KeptResults<Result>,
): Promise<Result[]> {
  // Starting a worker costs as much as compiling some fifty posts.
  const most = Math.max(1, Math.min(availableParallelism(), Math.ceil(names.length / 50)))
  const workers = lendWorkers(() => startWorker(work, options), most)
  const results: Result[] = []
  const queue = names.entries()

  const make = async (source: PostSource) => {
    const earlier = await kept?.read(source)
    if (earlier !== undefined) return earlier
    const result = await workers.lend((worker) => worker.run(source))
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
    workers.destroy()
  }
  return results
}

/** So many posts are read or compiled at a time: enough for the workers and the disk, and little memory. */
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
