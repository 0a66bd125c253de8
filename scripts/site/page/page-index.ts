import type { PageHead } from '../../../src/page-head.ts'
import type { Cache } from '../../io/cache.ts'
import type { OgImage } from '../og/og-image.ts'
import type { PageFacts } from './page-facts.ts'

/** A page as it was rendered, without its policy and style, which depend on all pages. */
export type RenderedPage = PageFacts & {
  path: string
  /** The addresses of its style sheets. */
  styleSheets: readonly string[]
  head: PageHead
  image: OgImage
  /** The key of its HTML in the cache, and where the pieces of it end, see `compose-page.ts`. */
  html: string
  ends: readonly [start: number, head: number]
  /** What was read to render it, each with the version of that: a hash, a day, a year. */
  reads: readonly (readonly [name: string, version: string])[]
}

/** Thousands of pages have the same classes and links. With each text once, the index is a tenth as large. */
const lists = ['styleSheets', 'addresses', 'ids', 'classes', 'tokens', 'scripts', 'styles'] as const

type Lists = Pick<RenderedPage, (typeof lists)[number]>

type Index = { texts: string[]; pages: (Omit<RenderedPage, keyof Lists> & { places: number[][] })[] }

/** The pages of an earlier build by their paths; empty if there was none. */
export function readPageIndex(cache: Cache, key: string): Map<string, RenderedPage> {
  const bytes = cache.read(key)
  const { texts, pages }: Index = bytes ? JSON.parse(bytes.toString()) : { texts: [], pages: [] }
  const unpack = (places: readonly number[] = []) => places.map((place) => texts[place] as string)
  return new Map(
    pages.map(({ places, ...page }) => {
      const unpacked = Object.fromEntries(lists.map((name, index) => [name, unpack(places[index])]))
      return [page.path, { ...page, ...(unpacked as unknown as Lists) }]
    }),
  )
}

export function writePageIndex(cache: Cache, key: string, pages: readonly RenderedPage[]): void {
  const places = new Map<string, number>()
  const placeOf = (text: string) => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const packed = pages.map(({ styleSheets, addresses, ids, classes, tokens, scripts, styles, ...page }) => ({
    ...page,
    places: [styleSheets, addresses, ids, classes, tokens, scripts, styles].map((list) => list.map(placeOf)),
  }))
  const index: Index = { texts: [...places.keys()], pages: packed }
  cache.write(key, Buffer.from(JSON.stringify(index)))
}
