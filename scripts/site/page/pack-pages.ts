import type { RenderedPage } from './rendered-page.ts'

/** Pages in which each text that many of them have stands once. */
export type PackedPages = { texts: string[]; pages: PackedPage[] }

type PackedPage = Omit<RenderedPage, 'style' | 'links' | 'inline'> & { lists: number[][] }

/**
 * Thousands of pages have the same classes, and the same links in header and footer: with each text once, they are a
 * tenth as large on the disk and in memory.
 */
export function packPages(pages: readonly RenderedPage[]): PackedPages {
  const places = new Map<string, number>()
  const placeOf = (text: string) => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const packed = pages.map(({ style, links, inline, ...page }) => ({
    ...page,
    lists: [style.sheets, style.classes, style.tokens, links.addresses, links.ids]
      .concat([inline.scripts, inline.styles])
      .map((list) => list.map(placeOf)),
  }))
  return { texts: [...places.keys()], pages: packed }
}

export function unpackPages({ texts, pages }: PackedPages): RenderedPage[] {
  return pages.map(({ lists, ...page }) => {
    const [sheets = [], classes = [], tokens = [], addresses = [], ids = [], scripts = [], styles = []] =
      lists.map((list) => list.map((place) => texts[place] as string))
    return {
      ...page,
      style: { sheets, classes, tokens },
      links: { addresses, ids },
      inline: { scripts, styles },
    }
  })
}
