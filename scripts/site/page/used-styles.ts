import { type Selector, transform } from 'lightningcss'

/**
 * The part of a style sheet that a first paint needs. Leaves out rules with classes that no page has, for printing, and
 * for what a visitor does later: by then the whole style sheet is loaded.
 *
 * @param tokens custom properties that pages use in attributes, as drawings do
 */
export function usedStyles(
  css: string,
  classes: ReadonlySet<string>,
  tokens: ReadonlySet<string> = new Set(),
): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        // Never a changed rule: lightningcss (1.33) cannot read all rules that it passes to visitors.
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
  // A second time, because empty rules are removed only when they are parsed.
  const { code: clean } = transform({ filename: 'page.css', code, minify: true, targets })
  return withoutUnusedTokens(clean.toString(), tokens)
}

/** Leaves out custom properties that no remaining rule uses, again and again: one may only be used by another. */
function withoutUnusedTokens(css: string, tokens: ReadonlySet<string>): string {
  const used = new Set([...tokens, ...tokensIn(css)])
  const rest = css.replace(/(?<=[{;])(--[\w-]+):[^;}]*(;|(?=}))/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  )
  return rest === css ? css : withoutUnusedTokens(rest, tokens)
}

/** The custom properties that a style sheet or an attribute uses. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
}

/** Prefixes for older browsers are only in the whole style sheet. The version is in the third byte. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: 17 << 16 }

/** Whether a selector can match at the first paint: all its classes are used, and nothing is under the pointer. */
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
