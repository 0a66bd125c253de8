import type { Blockquote, Root } from 'mdast'
import type { VFile } from 'vfile'

export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const

/**
 * Finds callouts as GitHub does: a quotation that is in no other block, begins with a line that is only
 * `[!NOTE]` or one of the others, in any case, and has text after it. The marker goes, and the quotation gets its kind
 * as `data-callout`. Any other quotation stays as it was written.
 */
export function remarkFindCallouts() {
  // A new tree: the rules for writers read the one that was parsed.
  return (tree: Root, file: VFile): Root => ({
    ...tree,
    children: tree.children.map((node) =>
      node.type === 'blockquote' ? withoutMarker(node, String(file.value)) : node,
    ),
  })
}

function withoutMarker(quotation: Blockquote, source: string): Blockquote {
  const [paragraph, ...others] = quotation.children
  if (paragraph?.type !== 'paragraph') return quotation
  const [text, ...rest] = paragraph.children
  // The source tells a marker from `\[!NOTE]` and from one that something follows.
  const line = source.slice(paragraph.position?.start.offset).split(/[\r\n]/, 1)[0] ?? ''
  const kind = /^\[!(\w+)\][ \t]*$/.exec(line)?.[1]?.toLowerCase()
  if (text?.type !== 'text' || !calloutKinds.some((known) => known === kind)) return quotation

  const value = text.value.replace(/^\[!\w+\](\r\n|\r|\n)?/, '')
  // Two spaces behind the marker are a line break.
  const children =
    value !== '' ? [{ ...text, value }, ...rest] : rest[0]?.type === 'break' ? rest.slice(1) : rest
  const said = children.length === 0 ? others : [{ ...paragraph, children }, ...others]
  if (said.length === 0) return quotation
  return { ...quotation, children: said, data: { ...quotation.data, hProperties: { dataCallout: kind } } }
}
