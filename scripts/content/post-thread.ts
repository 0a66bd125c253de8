import { Piscina } from 'piscina'
import type { PostSource } from './compile-post.ts'
import type { Problem } from './problem.ts'

export type ThreadOptions = {
  /** A post that takes longer is stopped and named. Milliseconds. */
  timeLimit?: number
  /** A post that needs more is stopped and named. Megabytes. */
  memoryLimit?: number
}

export type PostThread<Result> = {
  /** Works on one post at a time; never throws. */
  run: (source: PostSource) => Promise<Result>
  destroy: () => Promise<void>
}

/** What a thread does: its file, and the result for a post that was stopped or could not even be read. */
export type Work<Result> = { worker: URL; failed: (problem: Problem) => Result }

/** A worker thread for posts, so that one that blows up the parser can be stopped. */
export function startThread<Result>(
  { worker, failed }: Work<Result>,
  { timeLimit = 10_000, memoryLimit = 1024 }: ThreadOptions = {},
): PostThread<Result> {
  const thread = new Piscina<PostSource | undefined, Result>({
    filename: worker.href,
    execArgv: ['--import', import.meta.resolve('tsx')],
    minThreads: 1,
    maxThreads: 1,
    // More room for what is short-lived (maxYoungGenerationSizeMb) would save a quarter of the time; but then a thread
    // that has used up its memory can take the whole process with it.
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
  })
  return {
    run: async (source) => {
      try {
        // The clock runs once the thread is there; after a post that was stopped it is a new one.
        await thread.run(undefined, { name: 'isReady' })
        return await thread.run(source, { signal: AbortSignal.timeout(timeLimit) })
      } catch (error) {
        const message = `file: ${reasonOf(error, timeLimit, memoryLimit)}`
        return failed({ file: source.file, line: 1, column: 1, message })
      }
    },
    destroy: () => thread.destroy(),
  }
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
