import { articlePaths, listPaths, sourceDay, sourceYear } from '../../../src/blog/read-content.ts'
import { cacheFolder } from '../../io/cache.ts'
import { openWorkerPool } from '../../io/worker-pool.ts'
import { type Bundle, writeServer } from '../bundle/open-bundle.ts'
import { endpointAddresses } from '../endpoints.ts'
import { drawings, type OgImage } from '../og/og-image.ts'
import { SiteError } from '../site-error.ts'
import { pageCache, type RenderedPage } from './rendered-page.ts'

export type RenderedSite = Awaited<ReturnType<typeof renderPages>>

/**
 * Renders the pages whose content has changed since they were last rendered with this bundle, and takes the others from
 * the cache.
 *
 * @param content the compiled content: the hash of each file
 */
export async function renderPages(bundle: Bundle, content: Map<string, string>, workers: PageWorkers) {
  const paths = [...bundle.paths, ...(await articlePaths()), ...(await listPaths())].sort()
  const server = writeServer(bundle, await endpointAddresses())
  const versionOf = (name: string) =>
    name === 'day' ? sourceDay() : name === 'year' ? String(sourceYear()) : content.get(name)
  const isValid = ({ dependencies, html }: RenderedPage) =>
    dependencies.every(([name, version]) => versionOf(name) === version) && pageCache.has(html)
  const render = (paths: readonly string[]) =>
    workers.run(
      'renderIntoCache',
      paths.map((path) => ({ path, server })),
    )

  const index = `index-${bundle.key}`
  const earlier: RenderedPage[] = JSON.parse(String(pageCache.read(index) ?? '[]'))
  const known = new Map(earlier.map((page) => [page.path, page]))
  const missing = paths.filter((path) => {
    const page = known.get(path)
    return page === undefined || !isValid(page)
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

/** The Open Graph images of pages, each once, with one of its pages. */
export function imagesOf(pages: readonly RenderedPage[]): { path: string; image: OgImage }[] {
  const byName = new Map(pages.flatMap(({ path, image }) => (image ? [[image.name, { path, image }]] : [])))
  return [...byName.values()]
}

/** Draws the images that no earlier build has drawn; returns how many. */
export async function drawImages(pages: readonly RenderedPage[], workers: PageWorkers): Promise<number> {
  const missing = imagesOf(pages).filter(({ image }) => !drawings.has(image.name))
  await workers.run('drawImage', missing)
  return missing.length
}

type Functions = Pick<typeof import('./page-worker.ts'), 'renderIntoCache' | 'drawImage'>
type Task = Parameters<Functions[keyof Functions]>[0]

/** Starting processes takes as long as rendering this many pages. */
const minTasksForProcesses = 21

export type PageWorkers = ReturnType<typeof openPageWorkers>

export function openPageWorkers() {
  const processes = openWorkerPool<Task, unknown>(new URL('./page-worker.ts', import.meta.url))
  let isOpen = false
  return {
    /** Runs a function of `page-worker.ts` for all tasks: in other processes, or in this one if starting those takes longer. */
    async run<Name extends keyof Functions>(name: Name, tasks: readonly Parameters<Functions[Name]>[0][]) {
      // Loading the worker takes longer than an unchanged build.
      if (tasks.length === 0) return []
      isOpen ||= tasks.length >= minTasksForProcesses
      const here = isOpen ? undefined : ((await import('./page-worker.ts'))[name] as typeof processes.run)
      const results: unknown[] = []
      if (here) for (const task of tasks) results.push(await here(task))
      else results.push(...(await Promise.all(tasks.map((task) => processes.run(task, name)))))
      return results as Awaited<ReturnType<Functions[Name]>>[]
    },
    close: processes.close,
  }
}
