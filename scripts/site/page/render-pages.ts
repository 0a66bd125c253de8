import { addressOfContent, sourceDay, sourceYear } from '../../../src/blog/read-content.ts'
import { cacheFolder, openCache } from '../../io/cache.ts'
import type { FileVersion } from '../../io/output-folder.ts'
import { openWorkerPool } from '../../io/worker-pool.ts'
import { type Bundle, writeServer } from '../bundle/open-bundle.ts'
import { SiteError } from '../site-error.ts'
import type { PageTask, RenderedPage } from './page-worker.ts'

export type RenderedSite = Awaited<ReturnType<typeof renderPages>>

/** `version`: of all that was read to render the page, hashes, a day, a year. */
type VersionedPage = RenderedPage & { version: string }

/**
 * Renders the pages whose content has changed since they were last rendered with this bundle, and takes the others from
 * the cache. `content` are the files of the compiled content.
 */
export async function renderPages(bundle: Bundle, content: readonly FileVersion[]) {
  const ofPosts = content.flatMap(({ name }) => addressOfContent(name) ?? [])
  const own = Object.keys(bundle.templates.routes).filter((path) => !path.includes(':'))
  const paths = [...own, ...ofPosts].sort()
  const server = writeServer(bundle)
  const cache = openCache(cacheFolder('pages'))
  const versions: Record<string, string> = { day: sourceDay(), year: String(sourceYear()) }
  for (const { name, version } of content) versions[name] = version
  const versionOf = ({ dependencies }: RenderedPage) => dependencies.map((name) => versions[name]).join()
  const render = (paths: readonly string[]) =>
    renderAll(paths.map((path) => ({ path, server, content: bundle.contents?.[path] })))

  const index = `index-${bundle.key}`
  const earlier: VersionedPage[] = JSON.parse(String(cache.read(index) ?? '[]'))
  const known = new Map(earlier.map((page) => [page.path, page]))
  const missing = paths.filter((path) => {
    const page = known.get(path)
    return page === undefined || page.version !== versionOf(page) || !cache.has(page.html)
  })
  const isIndexValid = missing.length === 0 && earlier.length === paths.length
  for (const page of await render(missing)) known.set(page.path, { ...page, version: versionOf(page) })
  const pages = paths.map((path) => known.get(path) as VersionedPage)
  if (!isIndexValid) cache.write(index, Buffer.from(JSON.stringify(pages)))

  const readPage = async ({ path, html }: RenderedPage) => {
    // Its file may be there, but broken.
    const bytes = cache.read(html) ?? ((await render([path])) && cache.read(html))
    if (bytes) return bytes
    const folder = cacheFolder('pages')
    throw new SiteError(`${path}: expected a page in ${folder}, found none; is the disk full, or read-only?`)
  }
  return { pages, rendered: missing.length, readPage }
}

/** Starting processes takes as long as rendering this many pages. */
const minTasksForProcesses = 200

/** Renders pages: in other processes, or in this one if starting those takes longer. */
async function renderAll(tasks: readonly PageTask[]): Promise<RenderedPage[]> {
  // Loading the worker takes longer than an unchanged build.
  if (tasks.length === 0) return []
  if (tasks.length >= minTasksForProcesses) {
    const processes = openWorkerPool<PageTask, RenderedPage>(new URL('./page-worker.ts', import.meta.url))
    return Promise.all(tasks.map((task) => processes.run(task, 'renderIntoCache'))).finally(processes.close)
  }
  const { renderIntoCache } = await import('./page-worker.ts')
  return Promise.all(tasks.map(renderIntoCache))
}
