import type { Element, Parents } from 'hast'

/** What a visitor returns so that nothing inside the element is visited. */
export const SKIP = 'skip'

/** What it returns does not count, unless it is `SKIP`. */
type Visitor = (element: Element, index: number, parent: Parents) => unknown

/**
 * Visits each element below a node, in the order of the text. What `visit` of unist-util-visit does, which defines the
 * name of a function again for each node: a fifth of the time that a post takes.
 */
export function walkElements(parent: Parents, visitor: Visitor): void {
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index]
    if (child?.type !== 'element') continue
    if (visitor(child, index, parent) !== SKIP) walkElements(child, visitor)
  }
}
