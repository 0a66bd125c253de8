import type { PageHead } from '../../../src/site/page-head.ts'
import { cacheFolder, openCache } from '../../io/cache.ts'
import type { PageFacts } from './page-facts.ts'
import type { SearchEntry } from './search-entries.ts'

/** What the site as a whole has to know about a page. */
export type RenderedPage = Pick<PageFacts, 'addresses' | 'ids'> & {
  path: string
  head: PageHead
  /** The preview picture of an article, and the address of the picture that it is cropped from. */
  image?: { path: string; picture: string }
  search: readonly SearchEntry[]
  /** The key of its HTML in the cache. */
  html: string
  /** What was read to render it, each with the version of that: a hash, a day, a year. */
  dependencies: readonly (readonly [name: string, version: string])[]
}

/** The HTML of pages by its hash, and the list of all pages of a bundle. */
export const pageCache = openCache(cacheFolder('pages'))
