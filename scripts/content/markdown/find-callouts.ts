import type { Blockquote, Root } from 'mdast'
import type { VFile } from 'vfile'

export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const

/**
 * Finds callouts as GitHub does: a quotation that stands in no other block, begins with a line that is nothing but
 * `[!NOTE]` or its kin, in any case, and says something after it. The marker goes, and the quotation gets its kind
 * as `data-callout`. Any other quotation stays as it was written.
 */
export function remarkFindCallouts() {
  return (tree: Root, file: VFile): undefined => {
    for (const node of tree.children) {
      if (node.type === 'blockquote') markCallout(node, String(file.value))
    }
  }
}

function markCallout(quotation: Blockquote, source: string): void {
  const [paragraph, ...others] = quotation.children
  if (paragraph?.type !== 'paragraph') return
  const [text, ...rest] = paragraph.children
  // The source tells a marker from `\[!NOTE]` and from one that something follows.
  const line = source.slice(paragraph.position?.start.offset).split(/[\r\n]/, 1)[0] ?? ''
  const kind = /^\[!(\w+)\][ \t]*$/.exec(line)?.[1]?.toLowerCase()
  if (text?.type !== 'text' || !calloutKinds.some((known) => known === kind)) return

  const said = text.value.replace(/^\[!\w+\](\r\n|\r|\n)?/, '')
  if (said === '' && rest.length === 0 && others.length === 0) return
  text.value = said
  if (said === '') {
    // Two spaces behind the marker are a line break.
    paragraph.children = rest[0]?.type === 'break' ? rest.slice(1) : rest
    if (paragraph.children.length === 0) quotation.children = others
  }
  quotation.data = { ...quotation.data, hProperties: { dataCallout: kind } }
}
