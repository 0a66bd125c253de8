import { tokensIn, usedStyles } from './used-styles.ts'

/**
 * The styles that pages carry themselves, see `defer-application.ts`. Pages with the same style sheets are of one
 * kind and get one style: of their sheets, what any of them needs at its first paint. So a policy that is sent with
 * every page need not name many, however many articles there are.
 *
 * What a kind needs is known when all pages are rendered: until then a page has a mark in the style's place.
 *
 * @param readAsset the text of a style sheet by its address
 */
export function createPageStyles(readAsset: (address: string) => string) {
  const kinds = new Map<string, Kind>()

  return {
    /** Notes what a page needs, and returns the mark for its style. */
    note(page: string, faces: string, sheets: readonly string[]): string {
      const key = sheets.join(' ')
      const kind = kinds.get(key) ?? { classes: new Set(), tokens: new Set(), css: '' }
      if (kind.css === '') kind.css = faces + sheets.map(readAsset).join('')
      kinds.set(key, kind)
      for (const name of classesIn(page)) kind.classes.add(name)
      for (const name of tokensIn(page)) kind.tokens.add(name)
      return `<!--styles ${key}-->`
    },

    /** Puts the style in the place of a page's mark. Throws where there is none. */
    put(page: string): string {
      const [mark = '', key = ''] = /<!--styles ([^>]*)-->/.exec(page) ?? []
      const kind = kinds.get(key)
      if (kind === undefined) throw new Error('the page has no mark for its style, one was expected')
      kind.style ??= usedStyles(kind.css, kind.classes, kind.tokens)
      return page.replace(mark, () => `<style>${kind.style}</style>`)
    },
  }
}

export type PageStyles = ReturnType<typeof createPageStyles>

type Kind = { css: string; classes: Set<string>; tokens: Set<string>; style?: string }

function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
}
