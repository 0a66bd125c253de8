import type { Heading, Nodes, Paragraph, TableCell } from 'mdast'

/**
 * A paragraph, heading or cell: where its source begins, and the source with everything covered that is no text, so that
 * offsets stay the same: `cover` instead of code, marks and addresses, `coveredAddress` instead of an address as such.
 */
export type Block = { node: Paragraph | Heading | TableCell; start: number; source: string }

const cover = '\ufffc'
const coveredAddress = '\ufffa'

/** What is read as text, block by block. */
export function proseOf(nodes: readonly Nodes[], text: string): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return []
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    return [{ node, start, source: uncover(node, text, start, end) }]
  })
}

function uncover(node: Nodes, text: string, start: number, end: number): string {
  if (node.type === 'text') return text.slice(start, end)
  if (!('children' in node)) return cover.repeat(end - start)
  // Of an address without a text of its own, the text is the address.
  if (node.type === 'link' && text[start] !== '[') return coveredAddress.repeat(end - start)
  let source = ''
  for (const child of node.children) {
    const [from = start, to = start] = [child.position?.start.offset, child.position?.end.offset]
    source += cover.repeat(from - start - source.length) + uncover(child, text, from, to)
  }
  return source + cover.repeat(end - start - source.length)
}
