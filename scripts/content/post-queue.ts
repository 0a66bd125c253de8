import { availableParallelism } from 'node:os'
import type { PostRecord, PostSource } from './compile-post.ts'
import { compiling } from './post-pool.ts'
import { type PostWorker, startWorker } from './start-worker.ts'

export type PostQueue = {
  /** An urgent post is compiled before all others that wait. */
  compile: (source: PostSource, isUrgent: boolean) => Promise<PostRecord>
  /** Lets the post of this name, if it waits, be the next. */
  hurry: (file: string) => void
  close: () => void
}

type Worker = PostWorker<PostRecord>

type Job = { source: PostSource; done: (compilation: PostRecord) => void }

type Options = {
  start?: () => Worker
  workers?: number
  /** An urgent post that waits for longer gets a worker of its own: the one before it is being stopped. Milliseconds. */
  patience?: number
}

/** Compiles posts as they come, in workers that stay: starting one takes longer than a writer should wait. */
export function startQueue({
  start = () => startWorker(compiling),
  // One core is left for the pages, which are made at the same time.
  workers: usual = Math.max(1, availableParallelism() - 1),
  patience = 2_000,
}: Options = {}): PostQueue {
  const workers: Worker[] = []
  const idle: Worker[] = []
  const waiting: Job[] = []

  const work = async (worker: Worker) => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      job.done(await worker.run(job.source))
    }
    idle.push(worker)
  }
  const startAnother = (most: number) => {
    if (workers.length >= most) return
    const worker = start()
    workers.push(worker)
    void work(worker)
  }
  return {
    compile: (source, isUrgent) =>
      new Promise((done) => {
        const job = { source, done }
        if (isUrgent) waiting.unshift(job)
        else waiting.push(job)
        const free = idle.pop()
        if (free) void work(free)
        else startAnother(usual)
        const helpOut = () => waiting.includes(job) && startAnother(usual + 1)
        if (isUrgent && waiting.includes(job)) setTimeout(helpOut, patience).unref()
      }),
    hurry: (file) => {
      const at = waiting.findIndex(({ source }) => source.file === file)
      if (at > 0) waiting.unshift(...waiting.splice(at, 1))
    },
    close: () => {
      waiting.length = 0
      for (const worker of workers) worker.destroy()
    },
  }
}
