import { type Selector, transform } from 'lightningcss'

/**
 * The part of a style sheet that is needed for a first paint: rules with a class that is not there go, and so do
 * those for printing and for what a visitor does later: the whole sheet follows. Rules without classes stay.
 *
 * @param tokens custom properties that the pages name themselves, as drawings do
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
  const { code: clean } = transform({ filename: 'page.css', code, minify: true, targets })
  return withoutUnusedTokens(clean.toString(), tokens)
}

/** Custom properties are for rules that have gone, too; one may only have been there for another. */
function withoutUnusedTokens(css: string, tokens: ReadonlySet<string>): string {
  const used = new Set([...tokens, ...tokensIn(css)])
  const rest = css.replace(/(?<=[{;])(--[\w-]+):[^;}]*(;|(?=}))/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  )
  return rest === css ? css : withoutUnusedTokens(rest, tokens)
}

/** The custom properties that a style sheet or a page asks for. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
}

/** Without the prefixes of browsers before these, which are in the whole sheet. Three numbers in three bytes. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: 17 << 16 }

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
