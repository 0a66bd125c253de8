import { createHash } from 'node:crypto'
import { openCache } from '../io/cache.ts'
import { cacheFolder } from '../io/cache-folder.ts'
import { sourceKey } from '../io/source-hash.ts'
import type { PostRecord, PostSource } from './compile-post.ts'
import { fromPlain, toPlain } from './diagnostics.ts'
import { compileLimit } from './start-worker.ts'

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
  'src/language',
  'src/layout',
  'src/limits.ts',
  'src/pages.ts',
]

/** Records of posts of earlier runs, unless they depend on the machine. */
export async function keptCompilations(folder = compiledCache): Promise<KeptResults<PostRecord>> {
  const plain = await keptResults<ReturnType<typeof toPlain<PostRecord>>>(
    folder,
    compilerSources,
    ({ diagnostics }) => diagnostics.every(({ ruleId }) => ruleId !== compileLimit),
  )
  return {
    read: async (source) => {
      const record = await plain.read(source)
      return record && fromPlain<PostRecord>(record)
    },
    write: (source, record) => plain.write(source, toPlain(record)),
  }
}

/** What was made of posts before, by the bytes of the post, its name, and those of the code that made it. */
export async function keptResults<Result>(
  folder: string,
  sources: readonly string[],
  isToKeep: (result: Result) => boolean,
): Promise<KeptResults<Result>> {
  const maker = await sourceKey(sources)
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
