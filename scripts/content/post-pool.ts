import { availableParallelism } from 'node:os'
import { type Compilation, failed, type PostSource } from './compile-post.ts'
import { startThread, type ThreadOptions, type Work } from './post-thread.ts'
import type { Problem } from './problem.ts'

type Load<Name> = (name: Name) => Promise<PostSource | Problem>

/** What a thread does that compiles. */
export const compiling: Work<Compilation> = { worker: new URL('./post-worker.ts', import.meta.url), failed }

/** Compiles posts in worker threads, see `runInPool`. */
export function compileInPool<Name>(
  names: readonly Name[],
  load: Load<Name>,
  options?: ThreadOptions,
): Promise<Compilation[]> {
  return runInPool(names, load, compiling, options)
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
): Promise<Result[]> {
  // Starting a thread costs as much as compiling some fifty posts.
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(names.length / 50)))
  const results: Result[] = []
  const queue = names.entries()

  const workOff = async () => {
    const thread = startThread(work, options)
    try {
      for (const [index, name] of queue) {
        const source = await load(name)
        results[index] = 'message' in source ? work.failed(source) : await thread.run(source)
      }
    } finally {
      await thread.destroy()
    }
  }
  await Promise.all(Array.from({ length: threads }, workOff))
  return results
}
