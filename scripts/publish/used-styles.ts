import { type Selector, transform } from 'lightningcss'

/**
 * The part of a style sheet that is needed for a first paint: rules with a class that is not there go, and so do
 * those for printing and for what a visitor does later: the whole sheet follows. Rules without classes stay.
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
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

/**
 * Whether a selector can match at the first paint: nothing is under the pointer then, and every class that it asks
 * for is there; what is asked for in a negation need not be.
 */
function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.every((component) => {
    if (component.type === 'class') return classes.has(component.name)
    if (component.type === 'pseudo-element') return !component.kind.startsWith('view-transition')
    if (component.type !== 'pseudo-class') return true
    if (component.kind === 'hover' || component.kind === 'active') return false
    if (component.kind !== 'is' && component.kind !== 'where' && component.kind !== 'any') return true
    return component.selectors.some((inner) => canMatch(inner, classes))
  })
}
