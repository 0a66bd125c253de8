import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import workerpool, { type Pool } from 'workerpool'

export type WorkerPool<Task, Result> = {
  /**
   * Runs an exported function of the worker, `run` without a name. Rejects with `LimitExceeded` if a limit stops it,
   * otherwise with what the function throws.
   */
  run: (task: Task, name?: string) => Promise<Result>
  /** Starts a process before its first task. */
  warmUp: () => void
  /** Stops all processes; tasks that are not done are rejected. A later task starts new ones. */
  close: () => Promise<void>
}

/** A task was stopped; its process is replaced, and the other tasks go on. */
export class LimitExceeded extends Error {
  constructor(readonly limit: 'time' | 'memory') {
    super(`stopped: it exceeds its limit of ${limit}`)
  }
}

/** `timeLimitMs` is CPU time of each task, `memoryLimitMb` all memory of its process. */
export type Limits = { timeLimitMs?: number; memoryLimitMb?: number }

/**
 * A pool of processes that run TypeScript; the first starts with the first task. Not threads: native code cannot be
 * stopped in a thread, and running out of memory in one ends all.
 *
 * @param worker the module whose exported functions are run
 */
export function openWorkerPool<Task, Result>(worker: URL, limits: Limits = {}): WorkerPool<Task, Result> {
  let pool: Pool | undefined
  const open = () =>
    workerpool.pool(fileURLToPath(new URL('./worker-process.mjs', import.meta.url)), {
      workerType: 'process',
      minWorkers: 1,
      maxWorkers: availableParallelism(),
      forkArgs: [JSON.stringify({ worker: worker.href, ...limits })],
      forkOpts: {
        // V8 young generation in MB. With less, a third of the time goes into garbage collection. Without tsx from the
        // command line, which `worker-process.mjs` registers.
        execArgv: ['--max-semi-space-size=32'],
        // Sends buffers as they are.
        serialization: 'advanced',
      },
    })

  return {
    run: async (task, name = 'run') => {
      pool ??= open()
      try {
        return await pool.exec('run', [name, task])
      } catch (error) {
        if (!(error instanceof workerpool.TerminateError)) throw error
        // workerpool (10.0) has the signal that ended a process in the text of its error alone.
        const [, signal] = /signalCode: `(SIG\w+)`/.exec(error.message) ?? []
        if (signal === undefined) throw error
        // The one that `worker-process.mjs` sends; the kernel and V8 send others when there is no more memory.
        throw new LimitExceeded(signal === 'SIGTERM' ? 'time' : 'memory')
      }
    },
    warmUp: () => {
      pool ??= open()
    },
    close: async () => {
      const closing = pool
      pool = undefined
      await closing?.terminate(true)
    },
  }
}
