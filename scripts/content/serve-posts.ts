import type { PostSource } from './compile-post.ts'

/** What a process answers, see `startWorker`: the result, or the reason why there is none. */
export type Reply<Result> = { result: Result } | { reason: string }

/** A process that is sent this answers with the same, once it is there. */
export const isReady = 'isReady'

/** Works on a post; never throws. */
export function answer<Result>(work: (source: PostSource) => Result, source: PostSource): Reply<Result> {
  try {
    return { result: work(source) }
  } catch (error) {
    const { message = String(error) } = error as { message?: string }
    return { reason: `expected to compile, found a fault of the compiler: ${message}` }
  }
}

/** Works on the posts that the process is sent. */
export function servePosts<Result>(work: (source: PostSource) => Result): void {
  process.on('message', (message: PostSource | typeof isReady) => {
    process.send?.(message === isReady ? isReady : answer(work, message))
  })
}
