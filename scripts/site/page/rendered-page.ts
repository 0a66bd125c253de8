import type { Omission } from '../../../src/layout/missing-pages.ts'
import type { PageHead } from '../../../src/page-head.ts'
import { cacheFolder, openCache } from '../../io/cache.ts'
import type { OgImage } from '../og/og-image.ts'
import type { PageFacts } from './page-facts.ts'

/** A page as it was rendered, without its policy and style, which depend on all pages. */
export type RenderedPage = PageFacts & {
  path: string
  head: PageHead
  image?: OgImage
  omissions: readonly Omission[]
  /** The key of its HTML in the cache, and where the pieces of it end, see `compose-page.ts`. */
  html: string
  ends: readonly [start: number, head: number]
  /** What was read to render it, each with the version of that: a hash, a day, a year. */
  dependencies: readonly (readonly [name: string, version: string])[]
}

/** The HTML of pages by its hash, and the list of all pages of a bundle. */
export const pageCache = openCache(cacheFolder('pages'))
