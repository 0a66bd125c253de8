import type { Nodes } from 'mdast'

/** In place of code, marks and the addresses of links. */
const hidden = '\ufffc'
/** In place of an address that is its own text, such as `https://example.com`. */
const bareAddress = '\ufffa'

/** What readers see of paragraphs, headings and cells, at the same offsets; all else is hidden or blank. */
export function readProse(nodes: readonly Nodes[], text: string): string {
  let prose = ''
  for (const node of nodes) {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') continue
    const [start, end] = offsetsOf(node)
    prose += fill(text.slice(prose.length, start), ' ') + hideMarks(node, text, start, end)
  }
  return prose
}

/** Where a parsed node begins and ends in its file. */
export function offsetsOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

function hideMarks(node: Nodes, text: string, start: number, end: number): string {
  const source = text.slice(start, end)
  if (node.type === 'text') return source
  if (!('children' in node)) return fill(source, hidden)
  if (node.type === 'link' && !source.startsWith('[')) return fill(source, bareAddress)
  let shown = ''
  for (const child of node.children) {
    const [from, to] = offsetsOf(child)
    shown += fill(source.slice(shown.length, from - start), hidden) + hideMarks(child, text, from, to)
  }
  return shown + fill(source.slice(shown.length), hidden)
}

function fill(source: string, sign: string): string {
  return source.replace(/[^\n]/g, sign)
}
