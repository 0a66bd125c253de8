import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

export type WorkerPool<Task, Result> = {
  /**
   * Runs an exported function of the worker, `run` without a name. Rejects with `LimitExceeded` if a limit stops it,
   * otherwise with what the function throws.
   */
  run: (task: Task, name?: string) => Promise<Result>
  /** Starts a thread before its first task. */
  warmUp: () => void
  /** Stops all threads. Tasks that are not done are rejected. */
  close: () => Promise<void>
}

/** A task was stopped; its thread is replaced, and the other tasks go on. */
export class LimitExceeded extends Error {
  constructor(readonly limit: 'time' | 'memory') {
    super(`stopped: it exceeds its limit of ${limit}`)
  }
}

/**
 * A pool of worker threads that run TypeScript. A thread starts when it is needed for the first time.
 *
 * @param worker the module whose exported functions are run
 * @param timeLimitMs for each task, from the moment when it starts to run
 * @param memoryLimitMb V8's old generation of each thread
 */
export function openWorkerPool<Task, Result>(
  worker: URL,
  { timeLimitMs, memoryLimitMb = 1024 }: { timeLimitMs?: number; memoryLimitMb?: number } = {},
): WorkerPool<Task, Result> {
  /** What to do when a task starts to run. */
  const onStart = new Map<number, () => void>()
  let pool: Piscina | undefined
  let tasks = 0

  const open = () => {
    const piscina = new Piscina({
      filename: new URL('./worker-thread.mjs', import.meta.url).href,
      workerData: { worker: worker.href },
      // Without tsx from the command line, which `worker-thread.mjs` registers.
      execArgv: [],
      minThreads: 1,
      maxThreads: availableParallelism(),
      idleTimeout: 30_000,
      // V8 young generation in MB. With less, a third of the time goes into garbage collection.
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 64 },
    })
    piscina.on('message', (id: number) => onStart.get(id)?.())
    // A thread that ends without a task; the next task gets another.
    piscina.on('error', () => undefined)
    return piscina
  }

  return {
    run: async (task, name = 'run') => {
      pool ??= open()
      const id = tasks++
      const stop = new AbortController()
      let timer: NodeJS.Timeout | undefined
      if (timeLimitMs !== undefined) {
        onStart.set(id, () => {
          timer = setTimeout(() => stop.abort(), timeLimitMs)
        })
      }
      try {
        return await pool.run({ id, name, task }, { signal: stop.signal })
      } catch (error) {
        if (stop.signal.aborted) throw new LimitExceeded('time')
        const isOutOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
        throw isOutOfMemory ? new LimitExceeded('memory') : error
      } finally {
        onStart.delete(id)
        clearTimeout(timer)
      }
    },
    warmUp: () => {
      pool ??= open()
    },
    close: async () => pool?.destroy(),
  }
}
