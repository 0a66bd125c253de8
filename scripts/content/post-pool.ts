import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { type Compilation, failed, type PostSource } from './compile-post.ts'
import type { Problem } from './problem.ts'

export type PoolOptions = {
  /** A post that takes longer is stopped and named. Milliseconds. */
  timeLimit?: number
  /** A post that needs more is stopped and named. Megabytes. */
  memoryLimit?: number
}

type Load<Name> = (name: Name) => Promise<PostSource | Problem>

/** Compiles posts in worker threads, see `runInPool`. */
export function compileInPool<Name>(
  names: readonly Name[],
  load: Load<Name>,
  options?: PoolOptions,
): Promise<Compilation[]> {
  const work = { worker: new URL('./post-worker.ts', import.meta.url), failed }
  return runInPool(names, load, work, options)
}

/**
 * Does something with posts in worker threads, so that one that blows up the parser can be stopped. `load` reads
 * a source when its turn comes. The results come in the order of the sources; `failed` makes one of a problem.
 */
export async function runInPool<Name, Result>(
  names: readonly Name[],
  load: Load<Name>,
  { worker, failed }: { worker: URL; failed: (problem: Problem) => Result },
  { timeLimit = 10_000, memoryLimit = 1024 }: PoolOptions = {},
): Promise<Result[]> {
  // Starting a thread costs as much as compiling some fifty posts.
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(names.length / 50)))
  const results: Result[] = []
  const queue = names.entries()

  const work = async () => {
    const thread = new Piscina<PostSource | undefined, Result>({
      filename: worker.href,
      execArgv: ['--import', import.meta.resolve('tsx')],
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
    })
    const compile = async (source: PostSource) => {
      try {
        // The clock runs once the thread is there; after a post that was stopped it is a new one.
        await thread.run(undefined, { name: 'isReady' })
        return await thread.run(source, { signal: AbortSignal.timeout(timeLimit) })
      } catch (error) {
        const message = `file: ${reasonOf(error, timeLimit, memoryLimit)}`
        return failed({ file: source.file, line: 1, column: 1, message })
      }
    }
    try {
      for (const [index, name] of queue) {
        const source = await load(name)
        results[index] = 'message' in source ? failed(source) : await compile(source)
      }
    } finally {
      await thread.destroy()
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
  return results
}

function reasonOf(error: unknown, timeLimit: number, memoryLimit: number): string {
  const { name, code } = error as { name?: string; code?: string }
  if (name === 'AbortError' || name === 'TimeoutError') {
    return `expected to compile within ${timeLimit / 1000} s, stopped; simplify its nesting, emphasis or brackets`
  }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return `expected to compile within ${memoryLimit} MB of memory, stopped; simplify its nesting or tables`
  }
  const { message = String(error) } = error as { message?: string }
  return `expected to compile, found a fault of the compiler: ${message}`
}
