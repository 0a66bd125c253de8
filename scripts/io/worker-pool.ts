import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

export type WorkerPool<Task, Result> = {
  /**
   * Runs an exported function of the worker, `run` without a name. Rejects with `LimitExceeded` if a limit stops it,
   * otherwise with what the function throws.
   */
  run: (task: Task, name?: string) => Promise<Result>
  /** Stops all processes; tasks that are not done are rejected. A later task starts new ones. */
  close: () => Promise<void>
}

/** A task was stopped at the limit that the message names; its process is replaced, and the other tasks go on. */
export class LimitExceeded extends Error {}

/** `timeLimitMs` is CPU time of each task, `memoryLimitMb` all memory of its process. */
type Limits = { timeLimitMs?: number; memoryLimitMb?: number }

type Job<Task, Result> = {
  message: { name: string; task: Task }
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

/**
 * A pool of processes that run TypeScript; the first starts with the first task. Not threads: native code cannot be
 * stopped in a thread, and running out of memory in one ends all. Not workerpool (10.0): where two of its processes end
 * at about the same time, the waiting tasks never run.
 *
 * @param worker the module whose exported functions are run
 */
export function openWorkerPool<Task, Result>(worker: URL, limits: Limits = {}): WorkerPool<Task, Result> {
  const waiting: Job<Task, Result>[] = []
  /** All running processes, each with its task. */
  const processes = new Map<ChildProcess, Job<Task, Result> | undefined>()

  const assign = () => {
    while (waiting.length > 0) {
      const idle = [...processes].find(([, job]) => job === undefined)?.[0]
      if (idle === undefined && processes.size >= availableParallelism()) return
      const child = idle ?? start()
      const job = waiting.shift() as Job<Task, Result>
      processes.set(child, job)
      child.send(job.message, (error) => error && end(child, error))
    }
  }

  /** Ends a process and rejects its task. Also called, several times even, for one that has ended. */
  const end = (child: ChildProcess, reason: unknown) => {
    const job = processes.get(child)
    if (!processes.delete(child)) return
    child.kill('SIGKILL')
    job?.reject(reason)
    assign()
  }

  const start = () => {
    const child = fork(
      fileURLToPath(new URL('./worker-process.mjs', import.meta.url)),
      [JSON.stringify({ worker: worker.href, ...limits })],
      {
        // V8 young generation in MB. With less, a third of the time goes into garbage collection. Without tsx from the
        // command line, which `worker-process.mjs` registers.
        execArgv: ['--max-semi-space-size=32'],
        // Sends buffers as they are.
        serialization: 'advanced',
      },
    )
    processes.set(child, undefined)
    child.on('message', ({ result, error }: { result: Result; error?: Error }) => {
      const job = processes.get(child)
      if (job === undefined) return
      processes.set(child, undefined)
      if (error === undefined) job.resolve(result)
      else job.reject(Object.assign(new Error(error.message), error))
      assign()
    })
    child.on('error', (error) => end(child, error))
    // Nothing comes from a process without a channel, even if it lives on.
    child.on('disconnect', () => child.kill('SIGKILL'))
    child.on('exit', (code, signal) => end(child, reasonOf(code, signal, limits)))
    return child
  }

  return {
    run: (task, name = 'run') =>
      new Promise((resolve, reject) => {
        waiting.push({ message: { name, task }, resolve, reject })
        assign()
      }),
    close: async () => {
      const reason = new Error('The pool was closed.')
      for (const { reject } of waiting.splice(0)) reject(reason)
      for (const child of processes.keys()) end(child, reason)
    },
  }
}

function reasonOf(code: number | null, signal: string | null, limits: Limits): Error {
  const { timeLimitMs, memoryLimitMb } = limits
  // `worker-process.mjs` sends the first two; V8 the others when there is no more memory.
  if (signal === 'SIGTERM' && timeLimitMs !== undefined)
    return new LimitExceeded(`was not finished after ${timeLimitMs / 1000} s and was stopped`)
  if (/SIG(?:KILL|ABRT|TRAP|ILL)/.test(signal ?? '') && memoryLimitMb !== undefined)
    return new LimitExceeded(`needs more than ${memoryLimitMb} MB of memory and was stopped`)
  return new Error(`its process ended with ${signal ?? `the code ${code}`}`)
}
