import { availableParallelism } from 'node:os'
import type { WorkerPool } from '../../io/worker-pool.ts'
import type { OnProgress } from '../build-log.ts'

type Functions = Pick<typeof import('./page-worker.ts'), 'renderPages' | 'drawImages'>
type Task<Name extends keyof Functions> = Parameters<Functions[Name]>[0]
type Result<Name extends keyof Functions> = Awaited<ReturnType<Functions[Name]>>

/** Starting threads takes as long as rendering this many pages. */
const minItemsForThreads = 21

export type PageWorkers = {
  /** Runs a function of `page-worker.ts` for all items, `atOnce` of them in one task. */
  run: <Name extends keyof Functions, Item>(
    name: Name,
    items: readonly Item[],
    atOnce: number,
    toTask: (items: readonly Item[]) => Task<Name>,
    onProgress?: OnProgress,
  ) => Promise<Result<Name>[]>
  close: () => Promise<void>
}

/** Runs tasks in threads; only if there are few, in this one. */
export function openPageWorkers(): PageWorkers {
  let pool: WorkerPool<unknown, unknown> | undefined

  const start = async () => {
    const { openWorkerPool } = await import('../../io/worker-pool.ts')
    return openWorkerPool(new URL('./page-worker.ts', import.meta.url), { threads: availableParallelism() })
  }
  return {
    async run(name, items, atOnce, toTask, onProgress = () => {}) {
      if (items.length === 0) return []
      if (pool === undefined && items.length < minItemsForThreads) {
        const run = (await import('./page-worker.ts'))[name] as (task: unknown) => Promise<unknown>
        return [(await run(toTask(items))) as Result<typeof name>]
      }
      const threads = pool ?? (await start())
      pool = threads
      let done = 0
      return Promise.all(
        batches(items, atOnce).map(async (batch) => {
          const result = await threads.run(toTask(batch), name)
          done += batch.length
          onProgress(done, items.length)
          return result as Result<typeof name>
        }),
      )
    },
    close: async () => pool?.close(),
  }
}

function batches<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
