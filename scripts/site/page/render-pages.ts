import { articlePaths, blogPagePaths, sourceDay, sourceYear } from '../../../src/blog/read-content.ts'
import { cacheFolder, openCache } from '../../io/cache.ts'
import type { OnProgress } from '../build-log.ts'
import { type Bundle, writeServer } from '../bundle/open-bundle.ts'
import { SiteError } from '../links.ts'
import { drawingCache, type OgImage } from '../og/og-image.ts'
import type { PagePieces } from './compose-page.ts'
import { type RenderedPage, readPageIndex, writePageIndex } from './page-index.ts'
import type { PageWorkers } from './page-workers.ts'

export type RenderedSite = {
  /** In the order of their paths. */
  pages: RenderedPage[]
  /** How many of them were rendered now. */
  rendered: number
  readPage: (page: RenderedPage) => Promise<PagePieces<Uint8Array>>
}

/**
 * Renders the pages whose content has changed since they were last rendered with this bundle, and takes the others from
 * the cache.
 *
 * @param content the compiled content: the hash of each file
 */
export async function renderPages(
  bundle: Bundle,
  content: ReadonlyMap<string, string>,
  workers: PageWorkers,
  onProgress?: OnProgress,
  folder = cacheFolder('pages'),
): Promise<RenderedSite> {
  const paths = [...bundle.paths, ...(await articlePaths()), ...(await blogPagePaths())].sort()
  const server = writeServer(bundle)
  const cache = openCache(folder)
  const versionOf = (read: string) =>
    read === 'day' ? sourceDay() : read === 'year' ? String(sourceYear()) : content.get(read)
  const isValid = ({ reads, html }: RenderedPage) =>
    reads.every(([read, version]) => versionOf(read) === version) && cache.has(html)
  const render = (paths: readonly string[]) =>
    workers.run('renderPages', paths, 25, (some) => ({ server, cache: folder, paths: some }), onProgress)

  const index = `index-${bundle.key}`
  const known = readPageIndex(cache, index)
  const missing = paths.filter((path) => {
    const page = known.get(path)
    return page === undefined || !isValid(page)
  })
  const isIndexValid = missing.length === 0 && known.size === paths.length
  for (const { reads, ...page } of (await render(missing)).flat()) {
    known.set(page.path, { ...page, reads: reads.map((read) => [read, versionOf(read) ?? '']) })
  }
  const pages = paths.map((path) => known.get(path) as RenderedPage)
  if (!isIndexValid) writePageIndex(cache, index, pages)

  const readPage = async ({ path, html, ends: [start, head] }: RenderedPage) => {
    let bytes = cache.read(html)
    if (bytes === undefined) {
      // Its file is there, but broken.
      await render([path])
      bytes = cache.read(html)
    }
    if (bytes === undefined)
      throw new SiteError(
        `${path}: expected a page in ${folder}, found none; is the disk full, or read-only?`,
      )
    return [bytes.subarray(0, start), bytes.subarray(start, head), bytes.subarray(head)] as const
  }
  return { pages, rendered: missing.length, readPage }
}

/** Draws the images that no earlier build has drawn; returns how many. */
export async function drawImages(
  images: readonly OgImage[],
  workers: PageWorkers,
  onProgress?: OnProgress,
): Promise<number> {
  const cache = openCache(drawingCache)
  const byName = new Map(images.map((image) => [image.name, image]))
  const missing = [...byName.values()].filter(({ name }) => !cache.has(name))
  await workers.run('drawImages', missing, 10, (some) => some, onProgress)
  return missing.length
}
