import { hash } from 'node:crypto'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { PageContent } from '../../../src/app/render-page.tsx'
import { writeFileAtomic } from '../../io/atomic-write.ts'
import { cacheFolder, openCache, removeOldest } from '../../io/cache.ts'
import { sourceKey, sources } from '../../io/source-hash.ts'
import { openWorkerPool } from '../../io/worker-pool.ts'
import { environmentFiles } from '../settings.ts'
import { SiteError } from '../site-error.ts'
import { type Files, type Templates, templatesFile } from './page-template.ts'

/** The part of a site that does not change with its posts. */
export type Bundle = {
  /** Changes with the code. */
  key: string
  templates: Templates
  /** The pages that do not come from posts, as they were rendered with it; none for a bundle of an earlier build. */
  contents?: Record<string, PageContent>
  /** What browsers load. */
  client: Files
  /** The code that renders pages. */
  server: Files
  /** The code of the server functions. */
  functions: string
}

export type BundlerResult = Omit<Bundle, 'key'>

/** Enough for some branches and for the tests; each has 1.5 MB. */
export const maxBundles = 20

/** Returns the bundle of an earlier build with the same code, or a new one. */
export async function openBundle(folder = cacheFolder('bundles'), create = runBundler): Promise<Bundle> {
  const key = bundleKey()
  const cache = openCache(folder)
  const cached = cache.read(key)
  if (cached) return { key, ...(deserialize(cached) as BundlerResult) }
  const { contents, ...result } = await create()
  cache.write(key, serialize(result))
  removeOldest(folder, maxBundles)
  return { key, ...result, ...(contents && { contents }) }
}

function bundleKey(): string {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const forFunctions = ['functions', 'scripts/functions.ts', 'scripts/server', 'package.json']
  const files = sourceKey([...sources, ...forFunctions, ...environmentFiles()])
  const parts = [files, process.env.ARTICLES, variables.sort()]
  return hash('sha256', JSON.stringify(parts))
}

const serverFolder = 'node_modules/.cache/site/server'

/**
 * Writes the server's files into a folder, from which processes load them. It is always below `node_modules`, because
 * Node looks there for the packages that the code imports.
 */
export function writeServer({ key, server, templates }: Bundle): string {
  const folder = join(serverFolder, key)
  // The project's own package.json does not apply below node_modules.
  const files = { ...server, 'package.json': '{"type":"module"}', [templatesFile]: JSON.stringify(templates) }
  for (const [name, bytes] of Object.entries(files)) writeFileAtomic(join(folder, name), bytes)
  removeOldest(serverFolder, maxBundles)
  return folder
}

function runBundler(): Promise<BundlerResult> {
  const bundler = openWorkerPool<undefined, BundlerResult>(new URL('./run-bundler.ts', import.meta.url))
  const bundle = bundler.run(undefined).finally(bundler.close)
  return bundle.catch(({ message }: Error) => {
    throw new SiteError(`${message}\nThe code could not be bundled, see above.`)
  })
}
