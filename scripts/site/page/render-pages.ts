import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { articlePaths, blogPagePaths, sourceDay, sourceYear } from '../../../src/blog/read-content.ts'
import { openCache } from '../../io/cache.ts'
import { cacheFolder } from '../../io/cache-folder.ts'
import type { Application } from '../bundle/open-bundle.ts'
import { SiteError } from '../links.ts'
import { drawingCache, type OgImage } from '../og/og-image.ts'
import { packPages, unpackPages } from './pack-pages.ts'
import type { RenderedPage } from './rendered-page.ts'

export const pageCache = cacheFolder('pages')

export type RenderedSite = {
  /** In the order of their addresses. */
  pages: RenderedPage[]
  /** How many of them were rendered now. */
  rendered: number
  /** The HTML of a page. */
  readPage: (page: RenderedPage) => Promise<Buffer>
}

/**
 * Renders the pages whose content is another than when they were last rendered by this application, in worker
 * threads; the others are as they were.
 *
 * @param content what the compiler wrote: hashes by names
 */
export async function renderPages(
  application: Application,
  content: ReadonlyMap<string, string>,
  cache = pageCache,
): Promise<RenderedSite> {
  const paths = [...application.paths, ...(await articlePaths()), ...(await blogPagePaths())].sort()
  const index = openCache(cache)
  const name = `index-${application.key}`
  const state = (read: string) =>
    read === 'day' ? sourceDay() : read === 'year' ? String(sourceYear()) : content.get(read)

  const known = await readIndex(index.read, name)
  const kept = new Map<string, RenderedPage>()
  for (const path of paths) {
    const page = known.get(path)
    const isSame = page?.reads.every(([read, before]) => state(read) === before)
    if (page && isSame && existsSync(join(cache, page.html))) kept.set(path, page)
  }
  const missing = paths.filter((path) => !kept.has(path))
  const made = await renderInThreads(missing, application.folder, cache)
  for (const { reads, ...page } of made) {
    kept.set(page.path, { ...page, reads: reads.map((read) => [read, state(read) ?? '']) })
  }
  const pages = paths.map((path) => kept.get(path) as RenderedPage)
  if (missing.length > 0 || known.size !== pages.length) {
    await index.write(name, Buffer.from(JSON.stringify(packPages(pages))))
  }
  const readPage = async ({ path, html }: RenderedPage) => {
    const again = async () => {
      await renderInThreads([path], application.folder, cache)
      return index.read(html)
    }
    // It is there, but perhaps not whole.
    const bytes = (await index.read(html)) ?? (await again())
    if (bytes === undefined) {
      throw new SiteError(`${path}: the page could not be kept in ${cache}; is the disk full, or read-only?`)
    }
    return bytes
  }
  return { pages, rendered: missing.length, readPage }
}

/** Draws the images that no earlier build has drawn; tells how many. */
export async function drawImages(images: readonly OgImage[], cache = drawingCache): Promise<number> {
  const wanted = new Map(images.map((image) => [image.name, image]))
  const missing = [...wanted.values()].filter(({ name }) => !existsSync(join(cache, name)))
  await inThreads('drawImages', missing, 10, (some) => some)
  return missing.length
}

async function renderInThreads(paths: readonly string[], folder: string, cache: string) {
  const made = await inThreads('renderPages', paths, 25, (some) => ({ folder, paths: some, cache }))
  return made.flat()
}

type Worker = Pick<typeof import('./page-worker.ts'), 'renderPages' | 'drawImages'>

/** Lets worker threads do something with a few of the items at a time; a handful is not worth starting one. */
async function inThreads<Name extends keyof Worker, Item>(
  name: Name,
  items: readonly Item[],
  atOnce: number,
  task: (some: readonly Item[]) => Parameters<Worker[Name]>[0],
): Promise<Awaited<ReturnType<Worker[Name]>>[]> {
  if (items.length === 0) return []
  if (items.length <= few) {
    const work = (await import('./page-worker.ts'))[name] as (task: unknown) => ReturnType<Worker[Name]>
    return [await work(task(items))]
  }
  const parts = Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  )
  const threads = Math.min(availableParallelism(), parts.length)
  const { Piscina } = await import('piscina')
  const pool = new Piscina({
    filename: new URL('./page-thread.mjs', import.meta.url).href,
    execArgv: ['--import', import.meta.resolve('tsx')],
    minThreads: threads,
    maxThreads: threads,
    // What a page is made of is short-lived.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
  try {
    return await Promise.all(parts.map((some) => pool.run(task(some), { name })))
  } finally {
    await pool.destroy()
  }
}

/** To start a thread takes as long as to render so many pages. */
const few = 20

async function readIndex(
  read: (name: string) => Promise<Buffer | undefined>,
  name: string,
): Promise<Map<string, RenderedPage>> {
  const bytes = await read(name)
  const pages = bytes ? unpackPages(JSON.parse(bytes.toString())) : []
  return new Map(pages.map((page) => [page.path, page]))
}
