import { availableParallelism } from 'node:os'
import type { Compilation, PostSource } from './compile-post.ts'
import { compiling } from './post-pool.ts'
import { type PostThread, startThread } from './post-thread.ts'

export type PostQueue = {
  /** An urgent post is compiled before all others that wait. */
  compile: (source: PostSource, isUrgent: boolean) => Promise<Compilation>
  /** Lets the post of this name, if it waits, be the next. */
  hurry: (file: string) => void
  close: () => Promise<void>
}

type Thread = PostThread<Compilation>

type Job = { source: PostSource; done: (compilation: Compilation) => void }

type Options = {
  start?: () => Thread
  threads?: number
  /** An urgent post that waits for longer gets a thread of its own: the one before it is being stopped. Milliseconds. */
  patience?: number
}

/** Compiles posts as they come, in threads that stay: starting one takes longer than a writer should wait. */
export function startQueue({
  start = () => startThread(compiling),
  // One core is left for the pages, which are made at the same time.
  threads: usual = Math.max(1, availableParallelism() - 1),
  patience = 2_000,
}: Options = {}): PostQueue {
  const threads: Thread[] = []
  const idle: Thread[] = []
  const waiting: Job[] = []

  const work = async (thread: Thread) => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      job.done(await thread.run(job.source))
    }
    idle.push(thread)
  }
  const startAnother = (most: number) => {
    if (threads.length >= most) return
    const thread = start()
    threads.push(thread)
    void work(thread)
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
    close: async () => {
      waiting.length = 0
      await Promise.all(threads.map((thread) => thread.destroy()))
    },
  }
}
