import { type Selector, transform } from 'lightningcss'

/**
 * The part of a style sheet that a page needs for its first paint: rules with a class that the page does not
 * have go, and so do those for printing and for what a visitor does later: the whole sheet follows. Rules without
 * classes stay.
 *
 * @param html the page, with what waits in its templates; without it, all classes count as used
 */
export function usedStyles(css: string, html?: string): string {
  const classes = html === undefined ? undefined : classesIn(html)
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        // Left whole or taken out: lightningcss (1.33) does not read every rule back that it has given out.
        style({ value: { selectors } }) {
          return selectors.some((selector) => canMatch(selector, classes)) ? undefined : []
        },
        media(rule) {
          const { mediaQueries } = rule.value.query
          const isForPaper = mediaQueries.every(
            ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
          )
          return isForPaper ? [] : undefined
        },
      },
    },
  })
  // Once more: only what is read anew is rid of rules that have become empty.
  return transform({ filename: 'page.css', code, minify: true }).code.toString()
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

/**
 * Whether a selector can match at the first paint: nothing is under the pointer then, and every class that it asks
 * for is there; what is asked for in a negation need not be.
 */
function canMatch(selector: Selector, classes: ReadonlySet<string> | undefined): boolean {
  return selector.every((component) => {
    if (component.type === 'class') return classes?.has(component.name) ?? true
    if (component.type === 'pseudo-element') return !component.kind.startsWith('view-transition')
    if (component.type !== 'pseudo-class') return true
    if (component.kind === 'hover' || component.kind === 'active') return false
    if (component.kind !== 'is' && component.kind !== 'where' && component.kind !== 'any') return true
    return component.selectors.some((inner) => canMatch(inner, classes))
  })
}
