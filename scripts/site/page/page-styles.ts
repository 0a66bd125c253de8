import { hashOf } from '../security/policy.ts'
import { tokensIn, usedStyles } from './used-styles.ts'

/** What a page needs of its style sheets at its first paint. */
export type StyleNeeds = {
  /** The addresses of the sheets, in their order. */
  sheets: readonly string[]
  classes: readonly string[]
  /** Custom properties that it names itself, as drawings do. */
  tokens: readonly string[]
}

export function styleNeeds(page: string, sheets: readonly string[]): StyleNeeds {
  return {
    sheets,
    classes: [...new Set(classesIn(page))].sort(),
    tokens: [...new Set(tokensIn(page))].sort(),
  }
}

/** What stands in a page in the place of its style until that is known. */
export function styleMark(sheets: readonly string[]): string {
  return `<!--styles ${sheets.join(' ')}-->`
}

/**
 * The styles that pages carry themselves, see `defer-application.ts`. Pages with the same style sheets are of one
 * kind and get one style: of their sheets, what any of them needs at its first paint. So a policy that is sent with
 * every page need not name many, however many articles there are.
 *
 * What a kind needs is known when it is known of all pages: until then a page has a mark in the style's place.
 *
 * @param readAsset the text of a style sheet by its address
 * @param faces the fonts, before all other rules
 */
export function createPageStyles(readAsset: (address: string) => string, faces: string) {
  const kinds = new Map<string, Kind>()

  return {
    add({ sheets, classes, tokens }: StyleNeeds): void {
      const mark = styleMark(sheets)
      const kind = kinds.get(mark) ?? { sheets, classes: new Set(), tokens: new Set() }
      kinds.set(mark, kind)
      for (const name of classes) kind.classes.add(name)
      for (const name of tokens) kind.tokens.add(name)
    },

    /** The style of a kind, and its hash as a policy names it. Throws where no page has told what it needs. */
    get(sheets: readonly string[]): PageStyle {
      const kind = kinds.get(styleMark(sheets))
      if (kind === undefined) throw new Error(`no page needs ${sheets.join(' ')}, one was expected to`)
      if (kind.style === undefined) {
        const css = usedStyles(faces + kind.sheets.map(readAsset).join(''), kind.classes, kind.tokens)
        kind.style = { css, hash: hashOf(css) }
      }
      return kind.style
    },
  }
}

type PageStyle = { css: string; hash: string }

export type PageStyles = ReturnType<typeof createPageStyles>

/** Puts a style in the place of its mark. Throws where there is none. */
export function putStyle(page: string, sheets: readonly string[], style: string): string {
  const mark = styleMark(sheets)
  if (!page.includes(mark)) throw new Error('the page has no mark for its style, one was expected')
  return page.replace(mark, () => `<style>${style}</style>`)
}

type Kind = { sheets: readonly string[]; classes: Set<string>; tokens: Set<string>; style?: PageStyle }

function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
}
