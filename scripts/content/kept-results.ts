import { createHash } from 'node:crypto'
import { cacheFolder, openCache } from '../io/cache.ts'
import { sourceKey } from '../io/source-hash.ts'
import type { Compilation, PostSource } from './compile-post.ts'

/** Results of earlier runs. */
export type KeptResults<Result> = {
  read: (source: PostSource) => Promise<Result | undefined>
  write: (source: PostSource, result: Result) => Promise<void>
}

/** Where posts are kept that were compiled by an earlier build. */
export const compiledCache = cacheFolder('posts')

/** What decides, besides the post itself, what it is compiled to. The test follows the compiler's imports. */
export const compilerSources = [
  'package-lock.json',
  'scripts/content',
  'scripts/io',
  'src/blog',
  'src/languages.ts',
  'src/layout',
  'src/pages.ts',
]

/** Compiled posts of earlier builds. What is wrong is not kept: it is told anew each time. */
export function keptCompilations(folder = compiledCache): Promise<KeptResults<Compilation>> {
  return keptResults(folder, compilerSources, ({ problems }) => problems.length === 0)
}

/** What was made of posts before, by the bytes of the post, its name, and those of the code that made it. */
export async function keptResults<Result>(
  folder: string,
  sources: readonly string[],
  isToKeep: (result: Result) => boolean,
): Promise<KeptResults<Result>> {
  const maker = sourceKey(sources)
  const cache = openCache(folder)
  const nameOf = ({ file, bytes }: PostSource) =>
    createHash('sha256').update(`${maker}\0${file}\0`).update(bytes).digest('hex')
  return {
    read: async (source) => {
      const bytes = await cache.read(nameOf(source))
      return bytes && (JSON.parse(bytes.toString()) as Result)
    },
    write: async (source, result) => {
      if (isToKeep(result)) await cache.write(nameOf(source), Buffer.from(JSON.stringify(result)))
    },
  }
}
