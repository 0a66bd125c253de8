import type { Element, ElementContent, Parents, Properties, Root } from 'hast'
import type { VFile } from 'vfile'

/** What a visitor returns so that nothing inside the element is visited. */
export const SKIP = 'skip'

/** What it returns does not count, unless it is `SKIP`. */
type Visitor = (element: Element, index: number, parent: Parents) => unknown

/** Visits each element in the order of the text. With unist-util-visit a post takes a fifth longer. */
export function walkElements(parent: Parents, visitor: Visitor): void {
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index]
    if (child?.type !== 'element') continue
    if (visitor(child, index, parent) !== SKIP) walkElements(child, visitor)
  }
}

/** A plugin that visits each element; `createVisitor` is called for each tree. */
export function elementPlugin(createVisitor: (file: VFile) => Visitor) {
  return () =>
    (tree: Root, file: VFile): undefined =>
      walkElements(tree, createVisitor(file)) as undefined
}

/** The text of a node as it is read, with alternative texts and without the marks of footnotes. */
export function readableText(node: Root | Element): string {
  return node.children.map((child) => textOf(child as ElementContent)).join('')
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const { properties, tagName } = node
  if (tagName === 'img') return typeof properties.alt === 'string' ? properties.alt : ''
  if (properties.id === 'footnote-label') return ''
  if (properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined) return ''
  return readableText(node)
}

export function h(tagName: string, properties: Properties, ...children: (ElementContent | string)[]) {
  const nodes = children.map((child) =>
    typeof child === 'string' ? { type: 'text' as const, value: child } : child,
  )
  return { type: 'element', tagName, properties, children: nodes } satisfies Element
}
