import { type ChildProcess, fork, type StdioOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PostSource } from './compile-post.ts'
import { createError, type Diagnostic, startOfFile } from './diagnostics.ts'
import { isReady, type Reply } from './serve-posts.ts'

/** What a post may take in a process of its own; small ones that are compiled elsewhere have `largestHere`. */
export type Limits = {
  /** A post that takes longer is stopped and named. Milliseconds. */
  timeLimit?: number
  /** A post that needs more is stopped and named. Megabytes. */
  memoryLimit?: number
}

export type PostWorker<Result> = {
  /** Works on one post at a time; never throws. */
  run: (source: PostSource) => Promise<Result>
  destroy: () => void
}

/** What is done with posts. */
export type Work<Result> = {
  /** The file of a process that does it, see `servePosts`. */
  worker: URL
  /** The same for this process, where few posts are not worth starting another. */
  here: () => Promise<(source: PostSource) => Result>
  /** The result for a post that was stopped or could not be read. */
  failed: (error: Diagnostic) => Result
  /** The result from what a process sends. */
  receive?: (plain: never) => Result
}

/**
 * What a post of this size can take is bounded: the parser's worst is six seconds. Larger ones need a process that can
 * be stopped; starting one takes longer than to look at fifty of the usual size. Bytes.
 */
export const largestHere = 32 * 1024

/** The rule of errors that depend on the machine. */
export const compileLimit = 'compile-limit'

/** The result for a post of which there is none, and why. */
export function refuse<Result>({ failed }: Work<Result>, file: string, reason: string): Result {
  return failed(createError(file, startOfFile, `file: ${reason}`, compileLimit))
}

/**
 * A process for posts, so that one that blows up the parser can be stopped. No thread: one that has used up its memory
 * takes the whole process with it, unless its room for what is short-lived is so small that each post takes longer.
 */
export function startWorker<Result>(
  work: Work<Result>,
  { timeLimit = 10_000, memoryLimit = 1024 }: Limits = {},
): PostWorker<Result> {
  let running: { child: ChildProcess; ready: Promise<Answer<Result>> } | undefined

  const start = () => {
    const execArgv = [
      `--max-old-space-size=${memoryLimit}`,
      `--max-semi-space-size=${Math.min(youngSpace, memoryLimit)}`,
      ...['--import', import.meta.resolve('tsx')],
    ]
    // Bytes stay bytes in the advanced serialization.
    const stdio: StdioOptions = ['ignore', 'inherit', 'pipe', 'ipc']
    const child = fork(fileURLToPath(work.worker), { execArgv, serialization: 'advanced', stdio })
    const forget = () => {
      if (running?.child === child) running = undefined
    }
    child.on('exit', forget).on('error', forget)
    return { child, ready: ask(child, isReady) }
  }
  /** Sends a message; what comes back, or why nothing does. */
  const ask = (child: ChildProcess, message: PostSource | typeof isReady, limit?: number) =>
    new Promise<Answer<Result>>((resolve) => {
      let said = ''
      const onSaid = (text: Buffer) => {
        said = `${said}${text}`.slice(-2000)
      }
      const settle = (answer: Answer<Result>) => {
        clearTimeout(timer)
        child.off('message', settle).off('close', onClose).off('error', onError)
        child.stderr?.off('data', onSaid)
        resolve(answer)
      }
      const onClose = (code: number | null) => settle({ reason: reasonOf(code, said, memoryLimit) })
      const onError = (error: Error) => settle({ reason: `expected to compile, found ${error.message}` })
      const stop = () => {
        running = undefined
        child.kill('SIGKILL')
        const expected = `expected to compile within ${timeLimit / 1000} s, stopped`
        settle({ reason: `${expected}; simplify its nesting, emphasis or brackets` })
      }
      const timer = limit === undefined ? undefined : setTimeout(stop, limit)
      child.on('message', settle).on('close', onClose).on('error', onError)
      child.stderr?.on('data', onSaid)
      child.send(message)
    })
  return {
    run: async (source) => {
      running ??= start()
      const { child, ready } = running
      // The clock runs once the process is there; after a post that was stopped it is a new one.
      const first = await ready
      const answer = first === isReady ? await ask(child, source, timeLimit) : first
      if (typeof answer === 'object' && 'result' in answer) {
        return work.receive ? work.receive(answer.result as never) : answer.result
      }
      const reason = typeof answer === 'object' ? answer.reason : 'expected to compile, found no result'
      return refuse(work, source.file, reason)
    },
    destroy: () => {
      running?.child.kill('SIGKILL')
    },
  }
}

type Answer<Result> = Reply<Result> | typeof isReady

/** Room for what is short-lived: four times what Node gives; less, and a third of the time goes into tidying. Megabytes. */
const youngSpace = 64

/** Why a process ended: Node aborts when its memory is used up, and systems kill what takes too much of theirs. */
function reasonOf(code: number | null, said: string, memoryLimit: number): string {
  if (code === null || code === 134) {
    return `expected to compile within ${memoryLimit} MB of memory, stopped; simplify its nesting or tables`
  }
  return `expected to compile, found that the compiler ended with ${code}: ${said.trim()}`
}
