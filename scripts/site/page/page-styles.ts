import { hashOf } from '../security/policy.ts'
import type { PageFacts } from './page-facts.ts'
import { usedStyles } from './used-styles.ts'

/** The style that a page carries itself, and its hash as a policy names it. */
export type PageStyle = { css: string; hash: string }

type StyledPage = Pick<PageFacts, 'classes' | 'tokens'> & { styleSheets: readonly string[] }

/**
 * Returns the style of each page: of its style sheets, what its first paint needs. Pages with the same style sheets
 * share one style, which has what any of them needs; so the policy that is sent with every page has few hashes,
 * however many articles there are.
 *
 * @param readSheet the text of a style sheet by its address
 * @param fontFaces come before all other rules
 */
export function pageStyles(
  pages: readonly StyledPage[],
  readSheet: (address: string) => string,
  fontFaces: string,
): (page: StyledPage) => PageStyle {
  const kinds = new Map<string, { classes: Set<string>; tokens: Set<string>; style?: PageStyle }>()
  const kindOf = ({ styleSheets }: StyledPage) => {
    const key = styleSheets.join(' ')
    const kind = kinds.get(key) ?? { classes: new Set(), tokens: new Set() }
    kinds.set(key, kind)
    return kind
  }
  for (const page of pages) {
    const { classes, tokens } = kindOf(page)
    for (const name of page.classes) classes.add(name)
    for (const name of page.tokens) tokens.add(name)
  }
  return (page) => {
    const kind = kindOf(page)
    if (kind.style === undefined) {
      const sheets = fontFaces + page.styleSheets.map(readSheet).join('')
      const css = usedStyles(sheets, kind.classes, kind.tokens)
      kind.style = { css, hash: hashOf(css) }
    }
    return kind.style
  }
}
