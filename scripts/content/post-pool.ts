import { availableParallelism } from 'node:os'
import { type Compilation, failed, type PostSource } from './compile-post.ts'
import { startThread, type ThreadOptions } from './post-thread.ts'
import type { Problem } from './problem.ts'

/**
 * Compiles posts in worker threads. `load` reads a source when its turn comes. The results come in the order of
 * the sources.
 */
export async function compileInPool<Name>(
  names: readonly Name[],
  load: (name: Name) => Promise<PostSource | Problem>,
  options?: ThreadOptions,
): Promise<Compilation[]> {
  // Starting a thread costs as much as compiling some fifty posts.
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(names.length / 50)))
  const results: Compilation[] = []
  const queue = names.entries()

  const work = async () => {
    const thread = startThread(options)
    try {
      for (const [index, name] of queue) {
        const source = await load(name)
        results[index] = 'message' in source ? failed(source) : await thread.compile(source)
      }
    } finally {
      await thread.destroy()
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
  return results
}
