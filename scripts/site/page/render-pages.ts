import { addressOfContent, sourceDay, sourceYear } from '../../../src/blog/read-content.ts'
import { cacheFolder } from '../../io/cache.ts'
import { openWorkerPool } from '../../io/worker-pool.ts'
import { type Bundle, writeServer } from '../bundle/open-bundle.ts'
import { SiteError } from '../site-error.ts'
import { pageCache, type RenderedPage } from './rendered-page.ts'

export type RenderedSite = Awaited<ReturnType<typeof renderPages>>

/**
 * Renders the pages whose content has changed since they were last rendered with this bundle, and takes the others from
 * the cache.
 *
 * @param content the compiled content: the hash of each file
 */
export async function renderPages(bundle: Bundle, content: ReadonlyMap<string, string>) {
  const ofPosts = [...content.keys()].flatMap((name) => addressOfContent(name) ?? [])
  const paths = [...bundle.paths, ...ofPosts].sort()
  const server = writeServer(bundle)
  const versionOf = (name: string) =>
    name === 'day' ? sourceDay() : name === 'year' ? String(sourceYear()) : content.get(name)
  const render = (paths: readonly string[]) =>
    renderAll(paths.map((path) => ({ path, server, content: bundle.contents?.[path] })))

  const index = `index-${bundle.key}`
  const earlier: RenderedPage[] = JSON.parse(String(pageCache.read(index) ?? '[]'))
  const known = new Map(earlier.map((page) => [page.path, page]))
  const isCurrent = ({ dependencies, html }: RenderedPage) =>
    dependencies.every(([name, version]) => versionOf(name) === version) && pageCache.has(html)
  const missing = paths.filter((path) => {
    const page = known.get(path)
    return page === undefined || !isCurrent(page)
  })
  const isIndexValid = missing.length === 0 && earlier.length === paths.length
  for (const { dependencies, ...page } of await render(missing)) {
    known.set(page.path, { ...page, dependencies: dependencies.map((name) => [name, versionOf(name) ?? '']) })
  }
  const pages = paths.map((path) => known.get(path) as RenderedPage)
  if (!isIndexValid) pageCache.write(index, Buffer.from(JSON.stringify(pages)))

  const readPage = async ({ path, html }: RenderedPage) => {
    // Its file may be there, but broken.
    const bytes = pageCache.read(html) ?? ((await render([path])) && pageCache.read(html))
    if (bytes === undefined) {
      const folder = cacheFolder('pages')
      throw new SiteError(
        `${path}: expected a page in ${folder}, found none; is the disk full, or read-only?`,
      )
    }
    return bytes
  }
  return { pages, rendered: missing.length, readPage }
}

type Task = Parameters<typeof import('./page-worker.ts').renderIntoCache>[0]
type Rendered = Awaited<ReturnType<typeof import('./page-worker.ts').renderIntoCache>>

/** Starting processes takes as long as rendering this many pages. */
const minTasksForProcesses = 200

/** Renders pages: in other processes, or in this one if starting those takes longer. */
async function renderAll(tasks: readonly Task[]): Promise<Rendered[]> {
  // Loading the worker takes longer than an unchanged build.
  if (tasks.length === 0) return []
  if (tasks.length >= minTasksForProcesses) {
    const processes = openWorkerPool<Task, Rendered>(new URL('./page-worker.ts', import.meta.url))
    return Promise.all(tasks.map((task) => processes.run(task, 'renderIntoCache'))).finally(processes.close)
  }
  const { renderIntoCache } = await import('./page-worker.ts')
  const rendered: Rendered[] = []
  for (const task of tasks) rendered.push(await renderIntoCache(task))
  return rendered
}
