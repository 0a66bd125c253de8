import { createHash } from 'node:crypto'
import { openCache } from '../cache/open-cache.ts'
import { sourceKey } from '../cache/source-key.ts'
import type { Compilation } from './compile-post.ts'
import type { KeptResults } from './post-pool.ts'

/** Where posts are kept that were compiled by an earlier build. */
export const compiledCache = 'node_modules/.cache/posts'

/** What decides, besides the post itself, what it is compiled to. The test follows the compiler's imports. */
export const compilerSources = [
  'package-lock.json',
  'scripts/content',
  'src/lib',
  'src/limits.ts',
  'src/paths.ts',
]

/** Compiled posts of earlier builds, by the bytes of the post and of the compiler. What is wrong is not kept. */
export async function keptCompilations(folder = compiledCache): Promise<KeptResults<Compilation>> {
  const compiler = await sourceKey(compilerSources)
  const cache = openCache(folder)
  const nameOf = ({ file, bytes }: { file: string; bytes: Uint8Array }) =>
    createHash('sha256').update(`${compiler}\0${file}\0`).update(bytes).digest('hex')
  return {
    read: async (source) => {
      const bytes = await cache.read(nameOf(source))
      return bytes && (JSON.parse(bytes.toString()) as Compilation)
    },
    write: async (source, compilation) => {
      if (compilation.problems.length > 0) return
      await cache.write(nameOf(source), Buffer.from(JSON.stringify(compilation)))
    },
  }
}
