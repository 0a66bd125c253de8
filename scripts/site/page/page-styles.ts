import { type Selector, transform } from 'lightningcss'

/**
 * Returns the style of each page: what its first paint needs, by what is named on the page (`PageFacts`). Thousands of
 * articles have the same elements, and share a style.
 *
 * @param css all styles of the site
 */
export function pageStyles(css: string): (names: readonly string[]) => string {
  const styles = new Map<string, string>()
  return (names) => {
    const key = names.join(' ')
    const style = styles.get(key) ?? usedStyles(css, new Set(names))
    styles.set(key, style)
    return style
  }
}

/**
 * The part of a style sheet that a first paint needs. Leaves out rules for elements, attributes (53 bytes of home with
 * brotli) and classes that the page does not have, for printing (295), for what a visitor does later (214) and transitions
 * (65): by then the whole style sheet is loaded.
 */
export function usedStyles(css: string, names: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        // Never a changed rule: lightningcss (1.33) cannot read all rules that it passes to visitors.
        style({ value: { selectors } }) {
          return selectors.some((selector) => canMatch(selector, names)) ? undefined : []
        },
        media(rule) {
          const { mediaQueries } = rule.value.query
          const isForPaper = mediaQueries.every(
            ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
          )
          return isForPaper ? [] : undefined
        },
      },
      Declaration: { transition: () => [] },
    },
  })
  // A second time, because empty rules are removed only when they are parsed.
  return transform({ filename: 'page.css', code, minify: true }).code.toString()
}

/** Whether a selector can match at the first paint: all its names are used, and the visitor has done nothing. */
function canMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  // The inline script in the head gives the root its attributes.
  const isAboutRoot = selector.some(
    (component) =>
      (component.type === 'pseudo-class' && component.kind === 'root') ||
      (component.type === 'type' && component.name === 'html'),
  )
  return selector.every((component) => {
    if (component.type === 'class') return names.has(`.${component.name}`)
    if (component.type === 'type') return names.has(component.name)
    if (component.type === 'attribute') return isAboutRoot || names.has(`[${component.name}]`)
    if (component.type !== 'pseudo-class') return true
    const { kind } = component
    if (later.includes(kind)) return false
    if (kind !== 'is' && kind !== 'where' && kind !== 'has') return true
    return component.selectors.some((inner) => canMatch(inner, names))
  })
}

const later = ['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'modal', 'popover-open']
