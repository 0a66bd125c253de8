import type { Omission } from '../../../src/layout/missing-pages.ts'
import type { PageHead } from '../../../src/page-head.ts'
import { cacheFolder, openCache } from '../../io/cache.ts'
import type { OgImage } from '../og/og-image.ts'
import type { PageFacts } from './page-facts.ts'

/** A page as it was rendered, without its policy and style, which depend on all pages. */
export type RenderedPage = PageFacts & {
  path: string
  /** The addresses of its style sheets. */
  styleSheets: readonly string[]
  head: PageHead
  image?: OgImage
  omissions: readonly Omission[]
  /** The key of its HTML in the cache, and where the pieces of it end, see `compose-page.ts`. */
  html: string
  ends: readonly [start: number, head: number]
  /** What was read to render it, each with the version of that: a hash, a day, a year. */
  dependencies: readonly (readonly [name: string, version: string])[]
}

/** The HTML of pages by its hash, and the index of the pages of a bundle. */
export const pageCache = openCache(cacheFolder('pages'))

const lists = ['styleSheets', 'addresses', 'ids', 'classes', 'tokens', 'scripts', 'styles'] as const

/** Thousands of pages have the same classes and links. With each text once, the index is a tenth as large. */
type Index = { texts: string[]; pages: [page: Partial<RenderedPage>, places: number[][]][] }

/** The pages of an earlier build by their paths; empty if there was none. */
export function readPageIndex(key: string, cache = pageCache): Map<string, RenderedPage> {
  const { texts, pages }: Index = JSON.parse(String(cache.read(key) ?? '{"texts":[],"pages":[]}'))
  return new Map(
    pages.map(([rest, places]) => {
      const unpacked = lists.map((name, index) => [name, places[index]?.map((place) => texts[place])])
      const page: RenderedPage = { ...rest, ...Object.fromEntries(unpacked) }
      return [page.path, page]
    }),
  )
}

export function writePageIndex(key: string, pages: readonly RenderedPage[], cache = pageCache): void {
  const places = new Map<string, number>()
  const placeOf = (text: string) => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const withoutLists = Object.fromEntries(lists.map((name) => [name, undefined]))
  const packed = pages.map((page): Index['pages'][number] => [
    { ...page, ...withoutLists },
    lists.map((name) => page[name].map(placeOf)),
  ])
  const index: Index = { texts: [...places.keys()], pages: packed }
  cache.write(key, Buffer.from(JSON.stringify(index)))
}
